/**
 * Makes the pictures that links to the site are shown with: public/previews/*.jpg.
 * Usage: node media/previews.ts, with Chromium at CHROMIUM_PATH or /usr/bin/chromium.
 */
import { mkdir, readFile } from 'node:fs/promises'

import { chromium } from 'playwright'
import { parse } from 'yaml'

import { subsetFonts } from '../build/font-subset.ts'
import type { GeographicPosition } from '../src/lib/rhumb-line.ts'
import { project } from '../src/components/chart/mercator.ts'
import { ARABIAN_SEA } from '../src/components/chart/sheets.ts'
import { DRAWINGS } from '../src/components/logo/drawings.ts'
import { TOKENS_FILE } from './tokens.ts'

/** The size that link previews are laid out for. */
const SIZE = { width: 1200, height: 630 }
const JPEG_QUALITY = 82
const FONT_FILE = '.cache/fonts/archivo.woff2'
const TYPES = { jpg: 'image/jpeg', svg: 'image/svg+xml', woff2: 'font/woff2' }

const readYaml = async (name: string) => parse(await readFile(`content/${name}.yaml`, 'utf8'))

async function dataUrl(file: string): Promise<string> {
  const type = TYPES[file.split('.').at(-1) as keyof typeof TYPES]
  return `data:${type};base64,${await readFile(file, 'base64')}`
}

const [WORD] = (await readFile('src/assets/logos/word.svg', 'utf8')).match(/<path .*\/>/s)!

/** The logo with the name's outlines in it. */
function logo(drawing: 'bar' | 'hero'): string {
  const { size, star, horizon, words } = DRAWINGS[drawing]
  const place = Object.entries(words[0]!).map(([name, value]) => `${name}="${value}"`)
  return `<svg viewBox="0 0 ${size.join(' ')}" fill="currentColor"><path d="${star}${horizon}" />
    <svg ${place.join(' ')}>${WORD}</svg></svg>`
}

/** The passage over the chart: a line with its waypoints, as on the page. */
function course(waypoints: GeographicPosition[]): string {
  const { window } = ARABIAN_SEA
  const points = waypoints.map((waypoint) => project(window, waypoint))
  const circles = points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="6" />`).join('')
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  return `<svg class="ground course" viewBox="0 0 ${window.width} ${window.height}"><polyline points="${line}" />${circles}</svg>`
}

const image = async (file: string, name = '') =>
  `<img class="ground ${name}" src="${await dataUrl(file)}">`

const { waypoints } = await readYaml('route')
const GROUNDS = {
  home: (await image('src/assets/film/hero-landscape-poster.jpg')) + logo('hero'),
  about: (await image('src/assets/charts/arabian-sea.svg')) + course(waypoints) + logo('bar'),
  services: (await image('src/assets/pictures/freight.jpg')) + logo('bar'),
  contact: (await image('src/assets/pictures/first-light.jpg')) + logo('bar'),
}

const STYLES = `${await readFile(TOKENS_FILE, 'utf8')}
  @font-face { font-family: Archivo; src: url(${await fontUrl()}); font-weight: 400 780; font-stretch: 74% 125% }
  * { margin: 0; box-sizing: border-box }
  body { position: relative; overflow: hidden; width: ${SIZE.width}px; height: ${SIZE.height}px }
  body > * { position: absolute }
  .zebra { inset: 0 0 auto; height: 14px; border-block: 1px solid;
    background: repeating-linear-gradient(90deg, currentColor 0 calc(100% / 60), var(--ground) 0 calc(100% / 30)) }
  .ground { left: 0; width: 100% }
  body > svg:not(.ground) { left: 56px; top: 52px; height: 42px }
  h1 { left: 52px; bottom: 48px; font: 760 84px/.95 Archivo; font-stretch: 125%; letter-spacing: -.025em; text-wrap: balance }

  .home, .services { --ground: var(--ink); color: var(--foam); background: var(--ground) }
  .home .ground { top: -39px; mask: linear-gradient(#000 60%, rgb(0 0 0 / 45%)) }
  /* On the sea's horizon, as in the hero. */
  .home > svg:not(.ground) { top: 214px; width: 330px; height: auto }
  .home h1 { width: 760px; font-size: 76px }

  .about { --ground: var(--paper); color: var(--ink); background: var(--ground) }
  /* The sheet keeps a place free of soundings for the title; the name stands on land, as a chart's does. */
  .about .ground { top: -52px; left: -110px; width: 1310px }
  .about > svg:not(.ground) { left: 792px; top: 50px; height: 26px }
  .about h1 { width: 900px; font-size: 70px }
  .course { fill: var(--ground); stroke: var(--signal-line); stroke-width: 2.6 }

  .services { --ground: var(--night) }
  .services .ground { top: -96px; filter: brightness(.6) saturate(.85); mask: linear-gradient(#000 55%, rgb(0 0 0 / 35%)) }
  .services h1 { width: 1080px }

  .contact { --ground: var(--fog); color: var(--ink); background: var(--ground) }
  .contact .ground { left: 345px; bottom: 0; width: 1150px;
    mask: linear-gradient(transparent, #000 45%) intersect, linear-gradient(90deg, transparent 5%, #000 45%) }
  .contact h1 { font-size: 148px; line-height: .9; width: 640px }
`

async function fontUrl(): Promise<string> {
  await subsetFonts({ contentFolder: 'content', outputFile: FONT_FILE })
  return dataUrl(FONT_FILE)
}

const pages = await readYaml('pages')
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: SIZE })
await mkdir('public/previews', { recursive: true })
for (const [name, ground] of Object.entries(GROUNDS)) {
  const { preview, previewAlt } = pages[name]
  await page.setContent(
    `<style>${STYLES}</style><body class="${name}">${ground}<div class="zebra"></div><h1>${previewAlt}</h1>`,
  )
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `public/previews/${preview}`, type: 'jpeg', quality: JPEG_QUALITY })
}
await browser.close()
