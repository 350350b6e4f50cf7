import { chmodSync, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { OWNER_ONLY } from './owner-only.ts'
import type { StoredInquiry } from './store.ts'

const COLUMNS = ['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery']

/** What a spreadsheet may take for a formula: the signs, plain or full width, also behind blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** Inquiries as lines of CSV in which no cell is a formula: one that would be begins with an apostrophe. */
export const csvWriter = () =>
  stringify({
    header: true,
    bom: true,
    record_delimiter: 'windows',
    // A lone line feed would end the line as well.
    quoted_match: /[\r\n]/,
    columns: COLUMNS,
    cast: {
      boolean: (value) => String(value),
      string: (text) => (FORMULA.test(text) ? `'${text}` : text),
    },
  })

/** Writes inquiries into a file that only its owner may read. */
export async function writeCsv(inquiries: AsyncIterable<StoredInquiry>, file: string) {
  const output = createWriteStream(file, { mode: OWNER_ONLY })
  output.once('open', () => chmodSync(file, OWNER_ONLY))
  await pipeline(inquiries, csvWriter(), output)
}
