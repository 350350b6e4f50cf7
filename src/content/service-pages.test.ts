import { expect, test } from 'vitest'
import type { Credentials } from './credentials'
import { whoAnswers, filledTables, type ServicePage } from './service-pages'

const certificate = { id: 'doc', shortName: 'DOC', name: 'DOC', issuer: '', number: 'DOC 1' }
const person = { duty: 'Desk', name: 'A', phone: '+91 22 1234 5678', email: '' }
const credentials = {
  certificates: { entries: [certificate, { ...certificate, id: 'iso', number: '' }] },
  fleet: { entries: [], totals: [] },
  registration: { labels: {} },
  dutyContacts: {
    entries: [
      { ...person, id: 'sea', duty: 'Emergency', allDay: true },
      { ...person, id: 'desk' },
      { ...person, id: 'nobody', phone: '' },
    ],
  },
} as unknown as Credentials
const answers = (page: Partial<ServicePage>, all = credentials) => {
  const { contact, allDay, certificates } = whoAnswers(
    'crew',
    { duty: '', certificates: [], ...page } as ServicePage,
    all,
  )
  return [contact, ...allDay].map((each) => each?.duty).concat(certificates.map(({ id }) => id))
}

test('parts: leave out terms without value, columns without items, rows without heading, and what is then empty', () => {
  const table = { headline: '', text: '', columns: ['A', 'B'] }
  const list = { headline: '', text: '' }
  const empty = { title: 'Empty', items: [] }
  const full = { title: 'Full', items: ['Item'] }
  const page = {
    terms: [
      { label: 'Notice', value: '', note: 'Months' },
      { label: 'Budget', value: 'Yearly', note: '' },
    ],
    lists: [
      { ...list, columns: [empty, full] },
      { ...list, columns: [empty] },
    ],
    tables: [
      {
        ...table,
        rows: [
          ['Port', ''],
          ['', 'Days'],
        ],
      },
      { ...table, rows: [] },
    ],
  }
  expect(filledTables(page as unknown as ServicePage)).toEqual({
    terms: [page.terms[1]],
    lists: [{ ...list, columns: [full] }],
    tables: [{ ...table, rows: [['Port', '']] }],
  })
})

test('answers: are the contact and certificates that are filled in, and who is there day and night', () => {
  expect(answers({ duty: 'desk', certificates: ['doc', 'iso'] })).toEqual([
    'Desk',
    'Emergency',
    'doc',
  ])
  expect(answers({ duty: 'nobody' })).toEqual([undefined, 'Emergency'])
  expect(answers({ duty: 'sea' })).toEqual(['Emergency'])
})

test('answers by an unknown id: the error names those that exist', () => {
  const where = 'which content/service-pages.yaml: pages.crew names'
  expect(() => answers({ duty: 'dsk' })).toThrow(
    `No duty contact in content/credentials.yaml has the id 'dsk', ${where}. Expected one of: sea, desk, nobody, or no`,
  )
  expect(() => answers({ certificates: ['dco'] })).toThrow(
    `No certificate in content/credentials.yaml has the id 'dco', ${where}. Expected one of: doc, iso, or no`,
  )
  const none = { ...credentials, dutyContacts: { ...credentials.dutyContacts, entries: [] } }
  expect(answers({ duty: 'dsk' }, none)).toEqual([undefined])
})
