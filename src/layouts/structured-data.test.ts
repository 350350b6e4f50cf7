import { beforeEach, expect, test, vi } from 'vitest'
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
    registration: { legalName: 'Company Private Limited', cin: 'U12345MH2001PTC123456' },
  },
  pages: { home: { description: 'What it does.' } },
  services: { services: [{ title: 'Crew Management' }] },
}
const filledIn: Record<string, unknown> = {}
vi.mock('../content/read-content', () => ({
  readContent: async () => filledIn,
}))
beforeEach(() => void Object.assign(filledIn, content))

const read = async () => JSON.parse(await structuredData(new URL('https://company.example')))

test('names the company, what it is by law, its address and each service', async () => {
  expect(await read()).toMatchObject({
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

test('says when the office answers its numbers', async () => {
  expect((await read()).contactPoint).toMatchObject([
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

test('leaves out what is not filled in', async () => {
  filledIn['contact'] = {}
  filledIn['credentials'] = { registration: { legalName: '', cin: '' } }
  const data = await read()
  for (const name of ['contactPoint', 'legalName', 'identifier'])
    expect(data).not.toHaveProperty(name)
})

test('cannot close the script element it stands in', async () => {
  expect(await structuredData(new URL('https://company.example'))).not.toContain('</script')
})
