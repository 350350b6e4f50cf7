import type { About } from './about'
import type { Certificate, Credentials } from './credentials'
import type { Service } from './services'

const PARTICULARS = ['legalName', 'registeredOffice', 'cin', 'gstin'] as const

/** The lists of the credentials without what is not filled in. Totals only if no ship is named. */
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
export function certificateLabel({ shortName, number }: Pick<Certificate, 'shortName' | 'number'>) {
  return number.startsWith(shortName) ? number : `${shortName} ${number}`
}

/**
 * The entry of a list in content/credentials.yaml that has an id. Undefined if the list is empty. Throws if it has
 * entries but none with the id, which `source` names.
 */
export function findById<Entry extends { id?: string | undefined }>(
  kind: 'certificate' | 'duty contact',
  entries: readonly Entry[],
  id: string,
  source: string,
): Entry | undefined {
  const found = entries.find((entry) => entry.id === id)
  if (!found && entries.length > 0)
    throw new Error(
      `No ${kind} in content/credentials.yaml has the id '${id}', which ${source} names. Expected one of: ` +
        `${entries.flatMap((entry) => entry.id ?? []).join(', ')}, or no ${kind}.`,
    )
  return found
}

/** What a service includes, each with the certificate that proves it, if it names one that has a number. */
export const itemsWithProof = ({ items }: Pick<Service, 'items'>, credentials: Credentials) =>
  items.map((item) =>
    typeof item === 'string'
      ? { text: item, proof: undefined }
      : { text: item.text, proof: proofOf(credentials, item.certificate) },
  )

/**
 * The name and number of the certificate that proves a claim. Undefined without an id, or if it has no number.
 * Throws if there are certificates but none with the id.
 */
export function proofOf(credentials: Credentials, id?: string): string | undefined {
  if (!id) return undefined
  const source = 'an item in content/services.yaml or seafarerNotice in content/credentials.yaml'
  const certificate = findById('certificate', credentials.certificates.entries, id, source)
  return certificate?.number ? certificateLabel(certificate) : undefined
}
