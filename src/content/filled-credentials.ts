import { fillPlaceholders, formatDay } from '../lib/format'
import { pageIdOf } from '../lib/page-ids'
import type { Certificate, CredentialsContent } from './schemas/credentials'
import type { ServiceContent } from './schemas/services'

/** Omits empty entries. Fleet totals are shown only if no ship has a name. */
export function filledCredentials(all: CredentialsContent): CredentialsContent {
  const { certificates, fleet, dutyContacts } = all
  const ships = fleet.entries.filter(({ name }) => name)
  return {
    ...all,
    certificates: { ...certificates, entries: certificates.entries.filter(({ number }) => number) },
    fleet: {
      ...fleet,
      entries: ships,
      totalsInsteadOfShips: ships.length > 0 ? [] : fleet.totalsInsteadOfShips,
    },
    dutyContacts: { ...dutyContacts, entries: dutyContacts.entries.filter(({ phone }) => phone) },
  }
}

/** Omits sections without content. */
export function shownCredentialsSections({
  certificates,
  fleet,
  companyDetails,
}: CredentialsContent) {
  const { legalName, registeredOffice, cin, gstin } = companyDetails
  const hasCertificates = certificates.entries.length > 0
  const hasShips = fleet.entries.length + fleet.totalsInsteadOfShips.length > 0
  const hasDetails = [legalName, registeredOffice, cin, gstin].some(Boolean)
  return [
    ...(hasCertificates ? [{ id: 'certificates', headline: certificates.title }] : []),
    ...(hasShips ? [{ id: 'ships', headline: fleet.title }] : []),
    ...(hasDetails ? [{ id: 'company', headline: companyDetails.title }] : []),
  ]
}

/** Omits links to missing pages. */
export const dutyContactsWithoutMissingPages = (
  { dutyContacts }: CredentialsContent,
  pages: object,
) => ({
  ...dutyContacts,
  entries: dutyContacts.entries.map((contact) =>
    pageIdOf(contact.dutyPageHref) in pages ? contact : { ...contact, dutyPageHref: '' },
  ),
})

/** Returns a certificate's short name and number, or only the number if it already begins with the short name. */
export function certificateNameWithNumber({
  shortName,
  number,
}: Pick<Certificate, 'shortName' | 'number'>) {
  return number.startsWith(shortName) ? number : `${shortName} ${number}`
}

/** Returns undefined if the certificate isn't shown. */
export function findCertificateNameWithNumber(
  { certificates }: CredentialsContent,
  id: string,
): string | undefined {
  const certificate = certificates.entries.find((entry) => entry.id === id)
  return certificate && certificateNameWithNumber(certificate)
}

/** Hidden certificates have no label. */
export const addCertificateNames = (
  { items }: Pick<ServiceContent, 'items'>,
  credentials: CredentialsContent,
) =>
  items.map(({ text, certificateId }) => ({
    text,
    certificateName: findCertificateNameWithNumber(credentials, certificateId),
  }))

export const DUE_SOON_DAYS = 90

/** Returns whether `lastDay` is at most DUE_SOON_DAYS after `lastChecked`, and false if either day is empty. */
export const isDueSoonAfterCheck = (lastDay: string, lastChecked: string) =>
  Boolean(lastDay && lastChecked) &&
  Date.parse(lastDay) - Date.parse(lastChecked) <= DUE_SOON_DAYS * 86_400_000

/** Returns the expiry date, the label `noExpiry`, or a falsy value if the validity is unknown. */
export const formatExpiryDate = (
  { validUntil, noExpiry }: Certificate,
  labels: Pick<CredentialsContent['certificates'], 'noExpiry'>,
) => (validUntil ? formatDay(validUntil) : noExpiry && labels.noExpiry)

/** Returns values for the placeholders `{number}` and `{validUntil}` in key facts. */
export const certificatePlaceholderValues = ({ number, validUntil }: Certificate) => ({
  number,
  validUntil: validUntil && formatDay(validUntil),
})

/** Returns a phrase such as `Valid until 31 Mar 2029`. */
export const validitySentence = (
  certificate: Certificate,
  labels: CredentialsContent['certificates'],
) =>
  certificate.validUntil
    ? fillPlaceholders(labels.validitySentence, { day: formatDay(certificate.validUntil) })
    : formatExpiryDate(certificate, labels)
