import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import * as field from './fields'
import { orEmpty, template, text, textLike, texts } from './fields'

/** The folder of the certificates' PDFs. */
export const CREDENTIALS_FOLDER = 'content/credentials'

const httpsUrl = textLike(/^https:\/\/\S+$/, 'an address that begins with https://')
const cin = textLike(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')

const certificate = z.strictObject({
  ...texts('id', 'shortName', 'name'),
  issuer: orEmpty(),
  number: orEmpty(),
  shipTypes: z.array(text()).describe('a list of the ship types that it covers').optional(),
  flag: orEmpty().optional(),
  validUntil: orEmpty(field.day).default(''),
  noExpiry: field.yesOrNo.optional(),
  pdf: orEmpty(field.fileIn(CREDENTIALS_FOLDER, '.pdf'))
    .default('')
    .transform((file) => file && { file, bytes: statSync(join(CREDENTIALS_FOLDER, file)).size }),
  badge: orEmpty().optional(),
  verify: orEmpty(httpsUrl).default(''),
})

const ship = z.strictObject({
  name: orEmpty(),
  imo: orEmpty(textLike(/^IMO \d{7}$/, 'IMO and seven digits')),
  type: orEmpty(),
  capacity: orEmpty(text('what she carries, such as 49,900 dwt')),
  built: orEmpty(text("the year in quotes, such as '2014'")),
  flag: orEmpty(),
  class: orEmpty(),
})

const contact = z.strictObject({
  id: orEmpty().optional(),
  duty: text(),
  name: orEmpty(),
  phone: orEmpty(field.phone),
  email: orEmpty(field.email),
  allDay: field.yesOrNo.optional(),
})

const columns = (count: number) =>
  z.array(text()).length(count).describe(`exactly ${count} column headings`)

export const credentialsSchema = z.strictObject({
  ...texts('label', 'headline', 'text', 'details', 'link'),
  certificates: z.strictObject({
    ...texts('title', 'noExpiry', 'pdf', 'verify'),
    note: orEmpty(),
    columns: columns(4),
    flag: template('flag'),
    issuer: template('issuer'),
    entries: z.array(certificate).describe('a list of certificates, or [] for none'),
  }),
  fleet: z.strictObject({
    title: text(),
    note: orEmpty(),
    columns: columns(6),
    entries: z.array(ship).describe('a list of ships, or [] for none'),
    totals: z
      .array(z.strictObject(texts('number', 'label')))
      .describe('a list of totals, or [] for none'),
  }),
  registration: z.strictObject({
    title: text(),
    note: orEmpty(),
    labels: z.strictObject(texts('legalName', 'cin', 'registeredOffice')),
    legalName: orEmpty(),
    cin: orEmpty(cin),
    registeredOffice: orEmpty(),
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
