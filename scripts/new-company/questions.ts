import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { issuesIn } from '../../src/content/parse-and-validate-yaml.ts'
import { schemas } from '../../src/content/schemas/all-schemas.ts'
import { countUpFiguresField } from '../../src/content/schemas/count-up-figures.ts'
import * as field from '../../src/content/schemas/fields.ts'
import { findUnsupportedLetter } from '../build/font-subset.ts'
import { formAccessKeySchema, formEndpointSchema, siteUrlSchema } from '../build/publish-check.ts'
import { canRenderAsLogo } from './draw-logos.ts'

const company = schemas.company.shape

const line = <Schema extends z.ZodType>(parse: (text: string) => unknown, schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' ? parse(value.trim()) : value), schema)

const entriesOf = (text: string) =>
  text
    .split(';')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** Parses phone numbers such as `+91 22 1234 5678, Office, 24 h; …`. */
const phonesIn = (text: string) =>
  entriesOf(text).map((entry) => {
    const [number, ...rest] = entry.split(/\s*,\s*/)
    const allDay = rest.at(-1) === '24 h'
    const label = (allDay ? rest.slice(0, -1) : rest).join(', ')
    return { number, ...(label && { label }), ...(allDay && { allDay }) }
  })

const countryName = (code = '') =>
  /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'region' }).of(code) : code

/**
 * Parses an address in the format `street; town; postal code; region; country code`. Omits a region that equals the
 * town.
 */
function officeIn(text: string) {
  const [street, locality, postalCode, region, country] = entriesOf(text)
  const place = new Set([`${locality} ${postalCode}`, region, countryName(country)])
  if (locality === region) place.delete(region)
  return {
    fullAddressLines: [street, [...place].join(', ')],
    locality,
    region,
    postalCode,
    country,
  }
}

const DURATIONS_MS = [2200, 1700, 2000]

/** Reads figures such as `500K+ Containers shipped; 150+ …; 99.9% …; source of the figures`. */
function figuresIn(text: string) {
  const entries = entriesOf(text)
  const figures = entries.flatMap((entry) => {
    const [, number, suffix, label] = /^([\d.,]+)(\S*)\s+(.+)$/.exec(entry) ?? []
    if (!number) return []
    const countUpMs = DURATIONS_MS[entries.indexOf(entry)] ?? 2000
    return [
      { number: Number(number.replaceAll(',', '')), ...(suffix && { suffix }), label, countUpMs },
    ]
  })
  return { figures, source: entries.slice(figures.length).join('; ') }
}

const figures = z
  .strictObject({ figures: countUpFiguresField, source: field.textOrEmpty() })
  .refine(({ figures, source }) => figures.length === 0 || source, {
    error: 'found no source of the figures, expected it after the third figure',
  })

/** Reads a form service's URL and key, such as `https://api.web3forms.com/submit KEY`. */
const formServiceIn = (text: string) => {
  const [endpoint, key] = text.split(/\s+/)
  return text && { endpoint, key }
}
const formService = z
  .literal('')
  .or(z.strictObject({ endpoint: formEndpointSchema, key: formAccessKeySchema }))
  .describe(
    "the address of a form service and its key, such as 'https://api.web3forms.com/submit KEY', or ''",
  )

const logoFolder = field
  .text("the path of a folder with logo.svg in it, or ''")
  .refine((folder) => existsSync(join(folder, 'logo.svg')))

const service = z.strictObject({
  ...field.textFields({ name: 'Name', sentence: 'Sentence' }),
  items: field.textList('a list of what the service includes', 'Item'),
})

/**
 * The questions in the order in which the command asks them. In an answers file, each answer has its question's key.
 * Questions without a message can be answered only in the answers file.
 */
export const QUESTIONS = {
  name: { message: 'Name of the company', schema: field.text() },
  shortName: {
    message: 'Short name, for the logo and the subject of inquiries (up to 24 characters)',
    schema: field.text('a name of up to 24 characters').max(24),
  },
  email: { message: 'Email address for inquiries', schema: company.email },
  phones: {
    message: 'Telephone numbers, such as: +91 22 1234 5678, Office; +91 98 1234 5678, Duty, 24 h',
    schema: line(phonesIn, company.phones),
  },
  officeHours: {
    message: 'When the telephone is answered, with the time zone (may be empty)',
    schema: field.textOrEmpty(),
  },
  office: {
    message: 'Address: street; town; postal code; state or region; country code, such as IN',
    schema: line(officeIn, company.office),
  },
  sentence: {
    message: 'What the company does, in a sentence of up to 60 characters',
    schema: field.text('a sentence of up to 60 characters').max(60),
  },
  figures: {
    message:
      'Three figures and their source, such as: 500K+ Containers; 150+ Ports; 99.9% On time; 2020 to 2026 (may be empty)',
    schema: line(figuresIn, figures),
  },
  responseTime: {
    message: 'How soon you answer inquiries, such as: Within one working day',
    schema: field.text(),
  },
  colour: {
    message: 'Main colour, such as #0a5fb4',
    schema: field.textMatching(/^#[\da-f]{6}$/i, 'a colour as # and six digits, such as #0a5fb4'),
  },
  logo: {
    message:
      'Folder with your SVG files: logo, logo-bar, logo-stacked, icon, icon-small (empty: they are drawn from the name)',
    schema: field.textOrEmpty(undefined, logoFolder),
  },
  site: {
    message: 'Address of the site, such as https://www.your-company.com',
    schema: siteUrlSchema,
  },
  form: {
    message: 'Form service: its address and key (empty: inquiries go to a server of your own)',
    schema: line(formServiceIn, formService),
  },
  services: {
    message: undefined,
    schema: z.array(service).min(2).describe('a list of at least two services').optional(),
  },
}

export type QuestionKey = keyof typeof QUESTIONS
export type Answers = { [K in QuestionKey]: z.infer<(typeof QUESTIONS)[K]['schema']> }

export function parseAnswer(key: QuestionKey, value: unknown, earlier: Partial<Answers>) {
  const { schema } = QUESTIONS[key]
  const problems = issuesIn(schema, value).map(({ path, message }) =>
    [path.join('.'), message].filter(Boolean).join(': '),
  )
  const letter = findUnsupportedLetter(JSON.stringify(value ?? ''))
  if (letter) problems.push(`found '${letter}', expected letters of the site’s font`)
  const { name = '', shortName = '' } = earlier
  if (
    key === 'logo' &&
    !canRenderAsLogo(name + shortName) &&
    !existsSync(join(String(value), 'icon.svg'))
  )
    problems.push(
      `found '${value}', expected a folder with logo.svg and icon.svg: the site’s font lacks letters of '${name}'`,
    )
  return { problems: [...new Set(problems)], data: schema.safeParse(value).data }
}

export function parseAnswers(file: string, values: Record<string, unknown>): Answers {
  const answers: Record<string, unknown> = {}
  const keys = Object.keys(QUESTIONS) as QuestionKey[]
  const problems = Object.keys(values)
    .filter((key) => !keys.includes(key as QuestionKey))
    .map((key) => `${key}: found an unknown question, expected only ${keys.join(', ')}`)
  for (const key of keys) {
    const value = values[key] ?? (QUESTIONS[key].message ? '' : undefined)
    const answer = parseAnswer(key, value, answers)
    answers[key] = answer.data
    problems.push(...answer.problems.map((problem) => `${key}: ${problem}`))
  }
  if (problems.length > 0) throw new Error(problems.map((line) => `${file}: ${line}`).join('\n'))
  return answers as Answers
}
