import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../scripts/ensure-browser.ts'

/** npx fetches it: as a dependency it would add 176 MB to every `npm ci`. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const OPTIONS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
]

/** The part of a Lighthouse result that is read. */
interface Result {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details: { items: [{ transferSize: number }] } }>
}

/** Returns the figures of a page by name. Ratios are to `bare`. Sizes are in kB of 1000 bytes, as sent, with headers. */
export function figuresOf({ categories, audits }: Result, bare: Result): Record<string, number> {
  const numberOf = (audit: string) => audits[audit]!.numericValue
  const ratio = (audit: string) => numberOf(audit) / bare.audits[audit]!.numericValue
  return {
    'lowest score': Math.min(...Object.values(categories).map(({ score }) => score * 100)),
    'FCP × bare': ratio('first-contentful-paint'),
    'LCP × bare': ratio('largest-contentful-paint'),
    'TBT ms': numberOf('total-blocking-time'),
    'HTML kB': audits['network-requests']!.details.items[0].transferSize / 1000,
  }
}

/** Visits a page with a new browser, on a slow phone or on a computer. */
export async function runLighthouse(url: string, device: 'mobile' | 'desktop'): Promise<Result> {
  const preset = device === 'desktop' ? ['--preset=desktop'] : []
  const args = ['--yes', LIGHTHOUSE, url, ...OPTIONS, ...preset]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: Infinity })
  return JSON.parse(stdout)
}
