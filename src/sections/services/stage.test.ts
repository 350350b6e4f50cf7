import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { SERVICE_IDS } from '../../lib/sections'
import { inRanges, styleSheet } from '../../lib/testing/style-sheets'
import { STAGE, trackAtMiddle } from './stage'

const MIDDLE = 500
const HEIGHT = 1000
/** The six tracks as services.module.css lays them out. */
const tracksAt = (sectionTop: number) =>
  SERVICE_IDS.map((_, index) => {
    const top = sectionTop + index * HEIGHT
    return { top, bottom: top + HEIGHT }
  })

test('tracks: scrolling down passes each once and in order', () => {
  const passed = Array.from({ length: 8001 }, (_, scrolled) =>
    trackAtMiddle(tracksAt(501 - scrolled), MIDDLE),
  )
  const changes = passed.filter((index, place) => index !== passed[place - 1])
  expect(changes).toEqual([-1, 0, 1, 2, 3, 4, 5, 6])
})

test('tracks: one scroll position never lies in two, and scrolling down never leads back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 2000 }), fc.nat({ max: 3000 }), (top, px) => {
      const before = trackAtMiddle(tracksAt(top), MIDDLE)
      expect(trackAtMiddle(tracksAt(top - px), MIDDLE)).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('style sheets: have the stage condition of the code', () => {
  expect(styleSheet('src/styles/breakpoints.css').toString()).toContain(
    `@custom-media --stage screen and ${inRanges(STAGE)};`,
  )
})

test('style sheet: is as high as its services are many', () => {
  expect(styleSheet('src/sections/services/services.module.css').toString()).toContain(
    `block-size: ${100 * SERVICE_IDS.length}svh`,
  )
})
