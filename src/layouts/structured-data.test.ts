import { expect, test } from 'vitest'
import type { Company } from '../content/company'
import type { Service } from '../content/services'
import { structuredData } from './structured-data'

const company: Company = {
  name: 'Company </script>',
  brand: 'Company',
  email: 'desk@company.example',
  phones: ['+91 22 1234 5678', '+91 22 1234 5679'],
  office: {
    lines: ['Vashi', 'Maharashtra'],
    locality: 'Navi Mumbai',
    region: 'Maharashtra',
    postalCode: '400703',
    country: 'IN',
  },
  licences: [],
}
const service = {
  id: 'crew',
  title: ['Crew', 'Management'],
  text: 'Seafarers.',
} as unknown as Service

test('names the company, its address and each service', () => {
  const data = JSON.parse(
    structuredData(company, 'What it does.', [service], new URL('https://company.example')),
  )
  expect(data).toMatchObject({
    '@type': 'Organization',
    description: 'What it does.',
    url: 'https://company.example/',
    address: { addressLocality: 'Navi Mumbai', addressCountry: 'IN' },
    telephone: ['+91 22 1234 5678', '+91 22 1234 5679'],
    makesOffer: [{ itemOffered: { name: 'Crew Management' } }],
  })
})

test('cannot close the script element it stands in', () => {
  expect(
    structuredData(company, 'What it does.', [], new URL('https://company.example')),
  ).not.toContain('</script')
})
