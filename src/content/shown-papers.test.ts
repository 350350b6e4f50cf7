import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { papersSchema, type Papers } from './papers'
import { hasPapers, issuerOf, proofOf, realCertificates, shownPapers } from './shown-papers'

const specimen = papersSchema.parse(parse(readFileSync('content/papers.yaml', 'utf8')))
const real: Papers = { ...specimen, specimen: false }
const [rpsl] = specimen.certificates.entries
const withCertificates = (...entries: object[]): Papers => ({
  ...real,
  certificates: {
    ...real.certificates,
    entries: entries.map((entry) => ({ ...rpsl!, ...entry })),
  },
})
const empty: Papers = {
  ...withCertificates(),
  ships: { ...real.ships, entries: [], figures: [] },
  company: { ...real.company, legalName: '', cin: '', registeredOffice: '' },
  watch: { ...real.watch, entries: [] },
}

test('a certificate without a number, a ship without a name and a person without a line are not shown', () => {
  const halfFilled: Papers = {
    ...withCertificates({ number: '' }, { id: 'mto', number: 'MTO/12' }),
    ships: {
      ...real.ships,
      entries: [{ name: '', type: 'Tanker', flag: '', class: '', built: '' }],
      figures: [{ number: '11', label: 'Ships' }],
    },
    company: { ...real.company, cin: '' },
    watch: { ...real.watch, entries: [{ duty: 'Crewing', name: 'A', phone: '', email: '' }] },
  }
  const shown = shownPapers(halfFilled)
  expect(shown.certificates.map(({ id }) => id)).toEqual(['mto'])
  expect(shown.ships).toEqual([])
  expect(shown.figures).toEqual([{ number: '11', label: 'Ships' }])
  expect(shown.particulars.map(({ label }) => label)).toEqual(['Legal name', 'Registered office'])
  expect(shown.watch).toEqual([])
})

test('figures give way to ships with names', () => {
  const named = { ...real.ships, figures: [{ number: '11', label: 'Ships' }] }
  expect(shownPapers({ ...real, ships: named }).figures).toEqual([])
})

test('there are papers as soon as one document has an entry', () => {
  expect(hasPapers(empty)).toBe(false)
  expect(hasPapers({ ...empty, company: { ...empty.company, legalName: 'Company' } })).toBe(true)
  expect(hasPapers(withCertificates({}))).toBe(true)
})

test('a paper proves by its number, a specimen by saying what it is, and one that is not there not at all', () => {
  expect(proofOf(withCertificates({ number: 'RPSL-MUM-123' }), 'rpsl')).toBe('RPSL-MUM-123')
  const broker = { id: 'customs', short: 'Customs broker', number: '11/1234' }
  expect(proofOf(withCertificates(broker), 'customs')).toBe('Customs broker 11/1234')
  expect(proofOf(specimen, 'rpsl')).toBe('RPSL · specimen')
  expect(proofOf(withCertificates({ number: '' }), 'rpsl')).toBeUndefined()
  expect(proofOf(empty, 'rpsl')).toBeUndefined()
  expect(proofOf(real, undefined)).toBeUndefined()
})

test('a paper that is not there is named, with those that are', () => {
  expect(() => proofOf(real, 'rspl')).toThrow(
    /papers.yaml has the id 'rspl'.+Wanted one of: rpsl, mto/,
  )
})

test('no specimen is a real certificate', () => {
  expect(realCertificates(specimen)).toEqual([])
  expect(realCertificates(real)).toHaveLength(real.certificates.entries.length)
})

test('the issuer follows what a certificate holds for', () => {
  const { certificates } = real
  const issued = { ...rpsl!, issuer: 'Register' }
  expect(issuerOf(issued, certificates)).toBe('Register')
  const doc = { ...issued, shipTypes: ['Bulk carriers', 'other cargo ships'], flag: 'India' }
  expect(issuerOf(doc, certificates)).toBe(
    'Bulk carriers, other cargo ships · flag India · by Register',
  )
  expect(issuerOf({ ...doc, shipTypes: [], issuer: '' }, certificates)).toBe('flag India')
})
