/** A position in decimal degrees, north and east positive. */
export interface GeographicPosition {
  latitude: number
  longitude: number
}

const MILES_PER_DEGREE = 60
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Mercator's stretched latitude in degrees of longitude. The poles lie at infinity. */
export const meridionalDegrees = (latitude: number) =>
  Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) / radians(1)

/** The shorter way round from one longitude to another, east positive. */
const degreesEast = (from: number, to: number) => ((((to - from + 180) % 360) + 360) % 360) - 180

/**
 * The line of one course between two positions, on the sphere: its course in degrees from north,
 * 0 to 360, and its length in nautical miles, each of them a minute of latitude.
 */
export function rhumbLine(from: GeographicPosition, to: GeographicPosition) {
  const north = to.latitude - from.latitude
  const east = degreesEast(from.longitude, to.longitude)
  const stretchedNorth = meridionalDegrees(to.latitude) - meridionalDegrees(from.latitude)
  // How much shorter a degree of longitude is than one of latitude on the way; along a parallel, its cosine.
  const scale = north === 0 ? Math.cos(radians(from.latitude)) : north / stretchedNorth
  return {
    course: (Math.atan2(east, stretchedNorth) / radians(1) + 360) % 360,
    miles: Math.hypot(north, east * scale) * MILES_PER_DEGREE,
  }
}
