import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { assert, asyncProperty } from 'fast-check'
import { expect, test } from 'vitest'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { csvStream } from './csv.ts'
import { nastyText, storedInquiry } from './testing/nasty-inquiry.ts'

/** The cells of a CSV text as RFC 4180 has them. */
function cellsOf(csv: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!)
    if (end === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}

const TEXT = nastyText([...`=+-@＝";'\t\r\n \0`, '\r\n', ' =1+1'])

test('export: no text leaves its cell or runs as a formula, and each is there', () =>
  assert(
    asyncProperty(TEXT, TEXT, async (name, message) => {
      const inquiries = [storedInquiry({ name, message }), storedInquiry({ id: 8 })]
      const csv = await text(Readable.from(inquiries).pipe(csvStream()))
      const [head, cells, ...more] = cellsOf(csv.replace('\u{feff}', ''))
      expect(head).toEqual(['id', 'receivedAt', 'subject', ...FIELD_NAMES, 'spam', 'delivery'])
      expect(cells).toHaveLength(head!.length)
      expect(more).toEqual([
        [
          '8',
          '2027-01-31T12:00:00.000Z',
          ...Array(FIELD_NAMES.length + 1).fill(''),
          'false',
          'sent',
        ],
      ])
      for (const [column, typed] of Object.entries({ name, message })) {
        const cell = cells![head!.indexOf(column)]!
        expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠]/)
        expect([typed, `'${typed}`]).toContain(cell)
      }
    }),
    { numRuns: 300 },
  ))
