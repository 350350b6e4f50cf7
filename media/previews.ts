/**
 * Makes the pictures that links to the site are shown with: public/previews/*.jpg.
 * Usage: node media/previews.ts, with Chromium at CHROMIUM_PATH or /usr/bin/chromium.
 */
import { mkdir, readFile } from 'node:fs/promises'

import { chromium } from 'playwright'
import { parse } from 'yaml'

import { subsetFonts } from '../build/font-subset.ts'
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

const image = async (file: string, name = '') =>
  `<img class="ground ${name}" src="${await dataUrl(file)}">`

const GROUNDS = {
  home: (await image('src/assets/film/hero-landscape-poster.jpg')) + logo('hero'),
  about: (await image('src/assets/charts/arabian-sea.svg')) + logo('bar'),
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

  .about { --ground: var(--sky-dusk); color: var(--foam); background: linear-gradient(var(--sky-dusk), var(--sky-after)) }
  .about .ground { top: -60px }
  .about h1 { top: 130px; bottom: auto; width: 640px; font-size: 70px }

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
