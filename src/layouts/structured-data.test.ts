import { expect, test } from 'vitest'
import type { Company } from '../content/company'
import type { Credentials } from '../content/credentials'
import type { Service } from '../content/services'
import { structuredData } from './structured-data'

const company: Company = {
  name: 'Company </script>',
  brand: 'Company',
  email: 'desk@company.example',
  phones: [{ number: '+91 22 1234 5678' }, { number: '+91 22 1234 5679' }],
  whatsapp: '',
  office: {
    lines: ['Vashi', 'Maharashtra'],
    locality: 'Navi Mumbai',
    region: 'Maharashtra',
    postalCode: '400703',
    country: 'IN',
  },
}
const service = {
  id: 'crew',
  title: 'Crew Management',
  text: 'Seafarers.',
} as unknown as Service
const particulars = { legalName: 'Company Private Limited', cin: 'U12345MH2001PTC123456' }
const credentials = { registration: particulars } as Credentials
const site = new URL('https://company.example')
const officeHours = {
  from: 'Saturday',
  to: 'Wednesday',
  opens: '09:30',
  closes: '18:30',
  text: 'Open',
} as const
const read = (given: Credentials) =>
  JSON.parse(structuredData(company, 'What it does.', [service], given, undefined, site))

test('names the company, its address and each service', () => {
  expect(read(credentials)).toMatchObject({
    '@type': 'Organization',
    description: 'What it does.',
    url: 'https://company.example/',
    address: { addressLocality: 'Navi Mumbai', addressCountry: 'IN' },
    telephone: ['+91 22 1234 5678', '+91 22 1234 5679'],
    makesOffer: [{ itemOffered: { name: 'Crew Management' } }],
  })
})

test('tells what the company is by law, as far as that is filled in', () => {
  expect(read(credentials)).toMatchObject({
    legalName: 'Company Private Limited',
    identifier: { propertyID: 'CIN', value: 'U12345MH2001PTC123456' },
  })
  const unnamed = read({ ...credentials, registration: { ...credentials.registration, cin: '' } })
  expect(unnamed).toHaveProperty('legalName')
  expect(unnamed).not.toHaveProperty('identifier')
})

test('says when the office answers its numbers, as far as that is filled in', () => {
  const phones = [{ number: '+91 22 1234 5678' }, { number: '+91 22 1234 5679', allDay: true }]
  const data = structuredData({ ...company, phones }, '', [], credentials, officeHours, site)
  expect(JSON.parse(data).contactPoint).toMatchObject([
    {
      telephone: '+91 22 1234 5678',
      hoursAvailable: {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Saturday', 'Sunday'],
        opens: '09:30',
        closes: '18:30',
      },
    },
  ])
  expect(read(credentials)).not.toHaveProperty('contactPoint')
})

test('cannot close the script element it stands in', () => {
  expect(structuredData(company, 'What it does.', [], credentials, undefined, site)).not.toContain(
    '</script',
  )
})
