import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { hasImoCheckDigit } from './check-digits'
import * as field from './fields'
import { columns, orEmpty, template, text, textLike, texts } from './fields'

/** The folder of the certificates' PDFs. */
export const CREDENTIALS_FOLDER = 'content/credentials'

const cin = textLike(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')
const gstin = textLike(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'a GSTIN of 15 characters')
const shipNumber = text('IMO and seven digits, of which the last is the check digit').refine(
  (imo) => /^IMO \d{7}$/.test(imo) && hasImoCheckDigit(imo),
)
const day = orEmpty(field.day).default('')

const certificate = z.strictObject({
  ...texts('id', 'shortName', 'name'),
  issuer: orEmpty(),
  number: orEmpty(),
  holder: orEmpty().default(''),
  scope: orEmpty().default(''),
  issued: day,
  validUntil: day,
  noExpiry: field.yesOrNo.optional(),
  pdf: orEmpty(field.fileIn(CREDENTIALS_FOLDER, '.pdf'))
    .default('')
    .transform((file) => file && { file, bytes: statSync(join(CREDENTIALS_FOLDER, file)).size }),
  badge: orEmpty().optional(),
  verify: orEmpty(field.httpsUrl).default(''),
})

const ship = z.strictObject({
  name: orEmpty(),
  imo: orEmpty(shipNumber),
  type: orEmpty(),
  capacity: orEmpty(text('what she carries, such as 49,900 dwt')),
  built: orEmpty(text("the year in quotes, such as '2014'")),
  flag: orEmpty(),
  class: orEmpty(),
  smc: day,
  issc: day,
  mlc: day,
})

const contact = z.strictObject({
  id: orEmpty().optional(),
  duty: text(),
  name: orEmpty(),
  phone: orEmpty(field.phone),
  email: orEmpty(field.email),
  allDay: field.yesOrNo.optional(),
})

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
    entries: z.array(certificate).describe('a list of certificates, or [] for none'),
  }),
  fleet: z.strictObject({
    title: text(),
    note: orEmpty(),
    columns: columns(5),
    certificates: z.strictObject(texts('smc', 'issc', 'mlc')),
    entries: z.array(ship).describe('a list of ships, or [] for none'),
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
    cin: orEmpty(cin),
    gstin: orEmpty(gstin),
    imo: orEmpty(textLike(/^IMO \d{7}$/, 'IMO and seven digits')),
    grievances: z.strictObject({
      name: orEmpty(),
      phone: orEmpty(field.phone),
      email: orEmpty(field.email),
    }),
  }),
  dutyContacts: z.strictObject({
    ...texts('title', 'allDay'),
    entries: z.array(contact).describe('a list of people, or [] for none'),
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
