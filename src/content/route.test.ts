import { expect, test } from 'vitest'
import { routeSchema } from './route'

/** Due east along the equator, where a degree is sixty miles, then due north. */
const route = {
  waypoints: [
    { section: 'home', name: 'A', latitude: 0, longitude: 70 },
    { section: 'about', name: 'B', latitude: 0, longitude: 71 },
    { section: 'services', name: 'C', latitude: 0, longitude: 72 },
    { section: 'contact', name: 'D', latitude: 2, longitude: 72 },
  ],
  berth: { latitude: -0.5, longitude: 72.25 },
  summary: 'Course {course} from {home} to {contact}, berth at {berth}',
  legLabel: '{course}° {miles} M',
  chartNote: 'Illustration',
}

test('route: fills in the course and length of the first leg', () => {
  expect(routeSchema.parse(route).legLabel).toBe('090° 60 M')
})

test('route: fills in the course to the last waypoint and the positions', () => {
  expect(routeSchema.parse(route).summary).toBe(
    'Course 045 from 00°00′N 070°00′E to 02°00′N 072°00′E, berth at 00°30′S 072°15′E',
  )
})
