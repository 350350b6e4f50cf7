import { z } from 'astro/zod'
import { formatPosition } from '../lib/position'
import { rhumbLine } from '../lib/rhumb-line'
import { SECTION_IDS, type SectionId } from '../lib/sections'
import { position, template, text } from './fields'

const waypoint = (section: SectionId) =>
  z.strictObject({ section: z.literal(section), name: text(), ...position })

const fields = z.strictObject({
  waypoints: z
    .tuple([waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')])
    .describe('exactly four waypoints: home, about, services, contact'),
  berth: z.strictObject(position),
  summary: template('course', ...SECTION_IDS, 'berth'),
  legLabel: template('course', 'miles'),
  chartNote: text(),
})

/** The route, with the placeholders of its texts filled in from its positions. */
export const routeSchema = fields.transform((route) => {
  const [first, second, , last] = route.waypoints
  const positions = route.waypoints.map((each) => [each.section, formatPosition(each)])
  const leg = rhumbLine(first, second)
  return {
    ...route,
    summary: fill(route.summary, {
      ...Object.fromEntries(positions),
      berth: formatPosition(route.berth),
      course: formatCourse(rhumbLine(first, last)),
    }),
    legLabel: fill(route.legLabel, {
      course: formatCourse(leg),
      miles: Math.round(leg.miles),
    }),
  }
})

export type Route = z.infer<typeof routeSchema>

const fill = (template: string, values: Record<string, string | number>) =>
  template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** In three digits, as on a chart. */
const formatCourse = ({ course }: ReturnType<typeof rhumbLine>) =>
  String(Math.round(course) % 360).padStart(3, '0')
