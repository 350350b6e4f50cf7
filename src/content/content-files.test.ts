import { readFileSync } from 'node:fs'
import type { SchemaContext } from 'astro:content'
import { z } from 'astro/zod'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemas } from './schemas'

const context = { image: () => z.string() } as unknown as SchemaContext

const FILES = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [
    name,
    typeof schema === 'function' ? schema(context) : schema,
  ]),
) as unknown as Record<File, z.ZodType>
type File = keyof typeof schemas

const textOf = (file: File) => readFileSync(`content/${file}.yaml`, 'utf8')

/** What the build says of a file: each mistake as `field: message`. */
function mistakesIn(file: File, text: string) {
  const result = FILES[file].safeParse(parse(text))
  return (result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each(Object.keys(FILES) as File[])('content/%s.yaml has no mistake', (file) => {
  expect(mistakesIn(file, textOf(file))).toEqual([])
})

describe('a mistake is named by field, by what was found and by what is wanted', () => {
  test.each<[string, File, RegExp | string, string, string]>([
    [
      'a misspelt field',
      'about',
      '  headline: We connect continents',
      '  headlin: We connect continents',
      "freight: found the unknown field 'headlin', wanted only: headline, text, figures",
    ],
    [
      'a missing field',
      'company',
      /^email: .*$/m,
      '',
      'email: found nothing, wanted an email address such as operations@company.com',
    ],
    [
      'an email address without its sign',
      'company',
      /^email: .*$/m,
      'email: operations.company.com',
      "email: found 'operations.company.com', wanted an email address such as operations@company.com",
    ],
    [
      'a telephone number without a country code',
      'company',
      /(?<=phones:\n {2}- number: ).*/,
      '022 1234 5678',
      "phones.0.number: found '022 1234 5678', wanted a telephone number with its country code, such as +91 22 1234 5678",
    ],
    [
      'a telephone number that YAML takes for a number',
      'company',
      /(?<=phones:\n {2}- number: ).*/,
      '+912212345678',
      'phones.0.number: found the number 912212345678, wanted a telephone number in quotes, such as +91 22 1234 5678',
    ],
    [
      'a word where a number belongs',
      'home',
      /number: .*/,
      'number: many',
      "figures.0.number: found 'many', wanted a number from 0 to 1,000,000,000",
    ],
    [
      'a duration in seconds',
      'about',
      /duration: .*/,
      'duration: 2.2',
      'freight.figures.0.duration: found the number 2.2, wanted milliseconds, 100 to 10000',
    ],
    [
      'an empty text',
      'contact',
      /send: .*/,
      "send: ''",
      'form.send: found an empty text, wanted a line of text (in quotes, if it is a number or holds a colon)',
    ],
    [
      'a service in the wrong place',
      'services',
      '- id: crew',
      '- id: crewing',
      "services.1.id: found 'crewing', wanted 'crew' at this place of the list",
    ],
    [
      'a layout nobody knows',
      'services',
      /layout: .*/,
      'layout: right',
      "services.0.layout: found 'right', wanted one of: picture-left, picture-right",
    ],
    [
      'a picture that is not there',
      'services',
      /pictures\/.*/,
      'pictures/crow.jpg',
      "services.0.picture: found '../src/assets/pictures/crow.jpg', wanted the path of a picture, such as ../src/assets/pictures/crew.jpg; no picture is at this path",
    ],
    [
      'a focal point that is none of the steps',
      'contact',
      'focus: 40% 10%',
      'focus: left',
      "ground.focus: found 'left', wanted how far across and down the picture's focal point lies, in steps of ten, such as 60% 40%",
    ],
    [
      'a picture without words for those who cannot see it',
      'about',
      /alt: .*$/m,
      'alt:',
      'carousel.slides.0.alt: found nothing after the colon, wanted what the picture shows',
    ],
    [
      'a film that is not there',
      'home',
      'hero-portrait.av1.mp4',
      'hero-portrait.mov',
      "film.portrait.av1: found 'hero-portrait.mov', wanted the name of a file in src/assets/film, ending in .mp4, and no such file is there",
    ],
    [
      "a phone's headline with other words",
      'home',
      /(?<=headlinePhone:\n)( {2}- .*\n)+/,
      '  - We\n  - sail.\n',
      "headlinePhone: found 'We sail.', wanted the words of headline in other lines",
    ],
    [
      'a place that is not on Earth',
      'route',
      /latitude: .*/,
      'latitude: 218.167',
      'waypoints.0.latitude: found the number 218.167, wanted degrees north as a decimal, -90 to 90',
    ],
    [
      'a day that does not exist',
      'security',
      /expires: .*/,
      'expires: 2027-02-30',
      "expires: found '2027-02-30', wanted a day such as 2027-10-31",
    ],
    [
      'a contact without its kind',
      'security',
      'contacts: []',
      'contacts: [desk@company.com]',
      "contacts.0: found 'desk@company.com', wanted an address that begins with mailto: or https:",
    ],
    [
      'a day of a licence that does not exist',
      'papers',
      'number: RPSL-MUM-000',
      "number: RPSL-MUM-000\n      validUntil: '31 Mar 2029'",
      "certificates.entries.0.validUntil: found '31 Mar 2029', wanted a day such as 2029-03-31, or ''",
    ],
    [
      'a PDF that is not there',
      'papers',
      'number: RPSL-MUM-000',
      'number: RPSL-MUM-000\n      pdf: rpsl.pdf',
      "certificates.entries.0.pdf: found 'rpsl.pdf', wanted the name of a file in content/papers, ending in .pdf, that is there, or ''",
    ],
    [
      'a check that is no safe address',
      'papers',
      'number: RPSL-MUM-000',
      'number: RPSL-MUM-000\n      verify: http://issuer.in',
      "certificates.entries.0.verify: found 'http://issuer.in', wanted an address that begins with https://, or ''",
    ],
    [
      'a CIN with a letter too few',
      'papers',
      /cin: U.*/,
      'cin: U00000MH0000PTC00000',
      "company.cin: found 'U00000MH0000PTC00000', wanted a CIN of 21 characters, or ''",
    ],
    [
      'a paragraph with a name that the build does not know',
      'privacy',
      'In that database until',
      'In {place} until',
      "parts.3.text.preview.0: found 'In {place} until whoever runs the preview deletes it, and for 400 days at most.', wanted nothing in braces but {company}, {email}, {service}",
    ],
    [
      'a figure that nobody works out',
      'route',
      /legLabel: .*/,
      "legLabel: '{knots} M'",
      "legLabel: found '{knots} M', wanted nothing in braces but {course}, {miles}",
    ],
  ])('%s', (_, file, from, to, mistake) => {
    const text = textOf(file)
    const mistaken = text.replace(from, to)
    expect(mistaken).not.toBe(text)
    expect(mistakesIn(file, mistaken)).toContain(mistake)
  })
})
