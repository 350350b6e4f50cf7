import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../lib/sections'
import { CREDENTIALS, NO_CREDENTIALS } from '../lib/testing/credentials'
import { checkReferences } from './references'
import type { ServicePages } from './service-pages'

const check = (item: string, certificate: string, duty: string, all = CREDENTIALS) => {
  const items = ['Payroll', { text: 'Recruitment', certificate: item }]
  const page = { duty, certificates: [certificate] }
  const pages = Object.fromEntries(SERVICE_IDS.map((id) => [id, page]))
  checkReferences(all, [{ items }], pages as unknown as ServicePages['pages'])
}

test.each([
  ['rspl', '', '', "services.yaml: services: found 'rspl', expected an id in content/credentials"],
  ['', 'rspl', '', "service-pages.yaml: pages.technical: found 'rspl', expected an id in content"],
  ['', '', 'dsk', "service-pages.yaml: pages.technical.duty: found 'dsk', expected an id in cont"],
])('references %j, %j, %j: the error says which is wrong, and where', (item, id, duty, message) => {
  expect(() => check(item, id, duty)).toThrow(message)
})

test('references: may name what is not filled in, nothing, and anything while there are no entries', () => {
  check('rpsl', 'rpsl', 'nobody')
  check('', '', '')
  check('rspl', 'rspl', 'dsk', NO_CREDENTIALS)
})
