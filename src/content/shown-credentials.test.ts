import { expect, test } from 'vitest'
import type { Certificate, Credentials } from './credentials'
import { proofOf, shownAudienceLinks, shownCredentials } from './shown-credentials'

const certificate = (values: Partial<Certificate>): Certificate => ({
  id: 'crewing',
  shortName: 'CREW',
  name: 'Licence',
  issuer: 'Register',
  number: 'CREW-123',
  holder: '',
  scope: '',
  issued: '',
  validUntil: '',
  pdf: '',
  verify: '',
  ...values,
})

/** Credentials with nothing filled in, and only the fields that are looked at. */
const empty = {
  mark: 'Example',
  certificates: { entries: [] },
  fleet: { entries: [], totals: [] },
  registration: {
    labels: { legalName: 'Name', registeredOffice: 'Office', gstin: 'GSTIN' },
    legalName: '',
    registeredOffice: '',
    cin: '',
    gstin: '',
    imo: '',
  },
  dutyContacts: { entries: [] },
  seafarerNotice: { text: '' },
} as unknown as Credentials
const withCertificates = (...entries: Partial<Certificate>[]): Credentials => ({
  ...empty,
  certificates: { ...empty.certificates, entries: entries.map(certificate) },
})
const totals = [{ number: '11', label: 'Ships' }]
const particulars = { imo: '', type: 'Tanker', capacity: '', flag: '', class: '', built: '' }
const ship = { name: 'Star', ...particulars, smc: '', issc: '', mlc: '' }

test('shown credentials: leave out a certificate without number, a ship without name, a person without phone', () => {
  const shown = shownCredentials({
    ...withCertificates({ number: '' }, { id: 'carrier' }),
    fleet: { ...empty.fleet, entries: [{ ...ship, name: '' }], totals },
    registration: { ...empty.registration, legalName: 'Company', registeredOffice: 'Road 1' },
    dutyContacts: {
      ...empty.dutyContacts,
      entries: [{ duty: 'Crewing', name: 'A', phone: '', email: '' }],
    },
  })
  expect(shown.certificates.map(({ id }) => id)).toEqual(['carrier'])
  expect(shown.ships).toEqual([])
  expect(shown.totals).toEqual([{ label: 'Ships', value: '11' }])
  expect(shown.particulars.map(({ label }) => label)).toEqual(['Name', 'Office'])
  expect(shown.dutyContacts).toEqual([])
})

test('shown credentials: leave out the totals if there are ships with names', () => {
  const fleet = { ...empty.fleet, entries: [ship], totals }
  expect(shownCredentials({ ...empty, fleet }).totals).toEqual([])
})

test('audience links: leave out those to credentials and contacts that content does not have', () => {
  const audienceLinks = (['freight', 'dutyContacts', 'credentials'] as const).map((to) => ({
    who: '',
    find: '',
    to,
  }))
  const shownFor = (credentials: Credentials) =>
    shownAudienceLinks(audienceLinks, credentials).map(({ to }) => to)
  expect(shownFor(empty)).toEqual(['freight'])
  expect(shownFor(withCertificates({}))).toEqual(['freight', 'credentials'])
  const registration = { ...empty.registration, legalName: 'Company' }
  expect(shownFor({ ...empty, registration })).toEqual(['freight', 'credentials'])
  const duty = { duty: 'Crewing', name: '', phone: '+91 00', email: '', allDay: false }
  const dutyContacts = { ...empty.dutyContacts, entries: [duty] }
  expect(shownFor({ ...empty, dutyContacts })).toEqual(['freight', 'dutyContacts'])
})

test.each<[string, Credentials, string | undefined, string | undefined]>([
  ['the number', withCertificates({}), 'crewing', 'CREW-123'],
  ['name and number', withCertificates({ number: '11/1' }), 'crewing', 'CREW 11/1'],
  ['nothing without a number', withCertificates({ number: '' }), 'crewing', undefined],
  ['nothing without certificates', empty, 'crewing', undefined],
  ['nothing where no certificate is named', withCertificates({}), undefined, undefined],
])('proof: is %s', (_, credentials, id, proof) => {
  expect(proofOf(credentials, id)).toBe(proof)
})

test('proof by an unknown certificate: the error names those that exist', () => {
  expect(() => proofOf(withCertificates({}, { id: 'carrier' }), 'crewign')).toThrow(
    /credentials.yaml has the id 'crewign'.+ one of: crewing, carrier/,
  )
})
