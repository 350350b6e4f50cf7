import { stringify } from 'csv-stringify/sync'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import type { StoredInquiry } from './store.ts'

/** Text that a spreadsheet may run as a formula: the signs, plain or full width, also after blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** Inquiries as CSV. An apostrophe goes before each text that would run as a formula. */
export const toCsv = (inquiries: StoredInquiry[]): string =>
  stringify(inquiries, {
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // A lone line feed would end the line as well.
    quoted_match: /[\r\n]/,
    columns: ['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery'],
    cast: {
      boolean: (value) => String(value),
      string: (text) => (FORMULA.test(text) ? `'${text}` : text),
    },
  })
