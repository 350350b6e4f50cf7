import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { parseAnswer, parseAnswers, type QuestionKey } from './questions.ts'

const example = () => parse(readFileSync('scripts/new-company/examples/meridian.yaml', 'utf8'))
const problemsIn = (key: QuestionKey, value: unknown, earlier = {}) =>
  parseAnswer(key, value, earlier).problems

test('answers in an example file: become structured content', () => {
  const { phones, office, figures, form } = parseAnswers('a.yaml', example())
  expect(phones).toEqual([
    { number: '+44 20 7946 0958', label: 'Office' },
    { number: '+44 7700 900123', label: 'Emergencies', allDay: true },
  ])
  expect(office).toEqual({
    fullAddressLines: ['14 Harbour Road', 'Southampton SO14 3XB, Hampshire, United Kingdom'],
    locality: 'Southampton',
    region: 'Hampshire',
    postalCode: 'SO14 3XB',
    country: 'GB',
  })
  expect(figures).toEqual({
    figures: [
      { number: 40, label: 'Ships managed', countUpMs: 2200 },
      { number: 1200, label: 'Seafarers placed', countUpMs: 1700 },
      { number: 98.5, suffix: '%', label: 'Voyages on time', countUpMs: 2000 },
    ],
    source: 'Our own records, 2015 to 2026',
  })
  expect(form).toMatchObject({ endpoint: 'https://api.web3forms.com/submit' })
})

test('address in a town that is also the region: names the town once', () => {
  const { data } = parseAnswer('office', '1 Quay; Singapore; 049213; Singapore; SG', {})
  expect(data).toMatchObject({
    fullAddressLines: ['1 Quay', 'Singapore 049213'],
    region: 'Singapore',
  })
})

test.each<[QuestionKey, unknown, string]>([
  [
    'name',
    ' ',
    'found an empty text, expected text (in quotes if it is a number or contains a colon)',
  ],
  ['email', 'desk', "found 'desk', expected an email address such as operations@company.com"],
  ['phones', '022 1234, Office', "0.number: found '022 1234', expected a telephone number with"],
  ['phones', '', 'found a list of 0, expected a list of at least one telephone number'],
  [
    'office',
    '1 Quay; Oslo; 0150; Oslo; Norway',
    "country: found 'Norway', expected the two-letter",
  ],
  [
    'figures',
    '40 Ships; our records',
    'figures: found a list of 1, expected exactly three figures',
  ],
  ['figures', '40 Ships; 3 Ports; 9% On time', 'found no source of the figures, expected it after'],
  ['sentence', 'Long '.repeat(17), "found 'Long Long Long"],
  ['colour', 'blue', "found 'blue', expected a colour as # and six digits"],
  ['logo', 'nowhere', "found 'nowhere', expected the path of a folder with logo.svg in it"],
  ['site', 'meridian-ships.com', "found 'meridian-ships.com', expected the https address"],
  [
    'form',
    'https://api.web3forms.com/submit',
    'found the fields endpoint, key, expected the address',
  ],
  ['name', 'Łódź Lines', "found 'Ł', expected letters of the site’s font"],
])(
  'invalid answer to %s, %j: is refused with the message for content files',
  (key, value, problem) => {
    expect(problemsIn(key, value)).toEqual([expect.stringContaining(problem)])
  },
)

test.each<[QuestionKey]>([['officeHours'], ['figures'], ['logo'], ['form']])(
  'empty answer to %s: is accepted',
  (key) => {
    expect(problemsIn(key, '')).toEqual([])
  },
)

test('name with letters that the font lacks: needs a logo and an icon', () => {
  const folder = temporaryFolder({ 'logo.svg': '', 'icon.svg': '' })
  const earlier = { name: 'Морские линии', shortName: 'Lines' }
  const problem = expect.stringContaining('the site’s font lacks letters of')
  expect(problemsIn('logo', '', earlier)).toEqual([problem])
  expect(problemsIn('logo', folder, earlier)).toEqual([])
})

test('invalid answers file: is refused with all its errors', () => {
  const wrong = { ...example(), emial: 'a@b.com', email: '', colour: 'blue' }
  expect(() => parseAnswers('a.yaml', wrong)).toThrow(
    /^a\.yaml: emial: found an unknown question.+\na\.yaml: email: found an empty text.+\na\.yaml: colour: found 'blue'/,
  )
})
