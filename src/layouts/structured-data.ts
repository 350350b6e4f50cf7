import type { Company } from '../content/company'
import type { Papers } from '../content/papers'
import type { Service } from '../content/services'

/** The company and its services for search engines, with the landing page's description: schema.org Organization as JSON-LD, safe inside a script element. */
export function structuredData(
  company: Company,
  description: string,
  services: readonly Service[],
  papers: Papers,
  site: URL,
): string {
  const { lines, locality, region, postalCode, country } = company.office
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company.name,
    ...particulars(papers),
    description,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    email: company.email,
    telephone: company.phones.map(({ number }) => number),
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
      itemOffered: { '@type': 'Service', name: title.join(' ') },
    })),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** What the company is by law. */
const particulars = ({ company: { legalName, cin } }: Papers) => ({
  ...(legalName && { legalName }),
  ...(cin && { identifier: { '@type': 'PropertyValue', propertyID: 'CIN', value: cin } }),
})
