import { expect, test } from 'vitest'
import { openTestStore } from '../testing/inbox.ts'

const DAY_MS = 24 * 60 * 60_000

function startToday() {
  const { store, add, stored } = openTestStore()
  const now = Date.now()
  add({}, now)
  const eraseOn = (day: number) => store.eraseOlderThan(400, now + day * DAY_MS)
  return { eraseOn, stored, addOn: (day: number) => add({}, now + day * DAY_MS) }
}

test('inbox that is off at weekends: erases an inquiry after 400 days', () => {
  const { eraseOn, addOn, stored } = startToday()
  for (let day = 1; day <= 400; day++) if (day % 7 > 1) expect(eraseOn(day)).toBe(0)
  addOn(400)
  expect(eraseOn(401)).toBe(1)
  expect(stored()).toMatchObject([{ id: 2 }])
})

test.each([
  ['forward by 600 days', 600],
  ['back by 26 years', -26 * 365],
])(
  'clock that is set %s and later corrected: erases no inquiry from before or meanwhile',
  (_, wrong) => {
    const { eraseOn, addOn, stored } = startToday()
    for (const days of [0, 0.01, 1, 2, 3]) {
      addOn(wrong + days)
      expect(eraseOn(wrong + days)).toBe(0)
    }
    for (let day = 3; day <= 399; day++) expect(eraseOn(day)).toBe(0)
    expect(stored()).toHaveLength(6)
  },
)

test('inbox that was off for ten days: erases an inquiry ten days later', () => {
  const { eraseOn } = startToday()
  for (const day of [-9999, 0, 10]) eraseOn(day)
  for (let day = 11; day <= 410; day++) expect(eraseOn(day)).toBe(0)
  expect(eraseOn(411)).toBe(1)
})
