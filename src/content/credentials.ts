import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { hasImoCheckDigit } from './check-digits'
import * as field from './fields'
import { columns, group, listOf, orEmpty, template, text, textLike, titled } from './fields'

/** The folder of the certificates' PDFs. */
export const CREDENTIALS_FOLDER = 'content/credentials'

const cin = textLike(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')
const gstin = textLike(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'a GSTIN of 15 characters')
const shipNumber = text('IMO and seven digits, of which the last is the check digit').refine(
  (imo) => /^IMO \d{7}$/.test(imo) && hasImoCheckDigit(imo),
)
const day = orEmpty(field.day).default('')

const certificate = z
  .strictObject({
    ...titled({ id: 'ID for references', shortName: 'Short name', name: 'Name' }),
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
  .superRefine(({ issued, validUntil }, context) => {
    if (validUntil && issued > validUntil)
      context.addIssue({
        code: 'custom',
        path: ['issued'],
        message: `found '${issued}', expected a day before ${validUntil}, the last one`,
      })
  })

const ship = z.strictObject({
  name: orEmpty(),
  imo: orEmpty(shipNumber).meta({ title: 'IMO number' }),
  type: orEmpty(),
  capacity: orEmpty(text('what she carries, such as 49,900 dwt')),
  built: orEmpty(text("the year in quotes, such as '2014'")).meta({ title: 'Year built' }),
  flag: orEmpty(),
  class: orEmpty().meta({ title: 'Class society' }),
  smc: day.meta({ title: 'SMC, last day' }),
  issc: day.meta({ title: 'ISSC, last day' }),
  mlc: day.meta({ title: 'MLC certificate, last day' }),
})

const total = z.strictObject(titled({ number: 'Number', label: 'What is counted' }))
const person = { name: orEmpty(), phone: orEmpty(field.phone), email: orEmpty(field.email) }

/** Whom to call about one duty, such as claims or emergencies. */
const dutyContact = z.strictObject({
  id: orEmpty().meta({ title: 'ID for references' }).optional(),
  ...titled({ duty: 'What to call about' }),
  ...person,
  allDay: field.allDay,
})

export const credentialsSchema = group('Certificates, ships, duty contacts', {
  invented: field.invented,
  ...titled({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
  ...titled({ details: 'Text above the tables', link: 'Link to the tables' }),
  checked: orEmpty(field.day).meta({ title: 'Last checked on' }),
  asAt: template('day').meta({ title: 'Words with that day' }),
  certificates: group('Licences and certificates', {
    ...titled({ title: 'Headline', noExpiry: 'Words for no expiry', pdf: 'Words for the PDF' }),
    note: orEmpty(),
    columns: columns(5),
    issuer: template('issuer').meta({ title: 'Words with the issuer' }),
    holder: template('holder').meta({ title: 'Words with the holder' }),
    entries: listOf('certificates', certificate, 'Certificates'),
  }),
  fleet: group('Ships', {
    ...titled({ title: 'Headline' }),
    note: orEmpty(),
    columns: columns(5),
    certificates: group(
      'Names of the certificates',
      titled({ smc: 'SMC', issc: 'ISSC', mlc: 'MLC certificate' }),
    ),
    entries: listOf('ships', ship, 'Ships'),
    totals: listOf('totals', total),
  }),
  companyDetails: group('Company details', {
    ...titled({ title: 'Headline' }),
    note: orEmpty(),
    labels: group('Words beside the entries', {
      ...titled({ legalName: 'Registered name', registeredOffice: 'Registered office' }),
      ...titled({ cin: 'CIN', gstin: 'GSTIN', imo: 'IMO number', grievances: 'Grievances' }),
    }),
    legalName: orEmpty().meta({ title: 'Registered name' }),
    registeredOffice: orEmpty(),
    cin: orEmpty(cin).meta({ title: 'CIN' }),
    gstin: orEmpty(gstin).meta({ title: 'GSTIN' }),
    imo: orEmpty(textLike(/^IMO \d{7}$/, 'IMO and seven digits')).meta({ title: 'IMO number' }),
    grievances: group('Whom to write to with grievances', person),
  }),
  dutyContacts: z.strictObject({
    ...titled({ title: 'Headline', allDay: 'Answered day and night' }),
    entries: listOf('contacts', dutyContact, 'Contacts'),
  }),
  seafarerNotice: group('Notice to seafarers', {
    ...titled({ title: 'Headline', subject: 'Subject of the mail' }),
    text: orEmpty(),
    email: orEmpty(field.email),
    certificate: orEmpty(text('the id of a certificate'))
      .default('')
      .meta({ title: 'Certificate beside it' }),
  }),
})

export type Credentials = z.infer<typeof credentialsSchema>
export type Certificate = Credentials['certificates']['entries'][number]
export type Ship = Credentials['fleet']['entries'][number]
