import type { Content } from '../content/read-all-content'

/** Returns JSON-LD (schema.org), escaped for a script element. */
export function organizationJsonLd({ company, credentials, pages }: Content, site: URL): string {
  const { legalName, cin } = credentials.companyDetails
  const { fullAddressLines, locality, region, postalCode, country } = company.office
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
    address: {
      '@type': 'PostalAddress',
      streetAddress: fullAddressLines[0],
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
