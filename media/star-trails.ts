import { rounded } from './mercator.ts'

/** Right ascension and declination in degrees (J2000), and magnitude. */
export type Star = readonly [
  name: string,
  ascension: number,
  declination: number,
  magnitude: number,
]

/** Degrees that the sky turns during the middle watch's leg: 70 nautical miles at 16 knots, 15° an hour. */
const WATCH = (70 / 16) * 15
/** Sidereal time at the third waypoint in degrees (half past six): the Plough stands east of the pole and rises. */
const SIDEREAL = 97.5
/** Trails nearer to the pole than this, in degrees, pass behind small words and are fainter. */
const NEAR = 19.5
const NEAR_STRENGTH = 0.6
/** What the page shows of the sky, as hour angles: a little before straight below the pole, the page's margin, to due east of it. */
const FOOT = 165
const EAST = 270
const UNITS_PER_DEGREE = 100

/** Brighter star, stronger line, in px. More than 0.29 would leave amber less than 4.5 : 1. */
const CLASSES = [
  { upTo: 2.2, opacity: 0.29, width: 1.5 },
  { upTo: 2.9, opacity: 0.25, width: 1.3 },
  { upTo: 3.5, opacity: 0.2, width: 1.15 },
  { upTo: 4, opacity: 0.15, width: 1 },
  { upTo: 4.3, opacity: 0.11, width: 0.9 },
]

/**
 * The trails that stars leave round the pole in the hours of the middle watch, for a picture of 50° on every side of
 * the pole and 13° above it, a hundred units a degree. East is right, so that stars there rise. Those that the
 * page never shows are left out.
 */
export function drawTrails(stars: readonly Star[], colour: string): string {
  const groups = Map.groupBy(stars.filter(isSeen), lineOf)
  const paths = [...groups].map(
    ([line, group]) => `<path ${line} d="${group.map(trailOf).join('')}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-5000 -1300 10000 6300" fill="none" stroke="${colour}"><style>path{vector-effect:non-scaling-stroke}</style>${paths.join('')}</svg>\n`
}

/** How far west of the meridian a star stands at first, in degrees. */
const hourAngle = ([, ascension]: Star) => rounded(((SIDEREAL - ascension) % 360) + 360) % 360

const distanceOf = ([, , declination]: Star) => rounded(90 - declination)

function isSeen(star: Star): boolean {
  const end = hourAngle(star)
  return [-360, 0, 360].some((turn) => end - WATCH + turn < EAST && end + turn > FOOT)
}

function lineOf(star: Star): string {
  const [, , , magnitude] = star
  const { opacity, width } = CLASSES.find(({ upTo }) => magnitude <= upTo)!
  const strength = distanceOf(star) < NEAR ? opacity * NEAR_STRENGTH : opacity
  return `stroke-width="${width}" stroke-opacity="${rounded(strength, 2)}"`
}

function trailOf(star: Star): string {
  const radius = Math.round(distanceOf(star) * UNITS_PER_DEGREE)
  const end = hourAngle(star)
  return `M${place(radius, end - WATCH)}A${radius} ${radius} 0 0 0 ${place(radius, end)}`
}

const place = (radius: number, angle: number) =>
  [-Math.sin((angle * Math.PI) / 180), -Math.cos((angle * Math.PI) / 180)]
    .map((part) => Math.round(radius * part))
    .join(' ')
