import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  crossesMiddle,
  distanceToService,
  sailedAt,
  sailedToService,
  serviceAtScroll,
} from './service-at-scroll'

const COUNT = 6
const at = (sectionTop: number) => ({ sectionTop, sectionHeight: 4600, windowHeight: 1000 })

test('scrolling down opens each service once and in order, scrolling up the reverse', () => {
  const down = Array.from(
    { length: 4601 },
    (_, scrolled) => serviceAtScroll(at(500 - scrolled), COUNT).index,
  )
  const changes = down.filter((index, place) => index !== down[place - 1])
  expect(changes).toEqual([0, 1, 2, 3, 4, 5])
})

test('above the section it is the first service, below it the last: coming back flashes no other', () => {
  expect(serviceAtScroll(at(4000), COUNT)).toEqual({ index: 0, share: 0 })
  expect(serviceAtScroll(at(0), COUNT)).toEqual({ index: 0, share: 0 })
  expect(serviceAtScroll(at(-3600), COUNT)).toEqual({ index: 5, share: 1 })
  expect(serviceAtScroll(at(-9000), COUNT)).toEqual({ index: 5, share: 1 })
})

test.each([
  [501, false],
  [500, true],
  [-4100, true],
  [-4101, false],
])('a section that begins at %i px crosses the middle of the window: %s', (top, crosses) => {
  expect(crossesMiddle(at(top))).toBe(crosses)
})

test('says how much of the service has been passed', () => {
  expect(serviceAtScroll(at(-750), COUNT)).toEqual({ index: 1, share: 0.25 })
})

test.each([0, 1, 2, 3, 4, 5])('the way to service %i ends in the middle of its share', (index) => {
  const start = at(-130)
  const arrived = at(start.sectionTop - distanceToService(start, index, COUNT))
  expect(serviceAtScroll(arrived, COUNT).index).toBe(index)
  expect(serviceAtScroll(arrived, COUNT).share).toBeCloseTo(0.5)
})

test('a section no higher than the window does not divide by zero', () => {
  expect(
    serviceAtScroll({ sectionTop: 0, sectionHeight: 600, windowHeight: 600 }, COUNT).index,
  ).toBe(0)
})

test('the leg is sailed from where the stage pins until the section has left', () => {
  expect([800, 0, -2300, -4600, -9000].map((top) => sailedAt(at(top)))).toEqual([0, 0, 0.5, 1, 1])
})

test('where a service’s share begins, as much has been sailed as the position says there', () => {
  for (const index of [0, 1, 5]) {
    const scroll = at((-3600 * index) / COUNT)
    expect(sailedToService(scroll, index, COUNT)).toBeCloseTo(sailedAt(scroll))
  }
})

describe('in a window and a section of any height', () => {
  const scroll = fc.record({
    windowHeight: fc.integer({ min: 200, max: 4000 }),
    sectionHeight: fc.integer({ min: 200, max: 40_000 }),
    sectionTop: fc.integer({ min: -45_000, max: 5000 }),
  })

  test('the way down passes the services in their order, one after the other', () => {
    fc.assert(
      fc.property(scroll, fc.nat({ max: 3000 }), (before, px) => {
        const after = serviceAtScroll({ ...before, sectionTop: before.sectionTop - px }, COUNT)
        const first = serviceAtScroll(before, COUNT)
        expect([0, 1, 2, 3, 4, 5]).toContain(first.index)
        expect(first.share).toBeGreaterThanOrEqual(0)
        expect(first.share).toBeLessThanOrEqual(1)
        expect(after.index + after.share).toBeGreaterThanOrEqual(first.index + first.share)
      }),
    )
  })

  test('choosing a service always leads to it', () => {
    fc.assert(
      fc.property(scroll, fc.nat({ max: COUNT - 1 }), (start, index) => {
        fc.pre(start.sectionHeight > start.windowHeight)
        const sectionTop = start.sectionTop - distanceToService(start, index, COUNT)
        expect(serviceAtScroll({ ...start, sectionTop }, COUNT).index).toBe(index)
      }),
    )
  })
})
