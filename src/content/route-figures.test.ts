import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { routeSchema } from './route'

const written = parse(readFileSync('content/route.yaml', 'utf8'))

test('the passage’s words hold what its positions give', () => {
  const route = routeSchema.parse(written)
  expect(route.waypoints.map(({ note }) => note)).toEqual([
    'Dusk, 574 miles to the pilot',
    'Noon, 294 miles to the pilot',
    'Middle watch, 70 miles to the pilot',
    'First light, pilot on board',
  ])
  expect(route.waypoints.map(({ toGo }) => toGo)).toEqual([574, 294, 70, 0])
  expect(route.waypoints[2]?.noteAround).toEqual(['Middle watch, ', ' miles to the pilot'])
  expect(route.legLabel).toBe('108°  280 M')
  expect(route.summary).toBe(
    'A passage across the Arabian Sea on course 108 degrees: Dusk at 21°49′N 063°00′E, ' +
      'Noon at 20°22′N 067°45′E, Middle watch at 19°13′N 071°32′E, First light at 18°51′N 072°42′E, ' +
      'and the berth at Nhava Sheva, 18°57′N 072°57′E.',
  )
})

test('a waypoint that moves moves them', () => {
  const [dusk, ...others] = written.waypoints
  const { waypoints, legLabel, summary } = routeSchema.parse({
    ...written,
    // Due west of Noon, on a parallel whose degrees are 56.25 miles long
    waypoints: [{ ...dusk, latitude: others[0].latitude, longitude: 67 }, ...others],
    summary: 'On {course} from {home}.',
  })
  expect(waypoints[0].note).toBe('Dusk, 336 miles to the pilot')
  expect(legLabel).toBe('090°  42 M')
  expect(summary).toBe('On 106 from 20°22′N 067°00′E.')
})
