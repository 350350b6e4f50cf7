import { stringify } from 'csv-stringify'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'

/** Text that a spreadsheet may run as a formula: the signs, plain or full width, also after blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** Turns inquiries into CSV. An apostrophe goes before each text that would run as a formula. */
export const csvStream = () =>
  stringify({
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
