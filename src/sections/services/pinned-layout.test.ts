import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../../lib/sections'
import { inRanges, styleSheet } from '../../lib/testing/style-sheets'
import { distanceToCentre, MAY_BE_PINNED, restingPointOf, serviceAt } from './pinned-layout'

const RANGE = 4000

test('scrolling down: passes each service once and in order', () => {
  const passed = Array.from({ length: RANGE + 2000 }, (_, px) => serviceAt(px - 1000, RANGE))
  expect(passed.filter((id, index) => id !== passed[index - 1])).toEqual(SERVICE_IDS)
})

test.each(SERVICE_IDS)('%s: comes to rest where it is selected, and pinned', (id) => {
  const rest = restingPointOf(id, RANGE)
  expect(serviceAt(rest, RANGE)).toBe(id)
  expect(rest).toBeGreaterThanOrEqual(0)
  expect(rest).toBeLessThanOrEqual(RANGE)
})

test('style sheets: have the condition of the code', () => {
  expect(styleSheet('src/styles/breakpoints.css').toString()).toContain(
    `@custom-media --pinned ${inRanges(MAY_BE_PINNED)};`,
  )
})

test.each([
  ['has room: is centred', 400, 200],
  ['has hardly room: starts just below the bar', 730, 60],
  ['is taller than the viewport: starts just below the bar', 1200, 60],
])('block of the list that %s', (_, height, top) => {
  expect(1000 - distanceToCentre({ top: 1000, height }, 800, 60)).toBe(top)
})
