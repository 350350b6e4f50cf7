import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { array, assert, asyncProperty, constantFrom, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../test-helpers.ts'
import { byField, FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { csvWriter, writeCsv } from './csv.ts'
import type { StoredInquiry } from './store.ts'

const inquiryWith = (texts: Partial<StoredInquiry>): StoredInquiry => ({
  id: 7,
  receivedAt: '2027-01-31T12:00:00.000Z',
  spam: false,
  delivery: 'sent',
  subject: '',
  ...byField(() => ''),
  ...texts,
})

const HEAD = `id,receivedAt,subject,${FIELD_NAMES.join(',')},spam,delivery`

/** The cells of a CSV text as RFC 4180 has them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const NASTY = [
  '=1+1',
  '+1',
  '-1',
  '@A1',
  '\t=1',
  '\r\n=1',
  '\n=1',
  '\r=1',
  ' =1',
  '＝1',
  '"',
  '",=1',
  ';',
  "'",
  '\0',
]
const nastyText = array(tuple(constantFrom(...NASTY), string({ unit: 'binary' })), {
  maxLength: 3,
}).map((parts) => parts.flat().join(''))

test('no text leaves its cell or runs as a formula, and each is there', async () => {
  await assert(
    asyncProperty(nastyText, nastyText, async (name, message) => {
      let csv = ''
      const writer = csvWriter().on('data', (bytes: Buffer) => (csv += bytes))
      writer.end(inquiryWith({ name, message }))
      await new Promise((over) => writer.on('end', over))
      const [head, cells, ...more] = cellsOf(csv.replace('\u{feff}', ''))
      expect([head!.join(','), more]).toEqual([HEAD, []])
      expect(cells).toHaveLength(head!.length)
      for (const [column, text] of Object.entries({ name, message })) {
        const cell = cells![head!.indexOf(column)]!
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect([text.toWellFormed(), `'${text.toWellFormed()}`]).toContain(cell)
      }
    }),
    { numRuns: 300 },
  )
})

async function* some(count: number) {
  for (let id = 1; id <= count; id++) yield inquiryWith({ id, name: `Asha ${id}` })
}

test('writes a file that only its owner may read, also over an old one', async () => {
  const file = join(temporaryFolder(), 'inquiries.csv')
  writeFileSync(file, 'old '.repeat(1000), { mode: 0o644 })
  await writeCsv(some(3), file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const lines = readFileSync(file, 'utf8').trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[3]).toBe('3,2027-01-31T12:00:00.000Z,,Asha 3,,,,,,false,sent')
})
