import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../../lib/ids'
import { distanceToRestInList, restingProgress, serviceAt } from './pinned-layout'

test('scrolling down: passes each service once and in order', () => {
  const passed = Array.from({ length: 3000 }, (_, step) => serviceAt((step - 1000) / 1000))
  expect(passed.filter((id, index) => id !== passed[index - 1])).toEqual(SERVICE_IDS)
})

test.each(SERVICE_IDS)('%s: rests where it is open, and pinned', (id) => {
  expect(serviceAt(restingProgress(id))).toBe(id)
  expect(restingProgress(id)).toBeGreaterThanOrEqual(0)
  expect(restingProgress(id)).toBeLessThanOrEqual(1)
})

test.each([
  ['has room: is centred', 400, 200],
  ['has hardly room: starts just below the bar', 730, 60],
  ['is taller than the viewport: starts just below the bar', 1200, 60],
])('block of the list that %s', (_, height, top) => {
  expect(1000 - distanceToRestInList({ top: 1000, height }, 800, 60)).toBe(top)
})
