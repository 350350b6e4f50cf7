import { expect, test } from 'vitest'
import {
  CREDENTIALS_CONTENT,
  EMPTY_CREDENTIALS_CONTENT,
  withCertificateFields,
} from '../testing/credentials-content'
import {
  findCertificateNameWithNumber,
  dutyContactsWithoutMissingPages,
  filledCredentials,
} from './filled-credentials'

const withShip = (name: string) => {
  const { fleet } = CREDENTIALS_CONTENT
  return { ...CREDENTIALS_CONTENT, fleet: { ...fleet, entries: [{ ...fleet.entries[0]!, name }] } }
}

test('certificate without number, duty contact without telephone: are hidden', () => {
  const { certificates, dutyContacts } = filledCredentials(withCertificateFields({ number: '' }))
  expect(certificates.entries).toEqual([])
  expect(dutyContacts.entries.map(({ duty }) => duty)).toEqual(['Emergency', 'Crewing'])
})

test.each([
  ['', [], ['Ships under management']],
  ['Star', ['Star'], []],
])('fleet with a ship named %j: shows ships %j and totals %j', (name, ships, totals) => {
  const { fleet } = filledCredentials(withShip(name))
  expect(fleet.entries.map((ship) => ship.name)).toEqual(ships)
  expect(fleet.totalsInsteadOfShips.map(({ label }) => label)).toEqual(totals)
})

test('duty contact: links to its page only if the page exists', () => {
  const pageOf = (pages: object) =>
    dutyContactsWithoutMissingPages(CREDENTIALS_CONTENT, pages).entries[1]!.dutyPageHref
  expect(pageOf({ seafarers: {} })).toBe('/seafarers')
  expect(pageOf({})).toBe('')
})

test.each([
  ['whose number begins with its name', CREDENTIALS_CONTENT, 'rpsl', 'RPSL-MUM-123'],
  ['with a bare number', withCertificateFields({ number: '11/1' }), 'rpsl', 'RPSL 11/1'],
  ['that doesn’t exist', EMPTY_CREDENTIALS_CONTENT, 'rpsl', undefined],
  ['with an empty ID', CREDENTIALS_CONTENT, '', undefined],
])('label of a certificate %s: has the expected text', (_, credentials, id, label) => {
  expect(findCertificateNameWithNumber(credentials, id)).toBe(label)
})
