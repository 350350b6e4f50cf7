import { describe, expect, it } from 'vitest'
import { project, type ChartWindow } from './mercator'

const CHART: ChartWindow = {
  corner: { latitude: 22.62, longitude: 62.15 },
  pixelsPerDegree: 119,
  width: 1344,
  height: 960,
}

describe('project', () => {
  it.each([
    [21.8167, 63, 101, 103],
    [20.3667, 67.75, 666, 288],
    [18.95, 72.95, 1285, 467],
  ])('puts %d° N, %d° E within 2 px of %i, %i', (latitude, longitude, x, y) => {
    const point = project(CHART, { latitude, longitude })
    expect(Math.abs(point.x - x)).toBeLessThan(2)
    expect(Math.abs(point.y - y)).toBeLessThan(2)
  })

  it('draws a rhumb line straight', () => {
    // Two legs of one course, 108°
    const [from, middle, to] = [
      { latitude: 21.8167, longitude: 63 },
      { latitude: 20.3667, longitude: 67.75 },
      { latitude: 18.85, longitude: 72.7 },
    ].map((position) => project(CHART, position))
    const slope = (start: typeof from, end: typeof from) =>
      (end!.y - start!.y) / (end!.x - start!.x)
    expect(slope(from, middle)).toBeCloseTo(slope(middle, to), 2)
  })
})
