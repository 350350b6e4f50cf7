import { chmodSync, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { OWNER_ONLY } from './private-files.ts'
import type { StoredInquiry } from './store.ts'

const COLUMNS = ['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery']

/** Text that a spreadsheet may run as a formula: the signs, plain or full width, also after blanks. */
const FORMULA = /^\s*[=+\-@＝＋－＠]/

/** Turns inquiries into CSV. An apostrophe goes before each text that would run as a formula. */
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

/** Writes inquiries to a file that only its owner may read. */
export async function writeCsv(
  inquiries: AsyncIterable<StoredInquiry> | Iterable<StoredInquiry>,
  file: string,
) {
  const output = createWriteStream(file, { mode: OWNER_ONLY })
  output.once('open', () => chmodSync(file, OWNER_ONLY))
  await pipeline(inquiries, csvWriter(), output)
}
