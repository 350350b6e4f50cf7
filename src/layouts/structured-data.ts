import { DAYS, type Contact } from '../content/contact'
import type { Content } from '../content/read-content'
import type { Company } from '../content/schemas'

/** The company and its services for search engines: schema.org Organization as JSON-LD, safe inside a script element. */
export function structuredData(
  { company, contact, credentials, pages, services }: Content,
  site: URL,
): string {
  const { legalName, cin } = credentials.registration
  const { lines, locality, region, postalCode, country } = company.office
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    legalName: legalName || undefined,
    identifier: cin ? { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } : undefined,
    description: pages.home.description,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: company.email,
    telephone: company.phones.map(({ number }) => number),
    contactPoint: contact.officeHours && office(company, contact.officeHours),
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines[0],
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    makesOffer: services.services.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title },
    })),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** The numbers that are answered in office hours. */
function office({ phones }: Company, hours: NonNullable<Contact['officeHours']>) {
  const { from, to, opens, closes } = hours
  // Two weeks: office hours may begin on a Saturday and end on a Thursday.
  const days = [...DAYS, ...DAYS]
  const first = days.indexOf(from)
  const dayOfWeek = days.slice(first, days.indexOf(to, first) + 1)
  const hoursAvailable = { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }
  return phones
    .filter(({ allDay }) => !allDay)
    .map(({ number }) => ({ '@type': 'ContactPoint', telephone: number, hoursAvailable }))
}
