import { describe, expect, it } from 'vitest'
import { project, type ChartWindow } from '../src/components/chart/mercator.ts'
import { barLengths, lineFigure, meridians, parallels } from './graticule.ts'

const CHART: ChartWindow = {
  corner: { latitude: 22.62, longitude: 62.15 },
  pixelsPerDegree: 119,
  width: 1344,
  height: 960,
}

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
