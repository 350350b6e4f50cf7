import { z } from 'astro/zod'
import type { Credentials, Ship } from './credentials'
import type { Content } from './read-content'
import { SHIP_CERTIFICATE_LABELS, SHIP_SURVEY_LABELS } from './ship-due-days'

const day = z.iso.date()
const text = (description: string) => z.string().optional().describe(description)

const certificate = z.object({
  name: z.string(),
  certificationIdentification: text('The number that the issuer gave it'),
  description: text('What it covers'),
  issuedBy: text('The issuer'),
  holder: text('In whose name it is. If missing, in the name of the organization'),
  validFrom: day.optional(),
  expires: day.optional().describe('The last day'),
  noExpiry: z.boolean().optional().describe('Whether the certificate has no last day'),
  url: text('Where anybody can check it'),
})

const ship = z.object({
  name: z.string(),
  imo: text('The IMO number, seven digits'),
  callSign: text('The call sign'),
  category: text('The type of ship'),
  productionDate: text('The year of construction'),
  flag: text('The flag state'),
  owner: text('The owner, and the charterer if there is one'),
  certificates: z.array(certificate),
  due: z
    .array(z.object({ name: z.string(), date: day }))
    .describe('Surveys, each with its last day'),
})

const contactPoint = z.object({
  contactType: z.string().describe('What to call about'),
  name: text('Who answers'),
  telephone: text('With the country code'),
  email: text('The email address'),
  url: text('An https address'),
  allDay: z.boolean().optional().describe('Whether somebody answers day and night'),
})

const data = z
  .object({
    $schema: z.url(),
    url: z.url().describe('The page that shows the same to people'),
    fictional: z.boolean().optional().describe('Whether company and numbers are invented'),
    dateModified: day.optional().describe('The day on which the data was last checked'),
    changes: z
      .array(z.object({ date: day, text: z.string() }))
      .describe('What changed on which day'),
    organization: z.object({
      name: z.string(),
      legalName: text('The registered name'),
      identifier: z.array(z.object({ propertyID: z.string(), value: z.string() })),
    }),
    certificates: z.array(certificate),
    ships: z.array(ship),
    contactPoints: z.array(contactPoint),
  })
  .describe('Names of fields are terms of schema.org where it has one. Empty fields are left out.')

/** Returns the JSON Schema of the credentials as data. */
export const credentialsDataSchema = () => z.toJSONSchema(data, { io: 'input' })

/** Returns what the credentials page shows as data: only the fields of the schema, with days as YYYY-MM-DD. */
export function credentialsData(
  { credentials, company }: Pick<Content, 'credentials' | 'company'>,
  site: URL,
) {
  const { changes, certificates, fleet, companyDetails, dutyContacts } = credentials
  const { cin: CIN, gstin: GSTIN, imo: IMO } = companyDetails
  const shown = {
    $schema: new URL('/credentials.schema.json', site).href,
    url: new URL('/credentials', site).href,
    fictional: company.fictional || credentials.invented,
    dateModified: credentials.checked,
    changes: changes.map((change) => ({ date: change.day, text: change.text })),
    organization: {
      name: company.name,
      legalName: companyDetails.legalName,
      identifier: Object.entries({ CIN, GSTIN, IMO })
        .filter(([, value]) => value)
        .map(([propertyID, value]) => ({ propertyID, value: withoutPrefix(value) })),
    },
    certificates: certificates.entries.map((entry) => ({
      name: entry.name,
      certificationIdentification: entry.number,
      description: entry.scope,
      issuedBy: entry.issuer,
      holder: entry.holder,
      validFrom: entry.issued,
      expires: entry.validUntil,
      noExpiry: entry.noExpiry,
      url: entry.verify,
    })),
    ships: fleet.entries.map((entry) => shipData(entry, fleet.certificates)),
    contactPoints: dutyContacts.entries.flatMap(({ duty, contacts, phone, ...entry }) => [
      { ...entry, contactType: duty, telephone: phone },
      ...contacts.map(({ text: to, label }) => ({
        contactType: duty,
        name: label,
        [kindOf(to)]: to,
      })),
    ]),
  }
  // Empty texts become undefined, which JSON leaves out.
  return data.parse(
    JSON.parse(JSON.stringify(shown, (_, value) => (value === '' ? undefined : value))),
  )
}

function shipData(entry: Ship, labels: Credentials['fleet']['certificates']) {
  const lastDays = (kinds: Partial<typeof labels>) =>
    (Object.keys(kinds) as (keyof typeof labels)[])
      .filter((id) => entry[id])
      .map((id) => ({ name: labels[id], date: entry[id] }))
  return {
    name: entry.name,
    imo: withoutPrefix(entry.imo),
    callSign: withoutPrefix(entry.callSign),
    category: entry.type,
    productionDate: entry.built,
    flag: entry.flag,
    owner: entry.owner,
    certificates: lastDays(SHIP_CERTIFICATE_LABELS).map(({ name, date }) => ({
      name,
      expires: date,
    })),
    due: lastDays(SHIP_SURVEY_LABELS),
  }
}

/** Returns the last word: content writes numbers as people read them, such as `IMO 9074729` and `Call sign VTPR`. */
const withoutPrefix = (number: string) => number.split(' ').at(-1)!

const kindOf = (contact: string) =>
  contact.startsWith('https://') ? 'url' : contact.includes('@') ? 'email' : 'telephone'
