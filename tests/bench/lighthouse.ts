import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findBrowser } from '../../scripts/ensure-browser.ts'

/** `npx` downloads Lighthouse, because a dependency on Lighthouse would add 176 MB to every `npm ci`. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const OPTIONS = [
  '--quiet',
  '--output=json',
  '--only-categories=performance,accessibility,best-practices,seo',
  '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors',
]

interface Result {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details: { items: [{ transferSize: number }] } }>
}

/** Sizes are transfer sizes in kB of 1,000 bytes. */
export async function runLighthouse(url: string, device: 'mobile' | 'desktop') {
  const preset = device === 'desktop' ? ['--preset=desktop'] : []
  const args = ['--yes', LIGHTHOUSE, url, ...OPTIONS, ...preset]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const { stdout } = await promisify(execFile)('npx', args, { env, maxBuffer: Infinity })
  const { categories, audits } = JSON.parse(stdout) as Result
  const scores = Object.values(categories).map(({ score }) => score * 100)
  return {
    [`${device} points lost`]: 100 - Math.min(...scores),
    [`${device} LCP × bare`]: audits['largest-contentful-paint']!.numericValue,
    ...(device === 'mobile' && {
      'HTML kB': audits['network-requests']!.details.items[0].transferSize / 1000,
      'main thread s': audits['mainthread-work-breakdown']!.numericValue / 1000,
      'scripts s': audits['bootup-time']!.numericValue / 1000,
    }),
  }
}
