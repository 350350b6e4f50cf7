import { z } from 'astro/zod'
import { SECTION_IDS, type SectionId } from '../lib/sections'
import { fixed, group, latitude, longitude, text, textWith } from './fields'
import { filledIn } from './route-figures'

const waypoint = (section: SectionId) =>
  group({
    section: fixed(section),
    name: text(),
    latitude,
    longitude,
    note: textWith(['milesToGo']),
  })

export const routeSchema = group({
  waypoints: z.tuple(
    [waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')],
    {
      error: () => 'wanted exactly four waypoints: home, about, services, contact',
    },
  ),
  berth: group({ name: text(), latitude, longitude, note: text() }),
  summary: textWith(
    ['course', ...SECTION_IDS, 'berth'],
    'the route in a sentence, for screen readers',
  ),
  legLabel: textWith(['course', 'miles']),
  chartNote: text(),
}).transform(filledIn)

export type Route = z.infer<typeof routeSchema>
