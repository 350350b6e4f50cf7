import { z } from 'astro/zod'
import { type SectionId } from '../lib/sections'
import { fixed, group, latitude, longitude, number, text } from './fields'

const waypoint = (section: SectionId) =>
  group({ section: fixed(section), name: text(), latitude, longitude, note: text() })

export const routeSchema = group({
  course: number('a course in degrees, 0 to 360', 0, 360),
  waypoints: z.tuple(
    [waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')],
    {
      error: () => 'wanted exactly four waypoints: home, about, services, contact',
    },
  ),
  berth: group({ name: text(), latitude, longitude, note: text() }),
  summary: text('the route in a sentence, for screen readers'),
  legLabel: text(),
  chartNote: text(),
})

export type Route = z.infer<typeof routeSchema>
