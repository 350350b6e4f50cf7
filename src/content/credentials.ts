import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import { hasGstinCheckCharacter, hasImoCheckDigit } from './check-digits.ts'
import * as field from './fields.ts'
import { SHIP_DUE_DAY_LABELS } from './ship-due-days.ts'

/** The folder of the certificates' PDFs. */
export const CREDENTIALS_FOLDER = 'content/credentials'

const cin = field.pattern(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')
const gstin = field
  .pattern(
    /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
    'a GSTIN of 15 characters, of which the last is the check character',
  )
  .refine(hasGstinCheckCharacter)
const companyNumber = field.pattern(/^IMO \d{7}$/, 'IMO and seven digits')
const shipNumber = field
  .text('IMO and seven digits, of which the last is the check digit')
  .refine((imo) => /^IMO \d{7}$/.test(imo) && hasImoCheckDigit(imo))
const day = field.optionalText('Day', field.day).default('')

const certificate = z
  .strictObject({
    ...field.textFields({ id: 'ID for references', shortName: 'Short name', name: 'Name' }),
    issuer: field.optionalText(),
    number: field.optionalText(),
    holder: field.optionalText().default(''),
    scope: field.optionalText().default(''),
    issued: day.meta({ title: 'Issued' }),
    validUntil: day.meta({ title: 'Valid until' }),
    noExpiry: field.yesOrNo.meta({ title: 'Does not expire' }).optional(),
    pdf: field
      .optionalText('PDF', field.fileInFolder(CREDENTIALS_FOLDER, '.pdf'))
      .default('')
      .transform((file) => file && { file, bytes: statSync(join(CREDENTIALS_FOLDER, file)).size }),
    badge: field.optionalText('Badge that it proves').optional(),
    verify: field.optionalText('Page where it can be checked', field.httpsUrl).default(''),
    verifyBy: field.optionalText('What to look for there').default(''),
  })
  .superRefine(({ issued, validUntil }, context) => {
    if (validUntil && issued > validUntil)
      context.addIssue({
        code: 'custom',
        path: ['issued'],
        message: `found '${issued}', expected a day before ${validUntil}, the last one`,
      })
  })

const shipDueDays = Object.fromEntries(
  Object.entries(SHIP_DUE_DAY_LABELS).map(([id, name]) => [
    id,
    day.meta({ title: `${name}, last day` }),
  ]),
) as Record<keyof typeof SHIP_DUE_DAY_LABELS, typeof day>

const ship = z.strictObject({
  name: field.optionalText(),
  imo: field.optionalText('IMO number', shipNumber),
  callSign: field.optionalText().default(''),
  owner: field.optionalText().default(''),
  type: field.optionalText(),
  capacity: field.optionalText('Capacity', field.text('what she carries, such as 49,900 dwt')),
  built: field.optionalText('Year built', field.text("the year in quotes, such as '2014'")),
  flag: field.optionalText(),
  class: field.optionalText('Class society'),
  portState: field.optionalText('Last port state inspection').default(''),
  vetting: field.optionalText('Last SIRE and CDI inspections').default(''),
  ...shipDueDays,
})

const total = z.strictObject(field.textFields({ number: 'Number', label: 'What is counted' }))
const person = {
  name: field.optionalText(),
  phone: field.optionalText('Phone', field.phone),
  email: field.optionalText('Email', field.email),
}

/** Whom to call about one duty, such as claims or emergencies. */
const dutyContact = z.strictObject({
  id: field.optionalText('ID for references').optional(),
  ...field.textFields({ duty: 'What to call about' }),
  page: field
    .optionalText('Page about it', field.pattern(/^\/[a-z/#-]+$/, 'a path such as /services/crew'))
    .default(''),
  ...person,
  contacts: field.contacts,
  allDay: field.allDay,
})

export const credentialsSchema = field.object('Certificates, ships, duty contacts', {
  invented: field.invented,
  page: field.pageWithSocialImage.meta({ title: 'Search results and links' }),
  ...field.textFields({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
  ...field.textFields({ details: 'Text above the tables', link: 'Link to the tables' }),
  ...field.textFields({ partLinks: 'Name of the links below the title' }),
  checked: field.optionalText('Last checked on', field.day),
  changes: field
    .list(
      'changes',
      z.strictObject({
        day: field.day.meta({ title: 'Day' }),
        ...field.textFields({ text: 'What changed' }),
      }),
      'Changes',
    )
    .default([]),
  dataLink: field.optionalText('Link to the tables as data').default(''),
  asAt: field.template('day').meta({ title: 'Words with that day' }),
  dueSoon: field.template('days').meta({ title: 'Mark beside a last day that is near' }),
  certificates: field.optionalObject('Licences and certificates', {
    ...field.textFields({
      title: 'Headline',
      noExpiry: 'Words for no expiry',
      pdf: 'Words for the PDF',
    }),
    note: field.optionalText(),
    columns: field.columns(5),
    issuer: field.template('issuer').meta({ title: 'Words with the issuer' }),
    expiry: field.template('day').meta({ title: 'Words with the last day' }),
    holder: field.template('holder').meta({ title: 'Words with the holder' }),
    entries: field.list('certificates', certificate, 'Certificates'),
  }),
  fleet: field.optionalObject('Ships', {
    ...field.textFields({ title: 'Headline' }),
    facts: field.list('facts', z.strictObject(field.textFields({ label: 'Label', value: 'Text' }))),
    copies: field.optionalText('What is sent on request'),
    contacts: field.contacts,
    columns: field.columns(6),
    certificates: field.object('Names of the certificates', field.textFields(SHIP_DUE_DAY_LABELS)),
    owner: field.template('owner').meta({ title: 'Words with the owner' }),
    entries: field.list('ships', ship, 'Ships'),
    totals: field.list('totals', total),
  }),
  companyDetails: field.optionalObject('Company details', {
    ...field.textFields({ title: 'Headline' }),
    note: field.optionalText(),
    contacts: field.contacts,
    labels: field.object('Words beside the entries', {
      ...field.textFields({ legalName: 'Registered name', registeredOffice: 'Registered office' }),
      ...field.textFields({
        cin: 'CIN',
        gstin: 'GSTIN',
        imo: 'IMO number',
        grievances: 'Grievances',
      }),
    }),
    legalName: field.optionalText('Registered name'),
    registeredOffice: field.optionalText(),
    cin: field.optionalText('CIN', cin),
    gstin: field.optionalText('GSTIN', gstin),
    imo: field.optionalText('IMO number', companyNumber),
    grievances: field.object('Whom to write to with grievances', person),
  }),
  dutyContacts: field.optionalObject('Duty contacts', {
    ...field.textFields({ title: 'Headline', allDay: 'Answered day and night' }),
    entries: field.list('contacts', dutyContact, 'Contacts'),
  }),
  seafarerNotice: field.optionalObject('Notice to seafarers', {
    ...field.textFields({ title: 'Headline', subject: 'Subject of the mail' }),
    text: field.optionalText(),
    email: field.optionalText('Email', field.email),
    certificate: field
      .optionalText('Certificate beside it', field.text('the id of a certificate'))
      .default(''),
  }),
})

export type Credentials = z.infer<typeof credentialsSchema>
export type Certificate = Credentials['certificates']['entries'][number]
export type DutyContact = Credentials['dutyContacts']['entries'][number]
export type Ship = Credentials['fleet']['entries'][number]
