import { array, assert, constantFrom, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { byField } from '../../src/lib/inquiry-fields.ts'
import { csvOf } from './csv.ts'
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

test('export: no text leaves its cell or runs as a formula, and each is there', () => {
  assert(
    property(nastyText, nastyText, (name, message) => {
      const csv = csvOf([inquiryWith({ name, message })])
      const [head, cells, ...more] = cellsOf(csv.replace('\u{feff}', ''))
      expect([cells!.length, more]).toEqual([head!.length, []])
      for (const [column, text] of Object.entries({ name, message })) {
        const cell = cells![head!.indexOf(column)]!
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect([text, `'${text}`]).toContain(cell)
      }
    }),
    { numRuns: 300 },
  )
})

test('export: one line for each inquiry', () => {
  const csv = csvOf([inquiryWith({ id: 1 }), inquiryWith({ id: 2, name: 'Asha' })])
  expect(csv.trim().split('\r\n')).toEqual([
    'id,receivedAt,subject,name,email,phone,company,service,message,spam,delivery',
    '1,2027-01-31T12:00:00.000Z,,,,,,,,false,sent',
    '2,2027-01-31T12:00:00.000Z,,Asha,,,,,,false,sent',
  ])
})
