import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../scripts/ensure-browser.ts'
import { BARE, PAGES, type Figure } from './table.ts'

/** npx fetches it: as a dependency it would add 176 MB to every `npm ci`. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const OPTIONS = ['--quiet', '--output=json', '--chrome-flags=--headless=new --no-sandbox']
const PRESETS = { mobile: [], desktop: ['--preset=desktop'] }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

type Preset = keyof typeof PRESETS

interface Request {
  resourceType: string
  transferSize: number
  networkRequestTime: number
}

/** The part of a Lighthouse result that is read. */
interface Result {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details: { items: unknown[] } }>
}

/** Measures the bare page and every page once. Sizes in kB of 1000 bytes, as sent, with headers. */
export async function runLighthouse(preset: Preset, siteUrl: string, bareUrl: string) {
  const bare = await visit(bareUrl, preset)
  const figures = figuresOf(bare, bare, preset, BARE)
  for (const page of PAGES)
    figures.push(...figuresOf(await visit(siteUrl + page, preset), bare, preset, page))
  return figures
}

async function visit(url: string, preset: Preset): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...OPTIONS, ...PRESETS[preset]],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: Infinity },
  )
  return JSON.parse(stdout)
}

function figuresOf({ categories, audits }: Result, bare: Result, preset: Preset, page: string) {
  const numberOf = (audit: string) => audits[audit]!.numericValue
  const ratio = (audit: string) => numberOf(audit) / bare.audits[audit]!.numericValue
  const [observed] = audits['metrics']!.details.items as [{ observedLoad: number }]
  const requests = audits['network-requests']!.details.items as Request[]
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const kilobytes = (of: Request[]) =>
    of.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000
  const values = {
    ...Object.fromEntries(CATEGORIES.map((id) => [id, categories[id]!.score * 100])),
    'FCP × bare': ratio('first-contentful-paint'),
    'LCP × bare': ratio('largest-contentful-paint'),
    'TBT ms': numberOf('total-blocking-time'),
    CLS: numberOf('cumulative-layout-shift'),
    'HTML kB': kilobytes(requests.filter(({ resourceType }) => resourceType === 'Document')),
    'scripts kB': kilobytes(scripts),
    'scripts before load': scripts.filter(
      ({ networkRequestTime }) => networkRequestTime < observed.observedLoad,
    ).length,
  }
  return Object.entries(values).map(([name, value]): Figure => ({
    measure: `${preset} ${name}`,
    page,
    value,
  }))
}
