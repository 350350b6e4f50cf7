import type { Company } from '../content/company'
import { DAYS, type Contact } from '../content/contact'
import type { Credentials } from '../content/credentials'
import type { Service } from '../content/services'

/** The company and its services for search engines, with the landing page's description: schema.org Organization as JSON-LD, safe inside a script element. */
export function structuredData(
  company: Company,
  description: string,
  services: readonly Service[],
  credentials: Credentials,
  officeHours: Contact['officeHours'],
  site: URL,
): string {
  const { lines, locality, region, postalCode, country } = company.office
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    ...particulars(credentials),
    description,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: company.email,
    telephone: company.phones.map(({ number }) => number),
    ...(officeHours && { contactPoint: office(company, officeHours) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: lines[0],
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    makesOffer: services.map(({ title }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title },
    })),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** What the company is by law. */
const particulars = ({ registration: { legalName, cin } }: Credentials) => ({
  ...(legalName && { legalName }),
  ...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
})

/** The numbers that are answered in office hours. */
function office(
  { phones }: Company,
  { from, to, opens, closes }: NonNullable<Contact['officeHours']>,
) {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)]
  const hours = {
    '@type': 'OpeningHoursSpecification',
    // From Saturday to Thursday, Friday alone is left out.
    dayOfWeek: DAYS.filter((_, day) =>
      first <= last ? first <= day && day <= last : first <= day || day <= last,
    ),
    opens,
    closes,
  }
  return phones
    .filter(({ allDay }) => !allDay)
    .map(({ number }) => ({ '@type': 'ContactPoint', telephone: number, hoursAvailable: hours }))
}
