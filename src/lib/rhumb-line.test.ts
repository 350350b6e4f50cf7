import { describe, expect, it } from 'vitest'
import { meridionalDegrees, rhumbLine } from './rhumb-line'

describe('meridionalDegrees', () => {
  it('is zero on the equator and symmetrical about it', () => {
    expect(meridionalDegrees(0)).toBeCloseTo(0)
    expect(meridionalDegrees(-20)).toBeCloseTo(-meridionalDegrees(20))
  })

  it('agrees with the published table of meridional parts for the sphere', () => {
    expect(meridionalDegrees(20) * 60).toBeCloseTo(1225.1, 0)
    expect(meridionalDegrees(60) * 60).toBeCloseTo(4527.4, 0)
  })
})

describe('rhumbLine', () => {
  it.each([
    ['a degree north', [10, 20], [11, 20], 0, 60],
    ['a degree south', [11, 20], [10, 20], 180, 60],
    ['a degree east on the equator', [0, 20], [0, 21], 90, 60],
    ['a degree west at 60°, where it is half as long', [60, 20], [60, 19], 270, 30],
    ['over the date line by the shorter way', [0, 179.5], [0, -179.5], 90, 60],
    ['back over it', [0, -179.5], [0, 179.5], 270, 60],
    // The worked example of Ed Williams' Aviation Formulary, from Los Angeles to New York
    ['north and east across a continent', [33.95, -118.4], [40.6333, -73.7833], 79.3, 2164.6],
  ] as const)('%s', (_, [latitude, longitude], [toLatitude, toLongitude], course, miles) => {
    const line = rhumbLine(
      { latitude, longitude },
      { latitude: toLatitude, longitude: toLongitude },
    )
    expect(line.course).toBeCloseTo(course, 1)
    expect(line.miles).toBeCloseTo(miles, 1)
  })
})
