import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { launchOptions } from '../scripts/ensure-browser.ts'
import { BARE, PAGES, type Figure } from './table.ts'

/** npx fetches it: docs/dependencies.md says why it is no dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

type Preset = 'mobile' | 'desktop'

interface Request {
  resourceType: string
  transferSize: number
  networkRequestTime: number
}

/** The part of a Lighthouse result that is read. */
interface Result {
  runtimeError?: { message: string }
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>
}

const { lighthouse, desktopConfig, launch } = await load()

/** The program would wait 4 s after each visit until the connections to the closed browser expire. */
async function load() {
  const args = ['--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`]
  const found = spawnSync('npx', [...args, '--call', 'command -v lighthouse'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (found.status !== 0) throw new Error(`npx could not fetch ${LIGHTHOUSE}: see above.`)
  const program = realpathSync(found.stdout.trim())
  const core = await import(pathToFileURL(resolve(program, '../../core/index.js')).href)
  const launcher = createRequire(program).resolve('chrome-launcher')
  const { launch } = await import(pathToFileURL(launcher).href)
  return { lighthouse: core.default, desktopConfig: core.desktopConfig, launch }
}

/** Measures the bare page and every page once. Sizes in kB of 1000 bytes, as sent, with headers. */
export async function runLighthouse(preset: Preset, siteUrl: string, bareUrl: string) {
  const bare = await visit(bareUrl, preset)
  const figures = figuresOf(bare, bare, preset, BARE)
  for (const page of PAGES)
    figures.push(...figuresOf(await visit(siteUrl + page, preset), bare, preset, page))
  return figures
}

function figuresOf(result: Result, bare: Result, preset: Preset, page: string): Figure[] {
  const ratio = (audit: string) => numberOf(result, audit) / numberOf(bare, audit)
  const requests = itemsOf(result, 'network-requests') as Request[]
  const [observed] = itemsOf(result, 'metrics') as { observedLoad: number }[]
  const typed = (type: string) => requests.filter(({ resourceType }) => resourceType === type)
  const kilobytes = (type: string) =>
    typed(type).reduce((sum, { transferSize }) => sum + transferSize / 1000, 0)
  const values = {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, result.categories[id]!.score * 100])),
    'FCP × bare': ratio('first-contentful-paint'),
    'LCP × bare': ratio('largest-contentful-paint'),
    'TBT ms': numberOf(result, 'total-blocking-time'),
    CLS: numberOf(result, 'cumulative-layout-shift'),
    'HTML kB': kilobytes('Document'),
    'scripts kB': kilobytes('Script'),
    'scripts before load': typed('Script').filter(
      ({ networkRequestTime }) => networkRequestTime < observed!.observedLoad,
    ).length,
  }
  return Object.entries(values).map(([name, value]) => ({
    measure: `${preset} ${name}`,
    page,
    value,
  }))
}

const numberOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? Number.NaN
const itemsOf = ({ audits }: Result, audit: string) => audits[audit]?.details?.items ?? []

async function visit(url: string, preset: Preset): Promise<Result> {
  const { executablePath, args } = launchOptions()
  const browser = await launch({
    chromePath: executablePath,
    chromeFlags: [...args, '--headless=new'],
  })
  const flags = { port: browser.port, logLevel: 'error', disableFullPageScreenshot: true }
  try {
    const { lhr } = await lighthouse(url, flags, preset === 'desktop' ? desktopConfig : undefined)
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    return lhr
  } finally {
    browser.kill()
  }
}
