import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { rhumbLine } from '../lib/rhumb-line'
import { isOneNight, routeSchema } from './route'

/** Due east along the equator, where a degree is sixty miles, then due north. */
const route = {
  waypoints: [
    { section: 'home', name: 'A', time: '18:00', latitude: 0, longitude: 70 },
    { section: 'about', name: 'B', time: '21:45', latitude: 0, longitude: 71 },
    { section: 'services', name: 'C', time: '01:30', latitude: 0, longitude: 72 },
    { section: 'contact', name: 'D', time: '09:00', latitude: 2, longitude: 72 },
  ],
  berth: { name: 'E', latitude: -0.5, longitude: 72.25 },
  summary: 'Course {course} from {home} to {contact}, berth at {berth}',
  legLabel: '{course}° {miles} M',
  chartNote: 'Illustration',
}

test('route: fills in the course and length of the first leg', () => {
  expect(routeSchema.parse(route).legLabel).toBe('090° 60 M')
})

test('route: fills in the course to the last waypoint, the times and the positions', () => {
  expect(routeSchema.parse(route).summary).toBe(
    'Course 045 from 18:00, 00°00′N 070°00′E to 09:00, 02°00′N 072°00′E, berth at 00°30′S 072°15′E',
  )
})

test.each(['24:00', '9:30', '18:60'])('route: refuses %s as a time', (time) => {
  const [first, ...others] = route.waypoints
  const wrong = { ...route, waypoints: [{ ...first, time }, ...others] }
  expect(routeSchema.safeParse(wrong).success).toBe(false)
})

test.each([
  [['19:40', '00:15', '05:10'], true],
  [['19:40', '00:15', '00:15'], false],
  [['00:15', '19:40'], false],
  [['13:00', '12:59'], false],
])('times %j: are one night: %s', (times, expected) => {
  expect(isOneNight(times)).toBe(expected)
})

describe('the passage in content/route.yaml', () => {
  const KNOTS = 16
  const { waypoints, summary } = routeSchema.parse(
    parse(readFileSync('content/route.yaml', 'utf8')),
  )
  const named = (name: RegExp) => waypoints.filter((waypoint) => name.test(waypoint.name))
  const hourOf = ({ time }: { time: string }) => {
    const [hours, minutes] = time.split(':').map(Number)
    return hours! + minutes! / 60
  }

  test('goes on in the scenes of the services, after about and before contact', () => {
    const { services } = parse(readFileSync('content/services.yaml', 'utf8')) as {
      services: { scene: { time: string } }[]
    }
    const [home, about, , contact] = waypoints.map(({ time }) => time)
    const scenes = services.map(({ scene }) => scene.time)
    expect(isOneNight([home!, about!, ...scenes, contact!])).toBe(true)
  })

  test('is one night, from dusk to first light', () => {
    expect(waypoints.map(({ name }) => name)).toEqual([
      'Dusk',
      'First watch',
      'Middle watch',
      'First light',
    ])
    expect(hourOf(waypoints[0])).toBeGreaterThan(17.5)
    expect(hourOf(waypoints[3])).toBeLessThan(7)
  })

  test('reaches each waypoint at its time, on one course at its speed', () => {
    expect(summary).toContain(`${KNOTS} knots`)
    const { course } = rhumbLine(waypoints[0], waypoints[3])
    for (const [index, to] of waypoints.slice(1).entries()) {
      const from = waypoints[index]!
      const leg = rhumbLine(from, to)
      const hours = (hourOf(to) - hourOf(from) + 24) % 24
      expect(leg.miles, `miles to ${to.name}`).toBeCloseTo(KNOTS * hours, 0)
      expect(leg.course, `course to ${to.name}`).toBeCloseTo(course, 0)
    }
  })

  test.each([
    [/first watch/i, 20, 24],
    [/middle watch/i, 0, 4],
  ])('has the waypoint %s between %i and %i hours', (name, from, to) => {
    expect(named(name)).toHaveLength(1)
    const hour = hourOf(named(name)[0]!)
    expect(hour).toBeGreaterThanOrEqual(from)
    expect(hour).toBeLessThan(to)
  })

  test.each([
    ['Mumbai High', { latitude: 19.4, longitude: 71.3 }],
    ['Bassein', { latitude: 19, longitude: 72.1 }],
  ])('keeps ten miles clear of the oil field %s', (_, field) => {
    for (let share = 0; share <= 1; share += 0.01) {
      const at = (key: 'latitude' | 'longitude') =>
        waypoints[0][key] + share * (waypoints[3][key] - waypoints[0][key])
      const ship = { latitude: at('latitude'), longitude: at('longitude') }
      expect(rhumbLine(ship, field).miles).toBeGreaterThan(10)
    }
  })
})
