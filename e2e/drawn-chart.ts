import { readFileSync } from 'node:fs'

/** A box on the page, in px, or on a chart, in its units. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

type Drawing = 'arabian-sea' | 'arabian-sea-phone' | 'open-ocean' | 'open-ocean-phone'

/** Below this width of its picture a chart leaves out what stands `under-words`. */
const UNDER_WORDS_FROM_PX = 1184
/** In the units of their outlines, with room to spare. */
const SOUNDING_HEIGHT = 160
const CAPITAL_HEIGHT = 182
/** How far a rose's star rises above its ring, and half its width, in the chart's units. */
const STAR = { height: 32, half: 8 }

/** Where a picture of a chart lies on the page. */
interface Place {
  drawing: Drawing
  x: number
  y: number
  width: number
}

/** A picture of a chart, how large the page shows it, and px per unit of its figures' outlines. */
function opened({ drawing, x, y, width }: Place) {
  const svg = readFileSync(`src/assets/charts/${drawing}.svg`, 'utf8')
  const scale = width / Number(/ width="(\d+)"/.exec(svg)![1])
  const rules =
    /(?:@media\(min-width:(?<from>\d+)px\)\{)?:is\([^)]*\) path\{scale:(?<scale>[\d.]+)/g
  const rule = [...svg.matchAll(rules)].findLast(
    ({ groups }) => Number(groups!['from'] ?? 0) <= width,
  )
  const onPage = (place: { x: string; y: string }) => ({
    x: x + Number(place.x) * scale,
    y: y + Number(place.y) * scale,
  })
  return { svg, scale, figureScale: Number(rule!.groups!['scale']) * scale, onPage }
}

type Groups = Record<string, string> & { x: string; y: string }
const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(({ groups }) => groups as Groups)

/** The boxes of a chart's soundings on the page. */
export function soundingsOn(place: Place): Box[] {
  const { svg, figureScale, onPage } = opened(place)
  const [, soundings] = /<g class="soundings">(.*?)<\/g>/s.exec(svg)!
  return found(
    soundings!,
    /<path(?<name> class="[\w-]+")? style="translate:(?<x>\d+)px (?<y>\d+)px" d="M-(?<half>\d+)/g,
  )
    .filter(({ name }) => !name || place.width >= UNDER_WORDS_FROM_PX)
    .map((sounding) => {
      const { x, y } = onPage(sounding)
      const half = Number(sounding['half']) * figureScale
      return {
        left: x - half,
        right: x + half,
        top: y - SOUNDING_HEIGHT * figureScale,
        bottom: y + 1,
      }
    })
}

/** The boxes of a chart's names on the page: ports of one size in px, waters as large as the chart. */
export function namesOn(place: Place): Box[] {
  const { svg, scale, figureScale, onPage } = opened(place)
  const written = readFileSync(`media/charts/${place.drawing}.svg`, 'utf8')
  const ports = found(
    svg,
    /style="translate:(?<x>\d+)px (?<y>\d+)px" transform="translate\(-(?<width>\d+)\)"/g,
  ).map((port) => {
    const { x, y } = onPage(port)
    const left = x - Number(port['width']) * figureScale
    return { left, right: x, top: y - CAPITAL_HEIGHT * figureScale, bottom: y + 1 }
  })
  const starts = found(svg, /transform="translate\((?<x>[\d.]+) (?<y>\d+)\)skewX/g)
  const waters = found(written, /x="(?<x>\d+)" y="(?<y>\d+)" font-size="(?<capital>\d+)"/g).map(
    (water, index) => {
      const [start, middle] = [onPage(starts[index]!), onPage(water)]
      const capital = Number(water['capital']) * scale
      const right = 2 * middle.x - start.x + capital / 4
      return { left: start.x, right, top: start.y - capital, bottom: start.y + 1 }
    },
  )
  return [...ports, ...waters]
}

/** The ring of a chart's compass rose on the page, and the star on its north. */
export function roseOn(place: Place): Box[] {
  const { svg, scale, onPage } = opened(place)
  const [rose] = found(svg, /class="rose" transform="translate\((?<x>\d+) (?<y>\d+)\)/g)
  const { x, y } = onPage(rose!)
  const radius = Number(/class="rose-ground" r="(\d+)"/.exec(svg)![1]) * scale
  const half = STAR.half * scale
  return [
    { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius },
    { left: x - half, right: x + half, top: y - radius - STAR.height * scale, bottom: y - radius },
  ]
}

/** How far two boxes are apart, in px; 0 where they touch. */
export const distance = (one: Box, other: Box) =>
  Math.hypot(
    Math.max(0, one.left - other.right, other.left - one.right),
    Math.max(0, one.top - other.bottom, other.top - one.bottom),
  )

export const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left &&
  inner.right <= outer.right &&
  inner.top >= outer.top &&
  inner.bottom <= outer.bottom
