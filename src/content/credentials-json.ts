import { z } from 'astro/zod'
import type { Content } from './read-all-content'
import type { Ship } from './schemas/credentials'

const day = z.iso.date()
const text = (description: string) => z.string().optional().describe(description)
const yes = (description: string) => z.literal(true).optional().describe(description)

const certificate = z.object({
  name: z.string(),
  certificationIdentification: text('The number that the issuer gave it'),
  description: text('What it covers'),
  issuedBy: text('The issuer'),
  holder: text('In whose name it is. If missing, in the name of the organization'),
  validFrom: day.optional(),
  expires: day.optional().describe('The last day'),
  noExpiry: yes('The certificate has no last day'),
  url: text('Where anybody can check it'),
})

const ship = z.object({
  name: z.string(),
  imo: text('The IMO number, seven digits'),
  category: text('The type of ship'),
  productionDate: text('The year of construction'),
  flag: text('The flag state'),
  certificates: z.array(certificate),
  due: z.array(z.object({ name: z.string(), date: day })).describe('Surveys, with their last days'),
})

const contactPoint = z.object({
  contactType: z.string().describe('What to call about'),
  name: text('Who answers'),
  telephone: text('With the country code'),
  email: text('The email address'),
  url: text('An https address'),
  allDay: yes('Somebody answers day and night'),
})

/** Field names come from schema.org. Parsing drops fields that the schema doesn't contain. */
const schema = z.object({
  $schema: z.url(),
  url: z.url().describe('The page that shows the same to people'),
  fictional: yes('The company and the numbers are invented'),
  dateModified: day.optional().describe('The day on which the data was last checked'),
  changes: z.array(z.object({ date: day, text: z.string() })).describe('What changed, and when'),
  organization: z.object({ name: z.string(), legalName: text('The registered name') }),
  certificates: z.array(certificate),
  ships: z.array(ship),
  contactPoints: z.array(contactPoint),
})

/** Returns the JSON Schema of /credentials.json. */
export const createCredentialsJsonSchema = () => z.toJSONSchema(schema, { io: 'input' })

/** Omits empty fields. */
export function createCredentialsJson(
  { credentials, company }: Pick<Content, 'credentials' | 'company'>,
  site: URL,
) {
  const { certificates, fleet, dutyContacts } = credentials
  const data = {
    $schema: new URL('/credentials.schema.json', site).href,
    url: new URL('/credentials', site).href,
    fictional: company.fictional || credentials.fictional,
    dateModified: credentials.lastChecked,
    changes: credentials.changes.map((change) => ({ date: change.day, text: change.text })),
    organization: { name: company.name, legalName: credentials.companyDetails.legalName },
    certificates: certificates.entries.map(({ number, scope, issuer, issued, ...entry }) => ({
      ...entry,
      certificationIdentification: number,
      description: scope,
      issuedBy: issuer,
      validFrom: issued,
      expires: entry.validUntil,
      url: entry.verificationUrl,
    })),
    ships: fleet.entries.map(shipData),
    contactPoints: dutyContacts.entries.flatMap(({ duty, phone, contacts, ...entry }) => [
      { ...entry, contactType: duty, telephone: phone },
      ...contacts.map(({ text: to, label }) => ({
        contactType: duty,
        name: label,
        [to.startsWith('https://') ? 'url' : to.includes('@') ? 'email' : 'telephone']: to,
      })),
    ]),
  }
  const isEmpty = (value: unknown) => value === '' || value === false
  const json = JSON.stringify(data, (_, value) => (isEmpty(value) ? undefined : value))
  return schema.parse(JSON.parse(json))
}

const shipData = ({ certificates, dueSurveys, ...ship }: Ship) => ({
  ...ship,
  imo: ship.imo.replace(/^IMO /, ''),
  category: ship.type,
  productionDate: ship.built,
  certificates: certificates.map(({ name, number, issued, validUntil }) => ({
    name,
    certificationIdentification: number,
    validFrom: issued,
    expires: validUntil,
  })),
  due: dueSurveys.map(({ name, dueBy }) => ({ name, date: dueBy })),
})
