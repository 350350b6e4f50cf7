import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../../scripts/ensure-browser.ts'
import { besideReference } from '../beside-reference.ts'
import { eventsOf, type TraceEvent } from '../browser.ts'
import { processorBlocking } from '../processor-blocking.ts'
import { untilQuiet } from '../quiet.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'

/** Fetched by npx when it is needed: docs/dependencies.md says why it is no dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'] as const
/** Now and then a run loses the beginning of its trace, and Lighthouse asks to be run again. */
const ATTEMPTS = 2
const PRESETS = { mobile: [], desktop: ['--preset=desktop'] } as const

type Values = Record<string, number>

interface Request {
  resourceType: string
  transferSize: number
  networkRequestTime: number
}

interface Result {
  runtimeError?: { message: string }
  configSettings: { throttling: { cpuSlowdownMultiplier: number } }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; details?: { items: unknown[] } }>
}

/** Lighthouse on the reference and on every page, with each of its presets. */
export async function lighthouse(served: Served, rounds: number): Promise<Row[]> {
  const rows: Row[] = []
  for (const [preset, flags] of Object.entries(PRESETS)) {
    const settings = { part: 'lighthouse', preset, rounds }
    const measured = await besideReference(served, settings, async (url) => {
      const { result, events } = await runLighthouse(url, flags)
      const values = readResult(result, events)
      process.stderr.write('.')
      return values
    })
    rows.push(...measured)
  }
  return rows
}

async function runLighthouse(
  url: string,
  flags: readonly string[],
  attempts = ATTEMPTS,
): Promise<{ result: Result; events: TraceEvent[] }> {
  await untilQuiet()
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'result.json')
  const chrome = '--chrome-flags=--headless=new --no-sandbox --ignore-certificate-errors'
  const output = ['--quiet', '--output=json', `--output-path=${file}`, '--save-assets']
  const visit = [url, chrome, '--disable-full-page-screenshot', ...flags]
  const args = ['--yes', '--loglevel=error', LIGHTHOUSE, ...visit, ...output]
  const run = spawn('npx', args, {
    env: { ...process.env, CHROME_PATH: findBrowser() },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const status = await new Promise((done) => run.once('exit', done))
  if (status !== 0 && attempts > 1) return runLighthouse(url, flags, attempts - 1)
  if (status !== 0) throw new Error(`${LIGHTHOUSE} failed on ${url}; what it says stands above.`)
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
  const events = eventsOf(readFileSync(join(folder, 'result-0.trace.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  return { result, events }
}

/** What is kept of a result. Sizes in KB of 1000 bytes, as they came over the wire. */
function readResult(
  { categories, audits, configSettings }: Result,
  events: readonly TraceEvent[],
): Values {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const itemsOf = (audit: string) => audits[audit]?.details?.items ?? []
  const requests = itemsOf('network-requests') as Request[]
  const [observed] = itemsOf('metrics') as { observedLoad: number }[]
  const kilobytesOf = (kind: string) =>
    requests
      .filter(({ resourceType }) => resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0)

  return {
    ...Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? Number.NaN) * 100)]),
    ),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    speedIndexMs: number('speed-index'),
    tbtMs: number('total-blocking-time'),
    processorTbtMs: processorBlocking(events, configSettings.throttling.cpuSlowdownMultiplier),
    cls: number('cumulative-layout-shift'),
    mainThreadMs: number('mainthread-work-breakdown'),
    requests: requests.length,
    ...Object.fromEntries(KINDS.map((kind) => [`${kind.toLowerCase()}KB`, kilobytesOf(kind)])),
    scriptsBeforeLoad: requests.filter(
      ({ resourceType, networkRequestTime }) =>
        resourceType === 'Script' && networkRequestTime < (observed?.observedLoad ?? 0),
    ).length,
  }
}
