import { expect, test } from 'vitest'
import type { Certificate, Papers } from './papers'
import { hasPapers, issuerOf, proofOf, shownDoors, shownPapers } from './shown-papers'

const certificate = (values: Partial<Certificate>): Certificate => ({
  id: 'crewing',
  short: 'CREW',
  paper: 'Licence',
  issuer: 'Register',
  number: 'CREW-123',
  validUntil: '',
  pdf: '',
  verify: '',
  ...values,
})

/** Papers with nothing filled in, and only the fields that are looked at. */
const empty = {
  mark: 'Example',
  certificates: { flag: 'flag {flag}', issuer: 'by {issuer}', entries: [] },
  ships: { entries: [], figures: [] },
  company: {
    labels: { legalName: 'Name', cin: 'CIN', registeredOffice: 'Office' },
    legalName: '',
    cin: '',
    registeredOffice: '',
  },
  watch: { entries: [] },
  notice: { text: '' },
} as unknown as Papers
const withCertificates = (...entries: Partial<Certificate>[]): Papers => ({
  ...empty,
  certificates: { ...empty.certificates, entries: entries.map(certificate) },
})
const figures = [{ number: '11', label: 'Ships' }]
const ship = { name: 'Star', imo: '', type: 'Tanker', capacity: '', flag: '', class: '', built: '' }

test('shown papers: leave out a certificate without number, a ship without name, a person without phone', () => {
  const shown = shownPapers({
    ...withCertificates({ number: '' }, { id: 'carrier' }),
    ships: { ...empty.ships, entries: [{ ...ship, name: '' }], figures },
    company: { ...empty.company, legalName: 'Company', registeredOffice: 'Road 1' },
    watch: { ...empty.watch, entries: [{ duty: 'Crewing', name: 'A', phone: '', email: '' }] },
  })
  expect(shown.certificates.map(({ id }) => id)).toEqual(['carrier'])
  expect(shown.ships).toEqual([])
  expect(shown.figures).toEqual(figures)
  expect(shown.particulars.map(({ label }) => label)).toEqual(['Name', 'Office'])
  expect(shown.watch).toEqual([])
})

test('shown papers: leave out the figures if there are ships with names', () => {
  const ships = { ...empty.ships, entries: [ship], figures }
  expect(shownPapers({ ...empty, ships }).figures).toEqual([])
})

test('papers: exist as soon as one document has an entry', () => {
  expect(hasPapers(empty)).toBe(false)
  expect(hasPapers({ ...empty, company: { ...empty.company, legalName: 'Company' } })).toBe(true)
  expect(hasPapers(withCertificates({}))).toBe(true)
})

test('doors: leave out those to papers and contacts that content does not have', () => {
  const doors = (['freight', 'contacts', 'papers'] as const).map((to) => ({
    who: '',
    find: '',
    to,
  }))
  const shownFor = (papers: Papers) => shownDoors(doors, papers).map(({ to }) => to)
  expect(shownFor(empty)).toEqual(['freight'])
  expect(shownFor(withCertificates({}))).toEqual(['freight', 'papers'])
  const duty = { duty: 'Crewing', name: '', phone: '+91 00', email: '', allDay: false }
  const watch = { ...empty.watch, entries: [duty] }
  expect(shownFor({ ...empty, watch })).toEqual(['freight', 'contacts'])
})

test.each<[string, Papers, string | undefined, string | undefined]>([
  ['the number', withCertificates({}), 'crewing', 'CREW-123'],
  ['name and number', withCertificates({ number: '11/1' }), 'crewing', 'CREW 11/1'],
  ['nothing without a number', withCertificates({ number: '' }), 'crewing', undefined],
  ['nothing without certificates', empty, 'crewing', undefined],
  ['nothing where no certificate is named', withCertificates({}), undefined, undefined],
])('proof: is %s', (_, papers, id, proof) => {
  expect(proofOf(papers, id)).toBe(proof)
})

test('proof by an unknown certificate: the error names those that exist', () => {
  expect(() => proofOf(withCertificates({}, { id: 'carrier' }), 'crewign')).toThrow(
    /papers.yaml has the id 'crewign'.+ one of: crewing, carrier/,
  )
})

test('issuer: follows what the certificate is valid for', () => {
  const { certificates } = empty
  const shipTypes = ['Bulk carriers', 'other cargo ships']
  expect(issuerOf(certificate({}), certificates)).toBe('Register')
  expect(issuerOf(certificate({ shipTypes, flag: 'India' }), certificates)).toBe(
    'Bulk carriers, other cargo ships · flag India · by Register',
  )
  expect(issuerOf(certificate({ flag: 'India', issuer: '' }), certificates)).toBe('flag India')
})
