import { statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'astro/zod'
import type { SchemaContext } from 'astro:content'
import { hasGstinCheckCharacter, hasImoCheckDigit } from '../check-digits.ts'
import * as field from './fields.ts'
import { emailCallToAction, pagePicture } from './page-picture-and-call-to-action.ts'

export const PDF_SOURCE_FOLDER = 'content/credentials'

const cin = field.textMatching(/^[A-Z]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'a CIN of 21 characters')
const gstin = field
  .textMatching(
    /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
    'a GSTIN of 15 characters, of which the last is the check character',
  )
  .refine(hasGstinCheckCharacter)
const companyNumber = field.textMatching(/^IMO \d{7}$/, 'IMO and seven digits')
const shipNumber = field
  .text('IMO and seven digits, of which the last is the check digit')
  .refine((imo) => /^IMO \d{7}$/.test(imo) && hasImoCheckDigit(imo))
const day = field.textOrEmpty('Day', field.date).default('')

const certificate = z
  .strictObject({
    ...field.textFields({ id: 'ID for references', shortName: 'Short name', name: 'Name' }),
    issuer: field.textOrEmpty(),
    number: field.textOrEmpty(),
    holder: field.textOrEmpty().default(''),
    scope: field.textOrEmpty().default(''),
    issued: day.meta({ title: 'Issued' }),
    validUntil: day.meta({ title: 'Valid until' }),
    noExpiry: field.booleanField.meta({ title: 'Does not expire' }).optional(),
    pdf: field
      .textOrEmpty('PDF', field.fileInFolder(PDF_SOURCE_FOLDER, '.pdf'))
      .default('')
      .transform((file) => file && { file, bytes: statSync(join(PDF_SOURCE_FOLDER, file)).size }),
    provesBadge: field.textOrEmpty('Badge that it proves').optional(),
    verificationUrl: field.textOrEmpty('Page where it can be checked', field.httpsUrl).default(''),
    verificationHint: field.textOrEmpty('What to look for there').default(''),
  })
  .superRefine(({ issued, validUntil }, context) => {
    if (validUntil && issued > validUntil)
      context.addIssue({
        code: 'custom',
        path: ['issued'],
        message: `found '${issued}', expected a day before ${validUntil}, the last one`,
      })
  })

const fact = z.strictObject(field.textFields({ label: 'Label', value: 'Text' }))
const shipCertificate = z.strictObject({
  ...field.textFields({ name: 'Name' }),
  number: field.textOrEmpty(),
  issued: day.meta({ title: 'Issued, if it has no last day' }),
  validUntil: day.meta({ title: 'Valid until' }),
})
const survey = z.strictObject({ ...field.textFields({ name: 'Name' }), dueBy: field.date })

const ship = z
  .strictObject({
    name: field.textOrEmpty(),
    imo: field.textOrEmpty('IMO number', shipNumber),
    type: field.textOrEmpty(),
    capacity: field.textOrEmpty('Capacity', field.text('what she carries, such as 49,900 dwt')),
    built: field.textOrEmpty('Year built', field.text("the year in quotes, such as '2014'")),
    flag: field.textOrEmpty(),
    shipFacts: field.listOrEmpty('facts', fact, 'What else is to be known').default([]),
    certificates: field.listOrEmpty('certificates', shipCertificate, 'Certificates').default([]),
    dueSurveys: field.listOrEmpty('surveys', survey, 'Surveys and audits that are due').default([]),
  })
  .describe(
    'certificates has each with name, number and validUntil, dueSurveys each with name and dueBy, shipFacts the rest',
  )

const total = z.strictObject(field.textFields({ number: 'Number', label: 'What is counted' }))
const person = {
  name: field.textOrEmpty(),
  phone: field.textOrEmpty('Phone', field.phone),
  email: field.textOrEmpty('Email', field.email),
}

const dutyContact = z.strictObject({
  id: field.textOrEmpty('ID for references').optional(),
  ...field.textFields({ duty: 'What to call about' }),
  dutyPageHref: field
    .textOrEmpty(
      'Page about it',
      field.textMatching(/^\/[a-z/#-]+$/, 'a path such as /services/crew'),
    )
    .default(''),
  ...person,
  contacts: field.contactLinks,
  allDay: field.allDayFlag,
})

const sections = {
  certificates: field.optionalObject('Licences and certificates', {
    ...field.textFields({
      title: 'Headline',
      noExpiry: 'Words for no expiry',
      pdf: 'Words for the PDF',
    }),
    note: field.textOrEmpty(),
    columns: field.columnHeadingList(5),
    issuerSentence: field
      .textAllowingPlaceholders('issuer')
      .meta({ title: 'Words with the issuer' }),
    validitySentence: field
      .textAllowingPlaceholders('day')
      .meta({ title: 'Words with the last day' }),
    holderSentence: field
      .textAllowingPlaceholders('holder')
      .meta({ title: 'Words with the holder' }),
    entries: field.listOrEmpty('certificates', certificate, 'Certificates'),
  }),
  fleet: field.optionalObject(
    'Ships',
    {
      ...field.textFields({ title: 'Headline' }),
      note: field.textOrEmpty().default(''),
      ...field.textFields({ sharedFactsTitle: 'Headline of what holds for all ships' }),
      sharedFactsSummaryLine: field.textOrEmpty('Line below it').default(''),
      sharedFacts: field.listOrEmpty('facts', fact),
      shipCertificateColumns: field.columnHeadingList(3),
      issued: field.textAllowingPlaceholders('day').meta({ title: 'Words with the first day' }),
      dueBy: field
        .textAllowingPlaceholders('day')
        .meta({ title: 'Words with the last day of a survey' }),
      entries: field.listOrEmpty('ships', ship, 'Ships'),
      totalsInsteadOfShips: field.listOrEmpty('totals', total),
    },
    'each ship has her own lists of certificates, dueSurveys and shipFacts; copies and contacts are in copies, outside fleet',
  ),
  copies: field.optionalObject('Copies on request', {
    ...field.textFields({ title: 'Headline', hint: 'Line below the headline' }),
    text: field.paragraphs,
    contacts: field.contactLinks,
  }),
  companyDetails: field.optionalObject('Company details', {
    ...field.textFields({ title: 'Headline' }),
    hint: field.textOrEmpty().default(''),
    note: field.textOrEmpty(),
    contacts: field.contactLinks,
    detailLabels: field.object('Words beside the entries', {
      ...field.textFields({
        legalName: 'Registered name',
        registeredOffice: 'Registered office',
      }),
      ...field.textFields({
        cin: 'CIN',
        gstin: 'GSTIN',
        imo: 'IMO number',
        grievanceContact: 'Grievances',
      }),
    }),
    legalName: field.textOrEmpty('Registered name'),
    registeredOffice: field.textOrEmpty(),
    cin: field.textOrEmpty('CIN', cin),
    gstin: field.textOrEmpty('GSTIN', gstin),
    imo: field.textOrEmpty('IMO number', companyNumber),
    grievanceContact: field.object('Whom to write to with grievances', person),
  }),
  dutyContacts: field.optionalObject('Duty contacts', {
    ...field.textFields({ title: 'Headline', allDayLabel: 'Answered day and night' }),
    entries: field.listOrEmpty('contacts', dutyContact, 'Contacts'),
  }),
  seafarerNotice: field.optionalObject('Notice to seafarers', {
    ...field.textFields({ title: 'Headline', emailSubject: 'Subject of the mail' }),
    text: field.textOrEmpty(),
    email: field.textOrEmpty('Email', field.email),
    certificateId: field
      .textOrEmpty('Certificate beside it', field.text('the id of a certificate'))
      .default(''),
  }),
}

export const credentialsSchema = ({ image }: SchemaContext) =>
  field.object('Certificates, ships, duty contacts', {
    fictional: field.fictionalFlag,
    metadata: field.pageWithSocialImage.meta({ title: 'Search results and links' }),
    ...field.textFields({ label: 'Line above the headline', headline: 'Headline', text: 'Text' }),
    ...field.textFields({ linkText: 'Link to the tables' }),
    picture: pagePicture(image),
    callToAction: emailCallToAction,
    ...field.textFields({ keyFactsLabel: 'Name of the facts below the title' }),
    keyFacts: field.keyFacts,
    lastChecked: field.textOrEmpty('Last checked on', field.date),
    changes: field
      .listOrEmpty(
        'changes',
        z.strictObject({
          day: field.date.meta({ title: 'Day' }),
          ...field.textFields({ text: 'What changed' }),
        }),
        'Changes',
      )
      .default([]),
    dataLink: field.textOrEmpty('Link to the tables as data').default(''),
    lastCheckedText: field.textAllowingPlaceholders('day').meta({ title: 'Words with that day' }),
    dueSoon: field
      .textAllowingPlaceholders('days')
      .meta({ title: 'Mark beside a last day that is near' }),
    ...sections,
  })

export type CredentialsContent = z.infer<ReturnType<typeof credentialsSchema>>
export type Certificate = CredentialsContent['certificates']['entries'][number]
export type DutyContact = CredentialsContent['dutyContacts']['entries'][number]
export type Ship = CredentialsContent['fleet']['entries'][number]
