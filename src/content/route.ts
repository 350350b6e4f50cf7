import { z } from 'astro/zod'
import { formatPosition } from '../lib/position.ts'
import { rhumbLine } from '../lib/rhumb-line.ts'
import { SECTION_IDS, type SectionId } from '../lib/sections.ts'
import { fill, position, template, text, time } from './fields.ts'

const waypoint = (section: SectionId) =>
  z.strictObject({ section: z.literal(section), name: text(), time, ...position })

const fields = z.strictObject({
  waypoints: z
    .tuple([waypoint('home'), waypoint('about'), waypoint('services'), waypoint('contact')])
    .describe('exactly four waypoints: home, about, services, contact'),
  berth: z.strictObject({ name: text(), ...position }),
  summary: template('course', ...SECTION_IDS, 'berth'),
  legLabel: template('course', 'miles'),
  chartNote: text(),
})

/** The route, with the placeholders of its texts filled in from its positions. */
export const routeSchema = fields.transform((route) => {
  const [first, second, , last] = route.waypoints
  const places = route.waypoints.map((each) => [
    each.section,
    `${each.time}, ${formatPosition(each)}`,
  ])
  const leg = rhumbLine(first, second)
  return {
    ...route,
    summary: fill(route.summary, {
      ...Object.fromEntries(places),
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

/** Whether times of day, `HH:MM`, follow one another from noon to noon: one night. */
export function isOneNight(times: readonly string[]): boolean {
  const fromNoon = times.map((time) => (time < '12:00' ? `tomorrow ${time}` : time))
  return fromNoon.every((time, place) => place === 0 || fromNoon[place - 1]! < time)
}

/** In three digits, as on a chart. */
const formatCourse = ({ course }: ReturnType<typeof rhumbLine>) =>
  String(Math.round(course) % 360).padStart(3, '0')
