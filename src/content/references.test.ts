import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../lib/sections'
import { CREDENTIALS, NO_CREDENTIALS, withCertificate } from '../testing/credentials'
import { checkReferences, type AllContent } from './references'

const NAMES = { item: 'rpsl', certificate: 'rpsl', duty: 'nobody', service: 'Air Cargo' }

function check({ item, certificate, duty, service }: typeof NAMES, credentials = CREDENTIALS) {
  const items = [{ text: 'Recruitment', certificate: item }]
  const page = { duty, certificates: [certificate] }
  const pages = Object.fromEntries(SERVICE_IDS.map((id) => [id, page]))
  const content = {
    credentials,
    services: { services: [{ items, inquiryLink: { service } }] },
    'service-pages': { pages },
    contact: { form: { services: ['Air Cargo', 'Other'], badges: ['ISO Certified'] } },
  }
  checkReferences(content as unknown as AllContent)
}

test.each([
  [{ item: 'rspl' }, "services.yaml: services.0.items: found 'rspl', expected '' or rpsl"],
  [{ certificate: 'rspl' }, "service-pages.yaml: pages.technical.certificates: found 'rspl', exp"],
  [{ duty: 'dsk' }, "pages.technical.duty: found 'dsk', expected '' or sea, desk, nobody"],
  [
    { service: 'Air' },
    "services.0.inquiryLink.service: found 'Air', expected '' or Air Cargo, Other",
  ],
])('reference %j: the error says where it is and what exists', (wrong, message) => {
  expect(() => check({ ...NAMES, ...wrong })).toThrow(message)
})

test('references: all that lead nowhere are in one error', () => {
  const wrong = { item: 'rspl', certificate: 'rspl', duty: 'dsk', service: 'Air' }
  const places = `services.yaml: services.0.items|services.yaml: services.0.inquiryLink.service|${SERVICE_IDS.flatMap(
    (id) => ['certificates', 'duty'].map((field) => `service-pages.yaml: pages.${id}.${field}`),
  ).join('|')}`
  const lines = places.split('|').map((place) => `content/${place}: found '[a-zA-Z]+', expected .+`)
  expect(() => check(wrong)).toThrow(new RegExp(`^${lines.join('\n')}$`))
})

test('references: a badge that the form does not have is one', () => {
  expect(() => check(NAMES, withCertificate({ badge: 'ISO' }))).toThrow(
    "credentials.yaml: certificates.entries.0.badge: found 'ISO', expected '' or ISO Certified",
  )
})

test('references: may name what is not filled in, nothing, and anything while there are no entries', () => {
  check(NAMES)
  check({ item: '', certificate: '', duty: '', service: '' })
  check({ ...NAMES, item: 'rspl', certificate: 'rspl', duty: 'dsk' }, NO_CREDENTIALS)
})
