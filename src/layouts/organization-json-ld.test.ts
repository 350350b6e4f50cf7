import { expect, test } from 'vitest'
import type { Content } from '../content/read-all-content'
import { organizationJsonLd } from './organization-json-ld'

const content = {
  company: {
    name: 'Company </script>',
    email: 'desk@company.example',
    phones: [{ number: '+91 22 1234 5678' }, { number: '+91 22 1234 5679', allDay: true }],
    office: { fullAddressLines: ['Vashi'], locality: 'Navi Mumbai', country: 'IN' },
  },
  credentials: {
    companyDetails: { legalName: 'Company Private Limited', cin: 'U12345MH2001PTC123456' },
  },
  pages: { home: { description: 'What it does.' } },
} as unknown as Content

test('structured data: contains name and address, and escapes a closing script tag', () => {
  const json = organizationJsonLd(content, new URL('https://company.example'))
  expect(json).not.toContain('</script')
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Organization',
    name: 'Company </script>',
    legalName: 'Company Private Limited',
    identifier: { propertyID: 'CIN', value: 'U12345MH2001PTC123456' },
    description: 'What it does.',
    url: 'https://company.example/',
    address: { streetAddress: 'Vashi', addressLocality: 'Navi Mumbai', addressCountry: 'IN' },
    telephone: ['+91 22 1234 5678', '+91 22 1234 5679'],
  })
})
