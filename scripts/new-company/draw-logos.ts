import { readFile } from 'node:fs/promises'
import satori from 'satori'
import subsetFont from 'subset-font'
import { ORIGINAL_FONT_FILE } from '../../src/build/original-font-file.ts'

export const LOGO_AND_ICON_FILES = [
  'logo.svg',
  'logo-bar.svg',
  'logo-stacked.svg',
  'icon.svg',
  'icon-small.svg',
] as const

export const canRenderAsLogo = (name: string) => /^[\u0020-\u007e\u00a0-þıŒœ–—‘’“”]*$/.test(name)

const LONGEST_IN_BAR = 24
const SMALL_WORD = /^(and|of|the|for|in|de|du|la)$/i

export const initialsOf = (name: string) =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !SMALL_WORD.test(word))
    .slice(0, 3)
    .map((word) => word[0]!.toUpperCase())
    .join('')

async function textPath(text: string, wdth: number) {
  // Uses no-break spaces, because the font's normal space is too narrow after some letters.
  const capitals = text.toUpperCase().replaceAll(' ', '\u00a0')
  const options = { targetFormat: 'truetype' as const, variationAxes: { wdth, wght: 760 } }
  const data = await subsetFont(await readFile(ORIGINAL_FONT_FILE), capitals, options)
  const style = {
    display: 'flex',
    whiteSpace: 'pre',
    fontSize: 100,
    lineHeight: 1.4,
    letterSpacing: 2,
  }
  const svg = await satori(
    { type: 'div', key: null, props: { style, children: capitals } },
    { width: 20_000, height: 200, fonts: [{ name: 'Archivo', data }] },
  )
  const d = Array.from(svg.matchAll(/<path [^>]*?\bd="([^"]+)"/g), ([, d]) => d).join('')
  // Satori's paths contain only absolute coordinate pairs, so the pairs determine the path's bounds.
  const points = Array.from(d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => [+x!, +y!] as const)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { d, left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

interface Place {
  x: number
  y: number
  width: number
  height: number
}

function pathIn(path: Awaited<ReturnType<typeof textPath>>, place: Place, attributes = ''): string {
  const scale = Math.min(place.width / path.width, place.height / path.height)
  const x = place.x + (place.width - path.width * scale) / 2 - path.left * scale
  const y = place.y + (place.height - path.height * scale) / 2 - path.top * scale
  const [dx, dy, factor] = [x, y, scale].map((value) => Number(value.toFixed(4)))
  return `<path ${attributes}transform="translate(${dx} ${dy}) scale(${factor})" d="${path.d}"/>`
}

const svg = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${+width.toFixed(1)} ${+height.toFixed(1)}">${shapes}</svg>\n`

async function oneLine(name: string, ratio: { least: number; most: number }) {
  const path = await textPath(name, Math.max(84, 125 - 3 * Math.max(0, name.length - 10)))
  const width = Math.max(path.width, path.height * ratio.least)
  const height = Math.max(path.height, path.width / ratio.most)
  const place = { x: 0, y: (height - path.height) / 2, width: path.width, height: path.height }
  return svg(width, height, pathIn(path, place))
}

/** Returns SVG logos by file name. The top bar shows the short name if the name is too long. */
export async function drawLogos(
  name: string,
  shortName: string,
): Promise<Record<(typeof LOGO_AND_ICON_FILES)[number], string>> {
  const inBar = name.length > LONGEST_IN_BAR ? shortName : name
  const monogram = await textPath(initialsOf(name), 84)
  const small = await textPath(initialsOf(name).slice(0, 2), 84)
  const background = (size: number) =>
    `<path fill="var(--background-dark, #020d18)" d="M0 0h${size}v${size}H0z"/>`
  const light = 'fill="var(--text-light, #f3f8fa)" '
  return {
    'logo.svg': await oneLine(inBar, { least: 7, most: 99 }),
    'logo-bar.svg': await oneLine(inBar, { least: 0, most: 9 }),
    'logo-stacked.svg': svg(
      30,
      40,
      `<path fill-rule="evenodd" d="M0 0h30v40H0zM2 2v36h26V2zM6 29h18v2H6z"/>${pathIn(monogram, { x: 5, y: 8, width: 20, height: 18 })}`,
    ),
    'icon.svg': svg(
      32,
      32,
      `${background(32)}${pathIn(monogram, { x: 5, y: 6, width: 22, height: 14 }, light)}<path fill="var(--primary, #fb6d27)" d="M5 23h22v2.5H5z"/>`,
    ),
    'icon-small.svg': svg(
      16,
      16,
      `${background(16)}${pathIn(small, { x: 1, y: 2, width: 14, height: 12 }, light)}`,
    ),
  }
}
