import { colour } from '../src/content/brand.ts'

/** Red, green and blue, each 0 to 1. */
export type Colour = [number, number, number]
/** How pictures are treated. */
export interface Look {
  /** Of a colour, each channel 0 to 1, the one that it becomes. */
  grade: (from: Colour) => Colour
  /** The same for what a picture's drawing in `signals` covers. */
  gradeSignal?: (from: Colour, lift: number) => Colour
  /** Standard deviation of a blur in px, of a picture 1,920 px wide. */
  softness: number
  /** How much of what is bright spills around it, as on film, 0 to 1. */
  halation: number
  /** Standard deviation of the grain, 0 to 1, and the size of its grains in px of a picture 1,920 px wide. */
  grain: number
  grainSize: number
}

const rgb = (name: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour(name).slice(at, at + 2), 16) / 255) as Colour
const [night, raised, sky, mist, light] = (
  ['background-dark', 'background-raised', 'background-sky', 'mist', 'text-light'] as const
).map(rgb) as [Colour, Colour, Colour, Colour, Colour]
const slate = mix(sky, mist, 0.45)
const [primary, secondary] = [rgb('primary'), rgb('secondary')]

/** How light a colour looks, 0 to 1. */
export const luma = ([r, g, b]: Colour) => 0.2126 * r + 0.7152 * g + 0.0722 * b
/** The nearest number from 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value))
/** A colour between two others. */
export function mix(from: Colour, to: Colour, share: number) {
  return from.map((value, i) => value + (to[i]! - value) * share) as Colour
}
/** How far a value is from low to high, 0 to 1, without corners. */
export const smoothstep = (low: number, high: number, value: number) => {
  const t = clamp((value - low) / (high - low))
  return t * t * (3 - 2 * t)
}
/** The colour of a lightness, between colours that stand where their own lightness is: so it stays as light. */
const ramp = (colours: Colour[], lightness: number) => {
  const next = Math.max(
    1,
    colours.findIndex((each) => luma(each) >= lightness),
  )
  const [from, to] =
    luma(colours.at(-1)!) <= lightness ? colours.slice(-2) : colours.slice(next - 1, next + 1)
  return mix(from!, to!, clamp((lightness - luma(from!)) / (luma(to!) - luma(from!))))
}
/** Crushes blacks, and lets the lightest roll off. */
const crush = (value: number, black: number) => clamp((value - black) / (1 - black)) ** 1.02

const coldOf = (from: Colour) => ramp([night, raised, slate, mist, light], crush(luma(from), 0.03))
const DUOTONE: Look = {
  grade(from) {
    const lightness = crush(luma(from), 0.03)
    // Light is warm though pale; a dark thing is not, unless its colour is deep.
    const least = 0.36 - 0.34 * smoothstep(0.45, 0.9, lightness)
    const saturation = (from[0] - from[2]) / Math.max(from[0], 0.01)
    const warmth = smoothstep(least, least + 0.2, saturation) * smoothstep(0.2, 0.6, lightness)
    return mix(coldOf(from), ramp([night, secondary, light], lightness), warmth * 0.9)
  },
  softness: 0.7,
  halation: 0.12,
  grain: 0.035,
  grainSize: 1.6,
}

/** The looks by name: each makes of all pictures one series. */
export const LOOKS: Record<string, Look> = {
  duotone: DUOTONE,
  // For a picture whose warm parts are no lamps and no sky.
  cold: { ...DUOTONE, grade: coldOf },
  monochrome: {
    grade: (from) =>
      ramp(
        [
          [0.012, 0.018, 0.026],
          [0.5, 0.515, 0.525],
          [0.97, 0.972, 0.97],
        ],
        crush(luma(from), 0.03),
      ),
    gradeSignal(from, lift) {
      // As one ink over black: the lightest parts are bare paper, most of what is light is the ink itself.
      const lightness = luma(from) * 1.15 + lift
      const ink = mix([0.02, 0.01, 0.008], primary, clamp(lightness / 0.55))
      return mix(ink, [1, 0.94, 0.88], 0.8 * smoothstep(0.8, 1.1, lightness))
    },
    softness: 0.7,
    halation: 0.12,
    grain: 0.045,
    grainSize: 1.7,
  },
  graded: {
    grade(from) {
      const lightness = luma(from)
      const faded = mix(from, [lightness, lightness, lightness], 0.28)
      // An S of the tones, then blacks that never quite close, as on film.
      const curved = faded.map(
        (value) => 0.35 * smoothstep(-0.04, 1.02, value) + 0.65 * value,
      ) as Colour
      const toned = mix(curved, mix(curved, sky, 0.4), 0.3 * (1 - smoothstep(0.05, 0.6, lightness)))
      const warmed = mix(toned, [1, 0.9, 0.76], 0.12 * smoothstep(0.4, 0.95, lightness))
      return warmed.map(
        (value, i) => night[i]! * 0.55 + value * (0.985 - night[i]! * 0.55),
      ) as Colour
    },
    softness: 1.1,
    halation: 0.22,
    grain: 0.032,
    grainSize: 1.8,
  },
}
