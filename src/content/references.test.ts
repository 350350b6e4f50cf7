import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../lib/sections'
import { CREDENTIALS, NO_CREDENTIALS } from './testing/credentials'
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
    contact: { form: { services: ['Air Cargo', 'Other'] } },
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

test('references: may name what is not filled in, nothing, and anything while there are no entries', () => {
  check(NAMES)
  check({ item: '', certificate: '', duty: '', service: '' })
  check({ ...NAMES, item: 'rspl', certificate: 'rspl', duty: 'dsk' }, NO_CREDENTIALS)
})
