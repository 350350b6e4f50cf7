import { DAYS, type Contact } from '../content/contact'
import type { Content } from '../content/read-content'
import type { ServiceId } from '../lib/ids'
import { servicePageHref, serviceOfPage, type PageId } from '../lib/pages'

/**
 * What search engines read on a page, by schema.org, as JSON-LD that is safe inside a script element: the company on
 * the landing page, the service on a service's page. Undefined for the other pages.
 */
export function structuredData(page: PageId, content: Content, site: URL): string | undefined {
  const service = serviceOfPage(page)
  const data = service ? serviceData(service, content, site) : companyData(content, site)
  return service || page === 'home'
    ? JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
    : undefined
}

function companyData({ company, contact, credentials, pages, services }: Content, site: URL) {
  const { legalName, cin } = credentials.companyDetails
  const { lines, locality, region, postalCode, country } = company.office
  return {
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
}

function serviceData(id: ServiceId, { company, services, pages }: Content, site: URL) {
  const { title, menuName } = services.services.find((service) => service.id === id)!
  return {
    '@type': 'Service',
    name: title,
    serviceType: menuName,
    description: pages[`services/${id}`].description,
    url: new URL(servicePageHref(id), site).href,
    provider: { '@type': 'Organization', name: company.name, url: site.href },
  }
}

/** The numbers that are answered in office hours. */
function office({ phones }: Content['company'], hours: NonNullable<Contact['officeHours']>) {
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
