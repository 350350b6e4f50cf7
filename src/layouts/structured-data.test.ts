import { expect, test } from 'vitest'
import type { Content } from '../content/read-content'
import type { PageId } from '../lib/pages'
import { structuredData } from './structured-data'

const content = {
  company: {
    name: 'Company </script>',
    email: 'desk@company.example',
    phones: [{ number: '+91 22 1234 5678' }, { number: '+91 22 1234 5679', allDay: true }],
    office: { lines: ['Vashi'], locality: 'Navi Mumbai', country: 'IN' },
  },
  contact: {
    officeHours: { from: 'Saturday', to: 'Wednesday', opens: '09:30', closes: '18:30' },
  },
  credentials: {
    companyDetails: { legalName: 'Company Private Limited', cin: 'U12345MH2001PTC123456' },
  },
  pages: {
    home: { description: 'What it does.' },
    'services/crew': { description: 'On what terms.' },
  },
  services: { services: [{ id: 'crew', title: 'Crew Management', menuName: 'Crew' }] },
}
const SITE = new URL('https://company.example')
const write = (page: PageId) => structuredData(page, content as unknown as Content, SITE)
const read = () => JSON.parse(write('home')!)

test('names the company, what it is by law, its address and each service', () => {
  expect(read()).toMatchObject({
    '@type': 'Organization',
    legalName: 'Company Private Limited',
    identifier: { propertyID: 'CIN', value: 'U12345MH2001PTC123456' },
    description: 'What it does.',
    url: 'https://company.example/',
    address: { addressLocality: 'Navi Mumbai', addressCountry: 'IN' },
    telephone: ['+91 22 1234 5678', '+91 22 1234 5679'],
    makesOffer: [{ itemOffered: { name: 'Crew Management' } }],
  })
})

test('describes a service on its page, and nothing on other pages', () => {
  expect(JSON.parse(write('services/crew')!)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: 'Crew Management',
    serviceType: 'Crew',
    description: 'On what terms.',
    url: 'https://company.example/services/crew',
    provider: {
      '@type': 'Organization',
      name: 'Company </script>',
      url: 'https://company.example/',
    },
  })
  expect(write('about')).toBeUndefined()
})

test('says when the office answers its numbers', () => {
  expect(read().contactPoint).toMatchObject([
    {
      telephone: '+91 22 1234 5678',
      hoursAvailable: {
        dayOfWeek: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'],
        opens: '09:30',
        closes: '18:30',
      },
    },
  ])
})

test('cannot close the script element it stands in', () => {
  expect(write('home')).not.toContain('</script')
})
