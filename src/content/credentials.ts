import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { hasImoCheckDigit } from './check-digits'
import * as field from './fields'
import { columns, orEmpty, template, text, textLike, texts, titled } from './fields'

/** The folder of the certificates' PDFs. */
export const CREDENTIALS_FOLDER = 'content/credentials'

const cin = textLike(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')
const gstin = textLike(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'a GSTIN of 15 characters')
const shipNumber = text('IMO and seven digits, of which the last is the check digit').refine(
  (imo) => /^IMO \d{7}$/.test(imo) && hasImoCheckDigit(imo),
)
const day = orEmpty(field.day).default('')

const certificate = z.strictObject({
  ...titled({ id: 'Name for references', shortName: 'Short name', name: 'Name' }),
  issuer: orEmpty(),
  number: orEmpty(),
  holder: orEmpty().default(''),
  scope: orEmpty().default(''),
  issued: day,
  validUntil: day,
  noExpiry: field.yesOrNo.meta({ title: 'Does not expire' }).optional(),
  pdf: orEmpty(field.fileIn(CREDENTIALS_FOLDER, '.pdf'))
    .default('')
    .meta({ title: 'PDF' })
    .transform((file) => file && { file, bytes: statSync(join(CREDENTIALS_FOLDER, file)).size }),
  badge: orEmpty().meta({ title: 'Badge that it proves' }).optional(),
  verify: orEmpty(field.httpsUrl).default('').meta({ title: 'Page where it can be checked' }),
})

const ship = z.strictObject({
  name: orEmpty(),
  imo: orEmpty(shipNumber).meta({ title: 'IMO number' }),
  type: orEmpty(),
  capacity: orEmpty(text('what she carries, such as 49,900 dwt')),
  built: orEmpty(text("the year in quotes, such as '2014'")),
  flag: orEmpty(),
  class: orEmpty(),
  smc: day.meta({ title: 'SMC, last day' }),
  issc: day.meta({ title: 'ISSC, last day' }),
  mlc: day.meta({ title: 'MLC certificate, last day' }),
})

/** Whom to call about one duty, such as claims or emergencies. */
const dutyContact = z.strictObject({
  id: orEmpty().optional(),
  duty: text(),
  name: orEmpty(),
  phone: orEmpty(field.phone),
  email: orEmpty(field.email),
  allDay: field.allDay,
})

const listOf = <Entry extends z.ZodType>(entry: Entry, title: string) =>
  z
    .array(entry.meta({ title }))
    .describe(`a list of ${title.toLowerCase()}s, or [] for none`)
    .meta({ title: `${title}s` })

export const credentialsSchema = z.strictObject({
  ...texts('label', 'headline', 'text', 'details', 'link'),
  checked: orEmpty(field.day),
  asAt: template('day'),
  certificates: z.strictObject({
    ...texts('title', 'noExpiry', 'pdf'),
    note: orEmpty(),
    columns: columns(5),
    issuer: template('issuer'),
    holder: template('holder'),
    entries: listOf(certificate, 'Certificate'),
  }),
  fleet: z.strictObject({
    title: text(),
    note: orEmpty(),
    columns: columns(5),
    certificates: z.strictObject(texts('smc', 'issc', 'mlc')),
    entries: listOf(ship, 'Ship'),
    totals: z
      .array(z.strictObject(texts('number', 'label')))
      .describe('a list of totals, or [] for none'),
  }),
  registration: z.strictObject({
    title: text(),
    note: orEmpty(),
    labels: z.strictObject(
      texts('legalName', 'registeredOffice', 'cin', 'gstin', 'imo', 'grievances'),
    ),
    legalName: orEmpty(),
    registeredOffice: orEmpty(),
    cin: orEmpty(cin).meta({ title: 'CIN' }),
    gstin: orEmpty(gstin).meta({ title: 'GSTIN' }),
    imo: orEmpty(textLike(/^IMO \d{7}$/, 'IMO and seven digits')).meta({ title: 'IMO number' }),
    grievances: z.strictObject({
      name: orEmpty(),
      phone: orEmpty(field.phone),
      email: orEmpty(field.email),
    }),
  }),
  dutyContacts: z.strictObject({
    ...texts('title', 'allDay'),
    entries: listOf(dutyContact, 'Contact'),
  }),
  seafarerNotice: z.strictObject({
    ...texts('title', 'subject'),
    text: orEmpty(),
    email: orEmpty(field.email),
    certificate: orEmpty(text('the id of a certificate')).default(''),
  }),
})

export type Credentials = z.infer<typeof credentialsSchema>
export type Certificate = Credentials['certificates']['entries'][number]
export type Ship = Credentials['fleet']['entries'][number]
