import { expect, test } from 'vitest'
import { CREDENTIALS_CONTENT, EMPTY_CREDENTIALS_CONTENT } from '../../testing/credentials-content'
import { filledSections, responsibilitySectionFor, type ServicePageEntry } from './service-pages'

const dutiesAndCertificates = (
  fields: Partial<ServicePageEntry>,
  credentials = CREDENTIALS_CONTENT,
) => {
  const page = { dutyContactId: '', certificateIds: [], ...fields } as unknown as ServicePageEntry
  const { dutyContact, allDayContacts, certificates } = responsibilitySectionFor(page, credentials)
  return [dutyContact, ...allDayContacts]
    .map((contact) => contact?.duty)
    .concat(certificates.map(({ id }) => id))
}

test('terms without value, groups without items, rows without heading: are hidden with the section that they leave empty', () => {
  const table = { headline: '', text: '', columns: ['A', 'B'] }
  const port = ['Port', '']
  const list = { headline: '', text: '' }
  const empty = { title: 'Empty', items: [] }
  const full = { title: 'Full', items: ['Item'] }
  const page = {
    terms: [
      { label: 'Notice', value: '', note: 'Months' },
      { label: 'Budget', value: 'Yearly', note: '' },
    ],
    groupedLists: [
      { ...list, groups: [empty, full] },
      { ...list, groups: [empty] },
    ],
    tables: [
      { ...table, rows: [port, ['', 'Days']] },
      { ...table, rows: [] },
    ],
  }
  expect(filledSections(page as unknown as ServicePageEntry)).toEqual({
    termGroups: [{ id: '', headline: '', terms: [page.terms[1]] }],
    groupedLists: [{ ...list, groups: [full] }],
    tables: [{ ...table, rows: [port] }],
  })
})

test('term: belongs to the last group that an earlier term starts, even if the earlier term has no value', () => {
  const [offer, notice, empty] = ['offer', 'notice', 'empty'].map((id) => ({ id, headline: id }))
  const terms = [
    { label: 'Ships', value: 'Tankers' },
    { label: 'Fee', value: '', startsTermGroup: offer },
    { label: 'Contract', value: 'SHIPMAN' },
    { label: 'Notice', value: '2 months', startsTermGroup: notice },
    { label: 'Insurance', value: '', startsTermGroup: empty },
  ]
  const page = { terms, groupedLists: [], tables: [] } as unknown as ServicePageEntry
  expect(
    filledSections(page).termGroups.map(({ id, terms }) => [
      id,
      ...terms.map(({ label }) => label),
    ]),
  ).toEqual([
    ['', 'Ships'],
    ['offer', 'Contract'],
    ['notice', 'Notice'],
  ])
})

test('responsibility: consists of the visible contact, all 24-hour contacts and the visible certificates', () => {
  const fields = { dutyContactId: 'desk', certificateIds: ['rpsl'] }
  expect(dutiesAndCertificates(fields)).toEqual(['Crewing', 'Emergency', 'rpsl'])
  expect(dutiesAndCertificates({ dutyContactId: 'sea' })).toEqual(['Emergency'])
  expect(dutiesAndCertificates({})).toEqual([undefined, 'Emergency'])
  expect(dutiesAndCertificates(fields, EMPTY_CREDENTIALS_CONTENT)).toEqual([undefined])
})
