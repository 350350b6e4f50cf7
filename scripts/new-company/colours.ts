const CONTRAST = 4.5

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatio(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter! + 0.05) / (darker! + 0.05)
}

/** `share` is the second colour's fraction, from 0 to 1. */
function mix(one: string, other: string, share: number): string {
  const others = channels(other)
  return toHex(channels(one).map((value, index) => value + (others[index]! - value) * share))
}

const toHex = (channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`

function brightest(colour: string): string {
  const values = channels(colour)
  const most = Math.max(...values)
  return most === 0 ? '#ffffff' : toHex(values.map((value) => (value * 255) / most))
}

function mixUntil(
  colour: string,
  ends: readonly string[],
  isLegible: (mixed: string) => boolean,
): string {
  const shares = Array.from({ length: 101 }, (_, percent) => percent / 100)
  return ends
    .flatMap((end, index) => shares.map((share) => mix(ends[index - 1] ?? colour, end, share)))
    .find(isLegible)!
}

/**
 * Returns the contents of colours.css, and a note for each colour that was changed to be legible. Keeps enough
 * contrast on pressed buttons, whose background contains 8 % of the text colour.
 */
export function replacePrimaryColour(css: string, colour: string) {
  const valueOf = (name: string) => new RegExp(`--${name}: (#\\w{6})`).exec(css)![1]!
  const [dark, raised, light] = ['text-dark', 'background-raised', 'background-light'].map(valueOf)
  const onDark = mixUntil(
    colour,
    [brightest(colour), '#ffffff'],
    (mixed) =>
      contrastRatio(mix(mixed, dark!, 0.08), dark!) >= CONTRAST &&
      contrastRatio(mixed, raised!) >= CONTRAST,
  )
  const onLight = mixUntil(colour, ['#000000'], (mixed) => contrastRatio(mixed, light!) >= CONTRAST)
  return {
    css: css
      .replace(/(--primary: )#\w+/, `$1${onDark}`)
      .replace(/(--primary-on-light: )#\w+/, `$1${onLight}`),
    notes: [
      ...(onDark === colour ? [] : [`${colour} is too dark on dark backgrounds: ${onDark} there.`]),
      ...(onLight === colour
        ? []
        : [`${colour} is too light on light backgrounds: ${onLight} there.`]),
    ],
  }
}
