import { z } from 'astro/zod'
import { expect, test } from 'vitest'
import { expiringDays, DUE_DAY_FIELDS, PAST_DAY_FIELDS } from './expiring-days.ts'
import { schemaOf, schemas, type ContentName } from './schemas'

/** The names of all fields below a part of a JSON Schema that are a day. */
const daysIn = (part: any): string[] =>
  Object.entries<any>(part).flatMap(([name, each]) =>
    typeof each !== 'object' ? [] : each?.format === 'date' ? name : daysIn(each ?? {}),
  )

test('days: the rule knows every field that is one', () => {
  const options = { io: 'input', unrepresentable: 'any' } as const
  const names = (Object.keys(schemas) as ContentName[]).flatMap((name) =>
    daysIn(z.toJSONSchema(schemaOf(name), options)),
  )
  expect(new Set(names)).toEqual(new Set([...DUE_DAY_FIELDS, ...PAST_DAY_FIELDS]))
})

const LICENCE = { number: '1', validUntil: '2029-03-31' }
const SHIP = { name: 'Star', certificates: [LICENCE], surveys: [{ dueBy: '2029-03-31' }] }
test.each([
  ['2029-04-01', LICENCE, [1, 0]],
  ['2029-04-01', { ...LICENCE, validUntil: '2029-03-31 ' }, [1, 0]],
  ['2029-03-31', LICENCE, [0, 1]],
  ['2029-03-02', LICENCE, [0, 1]],
  ['2029-03-01', LICENCE, [0, 0]],
  ['2029-04-01', { ...LICENCE, number: '' }, [0, 0]],
  ['2029-04-01', SHIP, [2, 0]],
  ['2029-04-01', { ...SHIP, name: '' }, [0, 0]],
  ['2029-04-01', { checked: '2029-04-01' }, [0, 0]],
  ['2029-04-01T11:00Z', { checked: '2029-04-02' }, [0, 0]],
  ['2029-04-01T09:00Z', { checked: '2029-04-02' }, [1, 0]],
  ['2029-04-01', { ...LICENCE, validUntil: '2041-01-01', issued: '2040-01-01' }, [1, 0]],
])('days: on %s, %j: %j are wrong and over soon', (now, entry, counts) => {
  const content = { 'credentials.yaml': { entries: [entry] } }
  const { errors, warnings } = expiringDays(content, new Date(now))
  expect([errors.length, warnings.length]).toEqual(counts)
})

test('days: the message names file and field', () => {
  const content = { 'credentials.yaml': { certificates: { entries: [LICENCE] } } }
  expect(expiringDays(content, new Date('2030-01-01')).errors).toEqual([
    'content/credentials.yaml: certificates.entries.0.validUntil: found 2029-03-31, expected a later day',
  ])
})

test('last days: are listed with the name beside them, without days in the past and what is not shown', () => {
  const named = { name: 'Licence', validUntil: '2029-03-31', issued: '2024-03-31' }
  const columns = { smc: 'SMC', validUntil: '' }
  const entries = [named, { ...named, name: '' }]
  const content = {
    'credentials.yaml': { columns, entries },
    'security.yaml': { expires: ' 2027-10-31' },
  }
  expect(expiringDays(content, new Date()).days).toEqual([
    { what: 'Licence (content/credentials.yaml: entries.0.validUntil)', day: '2029-03-31' },
    { what: 'content/security.yaml: expires', day: '2027-10-31' },
  ])
})
