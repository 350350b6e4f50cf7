import { z } from 'astro/zod'
import { formatPosition } from '../lib/position'
import { rhumbLine, type GeographicPosition } from '../lib/rhumb-line'
import { SECTION_IDS, type SectionId } from '../lib/sections'
import { position, template, text, texts } from './fields'

const waypoint = (section: SectionId) =>
  z.strictObject({
    section: z.literal(section),
    name: text(),
    ...position,
    note: template('milesToGo'),
  })

const fields = z.strictObject({
  waypoints: z
    .tuple([waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')])
    .describe('exactly four waypoints: home, about, services, contact'),
  berth: z.strictObject({ ...texts('name', 'note'), ...position }),
  summary: template('course', ...SECTION_IDS, 'berth'),
  legLabel: template('course', 'miles'),
  chartNote: text(),
})

/** The route, with the placeholders of its texts filled in from its positions. */
export const routeSchema = fields.transform(({ waypoints, berth, ...route }) => {
  const [first, second, , last] = waypoints
  const positions = waypoints.map((each) => [each.section, formatPosition(each)])
  return {
    ...route,
    berth,
    waypoints: waypoints.map((each, index) => ({
      ...each,
      note: fill(each.note, { milesToGo: milesAlong(waypoints.slice(index)) }),
    })) as typeof waypoints,
    summary: fill(route.summary, {
      ...Object.fromEntries(positions),
      berth: formatPosition(berth),
      course: formatCourse(first, last),
    }),
    legLabel: fill(route.legLabel, {
      course: formatCourse(first, second),
      miles: milesAlong([first, second]),
    }),
  }
})

export type Route = z.infer<typeof routeSchema>

const fill = (template: string, values: Record<string, string | number>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** In three digits, as on a chart. */
const formatCourse = (from: GeographicPosition, to: GeographicPosition) =>
  String(Math.round(rhumbLine(from, to).course) % 360).padStart(3, '0')

const milesAlong = (positions: GeographicPosition[]) =>
  Math.round(
    positions.slice(1).reduce((sum, to, index) => sum + rhumbLine(positions[index]!, to).miles, 0),
  )
