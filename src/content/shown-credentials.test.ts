import { expect, test } from 'vitest'
import { CREDENTIALS, NO_CREDENTIALS, withCertificate } from '../testing/credentials'
import { certificateLabelById, linkedDutyContacts, shownCredentials } from './shown-credentials'

const withShip = (name: string) => {
  const { fleet } = CREDENTIALS
  return { ...CREDENTIALS, fleet: { ...fleet, entries: [{ ...fleet.entries[0]!, name }] } }
}

test('shown credentials: leave out a certificate without number, and a person without phone', () => {
  const { certificates, dutyContacts } = shownCredentials(withCertificate({ number: '' }))
  expect(certificates.entries).toEqual([])
  expect(dutyContacts.entries.map(({ duty }) => duty)).toEqual(['Emergency', 'Crewing'])
})

test.each([
  ['', [], ['Ships under management']],
  ['Star', ['Star'], []],
])('fleet with a ship named %j: shows the ships %j, and the totals %j', (name, ships, totals) => {
  const { fleet } = shownCredentials(withShip(name))
  expect(fleet.entries.map((each) => each.name)).toEqual(ships)
  expect(fleet.totals.map(({ label }) => label)).toEqual(totals)
})

test('duty contact: has a link to a page of the site, not to one that content leaves out', () => {
  const pageOf = (pages: object) => linkedDutyContacts(CREDENTIALS, pages).entries[1]!.page
  expect(pageOf({ seafarers: {} })).toBe('/seafarers')
  expect(pageOf({})).toBe('')
})

test.each([
  ['the number that begins with the name', CREDENTIALS, 'rpsl', 'RPSL-MUM-123'],
  ['name and number', withCertificate({ number: '11/1' }), 'rpsl', 'RPSL 11/1'],
  ['nothing without the certificate', NO_CREDENTIALS, 'rpsl', undefined],
  ['nothing where no certificate is named', CREDENTIALS, '', undefined],
])('certificate label: is %s', (_, credentials, id, label) => {
  expect(certificateLabelById(credentials, id)).toBe(label)
})
