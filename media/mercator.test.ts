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
    ['Dusk', 21.8167, 63, 101, 103],
    ['Noon', 20.3667, 67.75, 666, 288],
    ['Middle watch', 19.2167, 71.5333, 1117, 434],
    ['First light', 18.85, 72.7, 1255, 480],
    ['Nhava Sheva', 18.95, 72.95, 1285, 467],
  ])('puts %s within 2 px of where it is drawn', (_name, latitude, longitude, x, y) => {
    const point = project(CHART, { latitude, longitude })
    expect(Math.abs(point.x - x)).toBeLessThan(2)
    expect(Math.abs(point.y - y)).toBeLessThan(2)
  })

  it('draws a rhumb line straight: the course holds 108 degrees on every leg', () => {
    const route: [number, number][] = [
      [21.8167, 63],
      [20.3667, 67.75],
      [19.2167, 71.5333],
      [18.85, 72.7],
    ]
    const points = route.map(([latitude, longitude]) => project(CHART, { latitude, longitude }))
    const courses = points
      .slice(1)
      .map(
        ({ x, y }, leg) =>
          90 + (Math.atan2(y - points[leg]!.y, x - points[leg]!.x) * 180) / Math.PI,
      )
    for (const course of courses) expect(Math.abs(course - 108)).toBeLessThan(0.5)
  })
})
