import { array, assert, asyncProperty, constantFrom, string, tuple } from 'fast-check'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { temporaryFolder } from '../test-helpers.ts'
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

/** The cells of a CSV text as RFC 4180 has them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const SIGNS = ['=1+1', '+1', '-1', '@A1', '＝1', '"', ';', "'", '\t', '\r\n', '\n', '\r', ' ', '\0']
const nastyText = array(tuple(constantFrom(...SIGNS), string({ unit: 'binary' })), {
  maxLength: 3,
}).map((parts) => parts.flat().join(''))

test('export: no text leaves its cell or runs as a formula, and each is there', async () => {
  await assert(
    asyncProperty(nastyText, nastyText, async (name, message) => {
      let csv = ''
      const writer = csvWriter().on('data', (bytes: Buffer) => (csv += bytes))
      writer.end(inquiryWith({ name, message }))
      await new Promise((over) => writer.on('end', over))
      const [head, cells, ...more] = cellsOf(csv.replace('\u{feff}', ''))
      expect([cells!.length, more]).toEqual([head!.length, []])
      for (const [column, text] of Object.entries({ name, message })) {
        const cell = cells![head!.indexOf(column)]!
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect([text.toWellFormed(), `'${text.toWellFormed()}`]).toContain(cell)
      }
    }),
    { numRuns: 300 },
  )
})

test('export: writes a file that only its owner may read, also over an old one', async () => {
  const file = join(temporaryFolder(), 'inquiries.csv')
  writeFileSync(file, 'old '.repeat(1000), { mode: 0o644 })
  await writeCsv([inquiryWith({ id: 1 }), inquiryWith({ id: 2, name: 'Asha' })], file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8').trim().split('\r\n')).toEqual([
    expect.stringContaining('id,receivedAt,subject,name,email,'),
    '1,2027-01-31T12:00:00.000Z,,,,,,,,false,sent',
    '2,2027-01-31T12:00:00.000Z,,Asha,,,,,,false,sent',
  ])
})
