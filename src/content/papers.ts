import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { group, lines, list, optional, optionalText, phone, email, text, textWith } from './fields'

/** Where the papers themselves lie, as PDFs. */
export const PAPERS_FOLDER = 'content/papers'

const DAY = 'a day such as 2029-03-31'
const PDF = `the name of a file in ${PAPERS_FOLDER}, ending in .pdf, that is there`

const certificate = group({
  id: text('a short name without spaces, such as rpsl'),
  short: text('the name of the paper in a word or two'),
  paper: text('the full name of the paper'),
  issuer: optionalText("who has issued it, or ''"),
  number: optionalText("its number, or '' to leave it out"),
  shipTypes: lines('the ship types that it covers', { least: 0 }).optional(),
  flag: optionalText("the flag that it holds for, or ''").optional(),
  validUntil: optional(DAY, (day) => z.iso.date().safeParse(day).success),
  pdf: optional(
    PDF,
    (name) => /^[\w.-]+\.pdf$/.test(name) && existsSync(join(PAPERS_FOLDER, name)),
  ),
  badge: optionalText('the badge of the inquiry form that it proves').optional(),
  verify: optional('an address that begins with https://', (address) =>
    /^https:\/\/\S+$/.test(address),
  ),
})

const ship = group({
  name: optionalText("the ship's name, or '' to leave it out"),
  type: optionalText('the type of ship'),
  flag: optionalText('the flag'),
  class: optionalText('the classification society'),
  built: optionalText("the year in quotes, such as '2014'"),
})

const person = group({
  duty: text('what to call about'),
  name: optionalText("who answers, or ''"),
  phone: phone().or(z.literal('')),
  email: email().or(z.literal('')),
  allDay: z.boolean({ error: () => 'wanted true or false' }).optional(),
})

const columns = (count: number) => lines(`the ${count} heads of the columns`, { exactly: count })

export const papersSchema = group({
  specimen: z.boolean({ error: () => 'wanted true or false' }),
  mark: text(),
  note: text(),
  label: text(),
  headline: lines('the headline, a line each'),
  text: text(),
  certificates: group({
    title: text(),
    columns: columns(4),
    pdf: text(),
    verify: text(),
    flag: textWith(['flag']),
    issuer: textWith(['issuer']),
    entries: list(certificate, 'a list of certificates, or [] for none', { least: 0 }),
  }),
  ships: group({
    title: text(),
    columns: columns(5),
    entries: list(ship, 'a list of ships, or [] for none', { least: 0 }),
    figures: list(
      group({ number: text("the number in quotes, such as '11'"), label: text() }),
      'a list of figures, or [] for none',
      { least: 0 },
    ),
  }),
  company: group({
    title: text(),
    labels: group({ legalName: text(), cin: text(), registeredOffice: text() }),
    legalName: optionalText("the company's legal name, or ''"),
    cin: optional('a CIN of 21 characters', (cin) =>
      /^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/.test(cin),
    ),
    registeredOffice: optionalText("the address of the registered office, or ''"),
  }),
  watch: group({
    title: text(),
    allDay: text(),
    entries: list(person, 'a list of people, or [] for none', { least: 0 }),
  }),
  notice: group({
    title: text(),
    text: optionalText("what seafarers are to know, or '' for no notice"),
    email: email().or(z.literal('')),
    subject: text(),
    paper: text('the id of a certificate').optional(),
  }),
})

export type Papers = z.infer<typeof papersSchema>
export type Certificate = Papers['certificates']['entries'][number]
