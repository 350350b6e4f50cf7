import { formatLatitude, formatLongitude } from '../../lib/position'
import { onRhumbLine, type GeographicPosition } from '../../lib/rhumb-line'

/** One end of the leg that is sailed while the services pass: where it is, and how many miles are to go from it. */
interface LegEnd extends GeographicPosition {
  toGo: number
}

export interface Leg {
  from: LegEnd
  to: LegEnd
}

/**
 * What the position says when a share of the leg has been sailed, 0 to 1. Miles are whole, and those of the
 * leg's end are said only there: nobody has arrived before.
 */
export function passageAt({ from, to }: Leg, sailed: number) {
  const { latitude, longitude } = onRhumbLine(from, to, sailed)
  const toGo = Math.round(from.toGo + (to.toGo - from.toGo) * Math.max(0, sailed))
  return {
    latitude: formatLatitude(latitude),
    longitude: formatLongitude(longitude),
    toGo: String(sailed >= 1 ? to.toGo : Math.max(to.toGo + 1, toGo)),
  }
}
