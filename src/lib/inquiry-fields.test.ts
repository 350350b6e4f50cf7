import { expect, test } from 'vitest'
import { cleanFieldValue, FIELD_NAMES } from './inquiry-fields.ts'

const INVISIBLE =
  '\u00ad\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2066\u2069\u3164\ufeff'
const NO_BREAK = '\u00a0\u2007\u202f'
const REMOVED = `\t${NO_BREAK} \n${INVISIBLE}\u0000`

test.each(FIELD_NAMES)(
  '%s with spaces and invisible characters at both ends: is trimmed',
  (name) => {
    for (const character of REMOVED)
      expect(
        cleanFieldValue(name, `${character}a@b.example${character}`),
        character.codePointAt(0)!.toString(16),
      ).toBe('a@b.example')
    expect(cleanFieldValue(name, `${REMOVED}a@b.example${REMOVED}`)).toBe('a@b.example')
    expect(cleanFieldValue(name, REMOVED)).toBe('')
  },
)

test('email address and telephone number with invisible characters inside: lose these characters', () => {
  expect(cleanFieldValue('email', `asha${NO_BREAK}${INVISIBLE}\t@rao.example`)).toBe(
    'asha@rao.example',
  )
  expect(cleanFieldValue('phone', `+91\u00a022\u202f${INVISIBLE}1234 5678`)).toBe(
    '+91 22 1234 5678',
  )
})

test('email address with a space inside: keeps the space, so that validation rejects it', () => {
  expect(cleanFieldValue('email', ' asha rao@rao.example ')).toBe('asha rao@rao.example')
})

test.each([
  ['line breaks', 'Two pallets\r\n\r\n  to Hamburg'],
  ['no-break spaces', '5\u00a0t'],
  ['joiners in Hindi', 'क्\u200dष, क्\u200cष'],
  ['a joiner at the end of a Malayalam name', 'മോഹന്\u200d'],
  ['a joined emoji', '👩\u200d✈\ufe0f'],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a combining accent', 'Jose\u0301'],
])('name and message with %s: are unchanged', (_, text) => {
  for (const name of ['name', 'message'] as const) expect(cleanFieldValue(name, text)).toBe(text)
})

test('message with a million spaces between two words: is cleaned before the test times out', () => {
  const message = `a${' '.repeat(1_000_000)}b`
  expect(cleanFieldValue('message', ` ${message} `)).toBe(message)
})
