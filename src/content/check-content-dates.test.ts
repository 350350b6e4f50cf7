import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { checkContentDates, EXPIRY_DATE_FIELDS, PAST_DATE_FIELDS } from './check-content-dates.ts'
import { schemaOf, schemas, type ContentName } from './schemas/all-schemas'

const dateFieldsIn = (schema: any): string[] =>
  Object.entries<any>(schema).flatMap(([name, child]) =>
    typeof child !== 'object' ? [] : child?.format === 'date' ? name : dateFieldsIn(child ?? {}),
  )

test('expiry check: knows every date field', () => {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const names = (Object.keys(schemas) as ContentName[]).flatMap((name) =>
    dateFieldsIn(z.toJSONSchema(schemaOf(name), options)),
  )
  expect(new Set(names)).toEqual(new Set([...EXPIRY_DATE_FIELDS, ...PAST_DATE_FIELDS]))
})

const LICENCE = { number: '1', validUntil: '2029-03-31' }
const SHIP = { name: 'Star', certificates: [LICENCE], dueSurveys: [{ dueBy: '2029-03-31' }] }
test.each([
  ['2029-04-01', LICENCE, [1, 0]],
  ['2029-04-01', { ...LICENCE, validUntil: '2029-03-31 ' }, [1, 0]],
  ['2029-03-31', LICENCE, [0, 1]],
  ['2029-03-02', LICENCE, [0, 1]],
  ['2029-03-01', LICENCE, [0, 0]],
  ['2029-04-01', { ...LICENCE, number: '' }, [0, 0]],
  ['2029-04-01', SHIP, [2, 0]],
  ['2029-04-01', { ...SHIP, name: '' }, [0, 0]],
  ['2029-04-01', { lastChecked: '2029-04-01' }, [0, 0]],
  ['2029-04-01T11:00Z', { lastChecked: '2029-04-02' }, [0, 0]],
  ['2029-04-01T09:00Z', { lastChecked: '2029-04-02' }, [1, 0]],
  ['2029-04-01', { ...LICENCE, validUntil: '2041-01-01', issued: '2040-01-01' }, [1, 0]],
])('expiry check on %s of %j: finds %j errors and warnings', (now, entry, counts) => {
  const content = { 'credentials.yaml': { entries: [entry] } }
  const { errors, warnings } = checkContentDates(content, new Date(now))
  expect([errors.length, warnings.length]).toEqual(counts)
})

test('day that is over: the message names file and field', () => {
  const content = { 'credentials.yaml': { certificates: { entries: [LICENCE] } } }
  expect(checkContentDates(content, new Date('2030-01-01')).errors).toEqual([
    'content/credentials.yaml: certificates.entries.0.validUntil: found 2029-03-31, expected a later day',
  ])
})

test('list of last days: contains names, but no days of issue and no hidden entries', () => {
  const named = { name: 'Licence', validUntil: '2029-03-31', issued: '2024-03-31' }
  const columns = { smc: 'SMC', validUntil: '' }
  const entries = [named, { ...named, name: '' }]
  const content = {
    'credentials.yaml': { columns, entries },
    'security.yaml': { expires: ' 2027-10-31' },
  }
  expect(checkContentDates(content, new Date()).days).toEqual([
    { what: 'Licence (content/credentials.yaml: entries.0.validUntil)', day: '2029-03-31' },
    { what: 'content/security.yaml: expires', day: '2027-10-31' },
  ])
})
