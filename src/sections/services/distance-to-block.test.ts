import { expect, test } from 'vitest'
import { distanceToCentre } from './distance-to-block'

const viewportHeight = 800
const barHeight = 60

test('brings the centre of a block to the centre of the viewport', () => {
  const distance = distanceToCentre({ top: 1000, height: 400, viewportHeight, barHeight })
  expect(1000 - distance + 200).toBe(400)
})

test('brings the start of a block that is taller than the room below the bar to just below the bar', () => {
  const distance = distanceToCentre({ top: 1000, height: 741, viewportHeight, barHeight })
  expect(1000 - distance).toBe(barHeight)
})

test('keeps the start of a block that just fits clear of the bar, within a few per cent of the centre', () => {
  const distance = distanceToCentre({ top: 1000, height: 730, viewportHeight, barHeight })
  expect(1000 - distance).toBe(barHeight)
  expect(Math.abs(1000 - distance + 365 - 400) / viewportHeight).toBeLessThan(0.15)
})
