import { expect, test } from 'vitest'
import { lengthNote } from './length-note'

const TEXT = '{count} of at most {most}'

test.each([
  ['name', 179, undefined],
  ['name', 180, '180 of at most 200'],
  ['name', 201, '201 of at most 200'],
  ['message', 8999, undefined],
  ['message', 10_000, '10,000 of at most 10,000'],
  ['message', 123_456, '1,23,456 of at most 10,000'],
] as const)('of a %s of %i characters it says %s', (name, length, note) => {
  expect(lengthNote(name, 'x'.repeat(length), TEXT)).toBe(note)
})

test('a line break is one character, however it is written', () => {
  expect(lengthNote('name', '\r\n'.repeat(179), TEXT)).toBeUndefined()
})
