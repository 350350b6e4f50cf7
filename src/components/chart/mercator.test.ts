import { describe, expect, it } from 'vitest'
import { barLengths, lineFigure, meridians, parallels, project, type ChartWindow } from './mercator'

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

describe('meridians and parallels', () => {
  it('gives every line within the chart, from its corner on', () => {
    expect(meridians(CHART, 120).map(({ minutes }) => minutes / 60)).toEqual([64, 66, 68, 70, 72])
    expect(parallels(CHART, 120).map(({ minutes }) => minutes / 60)).toEqual([22, 20, 18, 16])
  })

  it('spaces meridians evenly and parallels closer towards the equator', () => {
    const gaps = (lines: { offset: number }[]) =>
      lines.slice(1).map(({ offset }, index) => offset - lines[index]!.offset)
    for (const gap of gaps(meridians(CHART, 30))) expect(gap).toBeCloseTo(59.5)
    const [first, ...rest] = gaps(parallels(CHART, 60))
    expect(first).toBeGreaterThan(rest.at(-1)!)
  })
})

describe('barLengths', () => {
  it('starts with an open bar where the minutes below the first line are even', () => {
    // 62°09′ lies in the bar from 62°00′: 372 tens, even, so open.
    const bars = barLengths(meridians(CHART, 10), CHART.width)
    expect(bars[0]).toBe(0)
    expect(bars[1]).toBeCloseTo(119 / 60)
    expect(bars[2]).toBeCloseTo(119 / 6)
  })

  it('counts from the southern line of a bar on the side edges', () => {
    // 22°37′ lies in the bar from 22°30′: 135 tens, odd, so filled.
    const bars = barLengths(parallels(CHART, 10), CHART.height)
    expect(bars[0]).toBeCloseTo(project(CHART, { latitude: 22.5, longitude: 0 }).y)
  })

  it('covers the whole edge, and fills it where no line crosses', () => {
    const bars = barLengths(parallels(CHART, 10), CHART.height)
    expect(bars.reduce((sum, bar) => sum + bar)).toBeCloseTo(CHART.height)
    expect(barLengths([], 40)).toEqual([40])
  })
})

describe('lineFigure', () => {
  it('prints whole degrees, and minutes between them', () => {
    expect([68 * 60, 68 * 60 + 30, 0, -90].map(lineFigure)).toEqual(['68°', '30′', '0°', '30′'])
  })
})
