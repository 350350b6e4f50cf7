import type { About } from './about'
import type { Certificate, Credentials } from './credentials'

const PARTICULARS = ['legalName', 'registeredOffice', 'cin', 'gstin'] as const

/** The parts of the credentials that are filled in; empty lists for the others. Totals are for a fleet without names. */
export function shownCredentials({ certificates, fleet, registration, dutyContacts }: Credentials) {
  const ships = fleet.entries.filter(({ name }) => name)
  return {
    certificates: certificates.entries.filter(({ number }) => number),
    ships,
    totals:
      ships.length > 0 ? [] : fleet.totals.map(({ label, number }) => ({ label, value: number })),
    particulars: PARTICULARS.map((name) => ({
      label: registration.labels[name],
      value: registration[name],
    })).filter(({ value }) => value),
    dutyContacts: dutyContacts.entries.filter((person) => person.phone),
  }
}

/** Whether content has anything for the page on credentials, apart from contacts. */
export function hasCredentials(credentials: Credentials): boolean {
  const { dutyContacts: _, ...documents } = shownCredentials(credentials)
  return Object.values(documents).some(({ length }) => length > 0)
}

/** The audience links without those to credentials or contacts that content does not have. */
export function shownAudienceLinks(
  entries: About['audienceLinks']['entries'],
  credentials: Credentials,
) {
  return entries.filter(({ to }) => {
    if (to === 'credentials') return hasCredentials(credentials)
    return to !== 'dutyContacts' || shownCredentials(credentials).dutyContacts.length > 0
  })
}

/** A certificate's short name and number; the number alone if it begins with the name. */
export const namedNumber = ({ shortName, number }: Pick<Certificate, 'shortName' | 'number'>) =>
  number.startsWith(shortName) ? number : `${shortName} ${number}`

/**
 * The name and number of the certificate that proves a claim. Undefined without an id, or if it has no number.
 * Throws if there are certificates but none with the id.
 */
export function proofOf(credentials: Credentials, id = ''): string | undefined {
  if (id === '') return undefined
  const { entries } = credentials.certificates
  const certificate = entries.find((entry) => entry.id === id)
  if (!certificate && entries.length > 0)
    throw new Error(
      `No certificate in content/credentials.yaml has the id '${id}', which an item in content/services.yaml ` +
        `or seafarerNotice in content/credentials.yaml names. Expected one of: ` +
        `${entries.map((entry) => entry.id).join(', ')}, or no certificate.`,
    )
  return certificate?.number ? namedNumber(certificate) : undefined
}
