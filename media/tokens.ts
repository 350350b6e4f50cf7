import { readFileSync } from 'node:fs'
import { parse } from 'postcss'

/** The style sheet whose colours pictures share with the pages. */
export const TOKENS_FILE = 'src/styles/tokens.css'

const OKLCH = /^oklch\((?<lightness>[\d.]+) (?<chroma>[\d.]+) (?<hue>[\d.]+)\)$/

/** Channels may leave sRGB by so much, which rounding to 8 bits takes back. */
const TOLERANCE = 0.5 / 255

/**
 * The colour of a token as `#rrggbb`, for files that pictures, icons and browsers' own bars are made
 * of: few of their readers know oklch(). Throws for a name that is no opaque colour of the tokens.
 */
export function colour(name: string): string {
  const value = tokens.get(`--${name}`)
  if (!value?.startsWith('oklch(')) throw new Error(`${TOKENS_FILE} has no colour --${name}`)
  return hexOf(value)
}

const tokens = new Map<string, string>()
parse(readFileSync(TOKENS_FILE, 'utf8')).walkDecls(/^--/, ({ prop, value }) => {
  if (!tokens.has(prop)) tokens.set(prop, value)
})

/**
 * `oklch(L C h)` as `#rrggbb`, by the matrices of https://bottosson.github.io/posts/oklab/. Throws for
 * colours with transparency, and for those that sRGB does not have.
 */
export function hexOf(value: string): string {
  const { lightness, chroma, hue } = value.match(OKLCH)?.groups ?? {}
  if (!lightness) throw new Error(`${value} is no opaque colour such as oklch(0.7 0.19 43)`)
  const angle = (Number(hue) * Math.PI) / 180
  const a = Number(chroma) * Math.cos(angle)
  const b = Number(chroma) * Math.sin(angle)
  const l = (Number(lightness) + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (Number(lightness) - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (Number(lightness) - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map((light) => byteOf(light, value)).join('')}`
}

/** A channel of linear light as two hexadecimal digits of sRGB. */
function byteOf(light: number, colour: string): string {
  const channel = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
  if (channel < -TOLERANCE || channel > 1 + TOLERANCE) throw new Error(`${colour} is not in sRGB`)
  return Math.round(Math.min(1, Math.max(0, channel)) * 255)
    .toString(16)
    .padStart(2, '0')
}
