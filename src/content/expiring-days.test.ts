import { expect, test } from 'vitest'
import { expiringDays } from './expiring-days.ts'

const LICENCE = { number: '1', validUntil: '2029-03-31' }
test.each([
  ['2029-04-01', LICENCE, [1, 0]],
  ['2029-03-31', LICENCE, [0, 1]],
  ['2029-03-02', LICENCE, [0, 1]],
  ['2029-03-01', LICENCE, [0, 0]],
  ['2029-04-01', { number: '1' }, [0, 0]],
  ['2029-04-01', { ...LICENCE, number: '' }, [0, 0]],
])('days: on %s, %j: %j are over and near', (now, entry, counts) => {
  const content = { 'credentials.yaml': { certificates: { entries: [entry] } } }
  const { over, near } = expiringDays(content, new Date(now))
  expect([over.length, near.length]).toEqual(counts)
})
