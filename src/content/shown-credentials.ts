import { fill, formatDay } from '../lib/format'
import { pageIdOf } from '../lib/pages'
import type { Certificate, Credentials } from './credentials'
import type { ServiceContent } from './services'

/** The credentials without entries that are not filled in, and with totals only if no ship is named. */
export function shownCredentials(all: Credentials): Credentials {
  const { certificates, fleet, dutyContacts } = all
  const ships = fleet.entries.filter(({ name }) => name)
  return {
    ...all,
    certificates: { ...certificates, entries: certificates.entries.filter(({ number }) => number) },
    fleet: { ...fleet, entries: ships, totals: ships.length > 0 ? [] : fleet.totals },
    dutyContacts: { ...dutyContacts, entries: dutyContacts.entries.filter(({ phone }) => phone) },
  }
}

/** The parts of the page of credentials for which content has something, with the ids of their elements. */
export function shownParts({ certificates, fleet, companyDetails }: Credentials) {
  const { legalName, registeredOffice, cin, gstin } = companyDetails
  const hasCertificates = certificates.entries.length > 0
  const hasShips = fleet.entries.length + fleet.totals.length > 0
  const hasDetails = [legalName, registeredOffice, cin, gstin].some(Boolean)
  return [
    ...(hasCertificates ? [{ id: 'certificates', headline: certificates.title }] : []),
    ...(hasShips ? [{ id: 'ships', headline: fleet.title }] : []),
    ...(hasDetails ? [{ id: 'company', headline: companyDetails.title }] : []),
  ]
}

/** Returns the duty contacts without their links to pages that the site does not have. */
export const linkedDutyContacts = ({ dutyContacts }: Credentials, pages: object) => ({
  ...dutyContacts,
  entries: dutyContacts.entries.map((contact) =>
    pageIdOf(contact.page) in pages ? contact : { ...contact, page: '' },
  ),
})

/** A certificate's short name and number; the number alone if it begins with the name. */
export function certificateLabel({ shortName, number }: Pick<Certificate, 'shortName' | 'number'>) {
  return number.startsWith(shortName) ? number : `${shortName} ${number}`
}

/** The label of the certificate with an id. Undefined if none is shown. */
export function certificateLabelById(
  { certificates }: Credentials,
  id: string,
): string | undefined {
  const certificate = certificates.entries.find((entry) => entry.id === id)
  return certificate && certificateLabel(certificate)
}

/** What a service includes, each with the label of the certificate that it names, if that is shown. */
export const itemsWithCertificates = (
  { items }: Pick<ServiceContent, 'items'>,
  credentials: Credentials,
) =>
  items.map(({ text, certificate }) => ({
    text,
    certificateLabel: certificateLabelById(credentials, certificate),
  }))

/** The tables mark a last day that is no more than so many days away. */
export const DUE_SOON_DAYS = 90

/** Whether a last day is marked, counted from the day on which the tables were checked. Without either day it is not. */
export const isDueSoon = (lastDay: string, checked: string) =>
  Boolean(lastDay && checked) &&
  Date.parse(lastDay) - Date.parse(checked) <= DUE_SOON_DAYS * 86_400_000

/** The last day of a certificate, or the label of one that does not expire. */
export const validityOf = (
  { validUntil, noExpiry }: Certificate,
  labels: Pick<Credentials['certificates'], 'noExpiry'>,
) => (validUntil ? formatDay(validUntil) : noExpiry && labels.noExpiry)

/** What the placeholders of a fact about a certificate stand for. */
export const certificateWords = ({ number, validUntil }: Certificate) => ({
  number,
  validUntil: validUntil && formatDay(validUntil),
})

/** The last day of a certificate in words of its own, where no heading says what the day is. */
export const validityInWords = (certificate: Certificate, labels: Credentials['certificates']) =>
  certificate.validUntil
    ? fill(labels.expiry, { day: formatDay(certificate.validUntil) })
    : validityOf(certificate, labels)
