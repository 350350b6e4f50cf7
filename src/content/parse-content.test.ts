import { expect, test } from 'vitest'
import { parseContent } from './parse-content'

test('reads the data of a file', () => {
  expect(parseContent('footer', 'rights: All Rights Reserved.')).toEqual({
    rights: 'All Rights Reserved.',
  })
})

test.each([
  ['a colon in a text without quotes', 'text: Booked: by one desk', 'line 1'],
  ['a field that is indented too far', 'home: Home\n  about: About', 'line 1'],
  ['a quote that is never closed', "note: 'Dusk\nname: Noon", 'line 2'],
  ['a tab for indentation', 'form:\n\ttitle: Inquiry', 'line 2'],
])('names file and line of %s, and says what helps', (_, text, line) => {
  expect(() => parseContent('about', text)).toThrow(/content\/about\.yaml cannot be read/)
  expect(() => parseContent('about', text)).toThrow(line)
  expect(() => parseContent('about', text)).toThrow(/quotes around a text/)
})
