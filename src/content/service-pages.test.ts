import { expect, test } from 'vitest'
import { CREDENTIALS, NO_CREDENTIALS } from '../testing/credentials'
import { filledSections, responsibilityFor, type ServicePageContent } from './service-pages'

const responsible = (page: Partial<ServicePageContent>, all = CREDENTIALS) => {
  const named = { dutyContactId: '', certificates: [], ...page } as unknown as ServicePageContent
  const { dutyContact, allDayContacts, certificates } = responsibilityFor(named, all)
  return [dutyContact, ...allDayContacts]
    .map((each) => each?.duty)
    .concat(certificates.map(({ id }) => id))
}

test('parts: leave out terms without value, groups without items, rows without heading, and what is then empty', () => {
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
    lists: [
      { ...list, groups: [empty, full] },
      { ...list, groups: [empty] },
    ],
    tables: [
      { ...table, rows: [port, ['', 'Days']] },
      { ...table, rows: [] },
    ],
  }
  expect(filledSections(page as unknown as ServicePageContent)).toEqual({
    termGroups: [{ id: '', headline: '', terms: [page.terms[1]] }],
    lists: [{ ...list, groups: [full] }],
    tables: [{ ...table, rows: [port] }],
  })
})

test('terms: belong to the group that an earlier term begins, even if that term is not filled in', () => {
  const [offer, notice, empty] = ['offer', 'notice', 'empty'].map((id) => ({ id, headline: id }))
  const terms = [
    { label: 'Ships', value: 'Tankers' },
    { label: 'Fee', value: '', group: offer },
    { label: 'Contract', value: 'SHIPMAN' },
    { label: 'Notice', value: '2 months', group: notice },
    { label: 'Insurance', value: '', group: empty },
  ]
  const page = { terms, lists: [], tables: [] } as unknown as ServicePageContent
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

test('responsibility: is the contact and certificates that are shown, and who is there day and night', () => {
  const named = { dutyContactId: 'desk', certificates: ['rpsl'] }
  expect(responsible(named)).toEqual(['Crewing', 'Emergency', 'rpsl'])
  expect(responsible({ dutyContactId: 'sea' })).toEqual(['Emergency'])
  expect(responsible({})).toEqual([undefined, 'Emergency'])
  expect(responsible(named, NO_CREDENTIALS)).toEqual([undefined])
})
