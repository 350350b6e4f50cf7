import type { SectionId } from '../lib/sections'
import { readContent } from './read-content'

/** When and where the ship is at a section's waypoint of the route, for `Scene`. */
export async function readScene(section: SectionId) {
  const { waypoints } = await readContent('route')
  const { time, name } = waypoints.find((waypoint) => waypoint.section === section)!
  return { time, place: name }
}
