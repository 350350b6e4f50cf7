import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../../scripts/ensure-browser.ts'
import { besideReference } from '../beside-reference.ts'
import type { TraceEvent } from '../browser.ts'
import { processorBlocking } from '../processor-blocking.ts'
import { untilQuiet } from '../quiet.ts'
import type { Row } from '../rows.ts'
import type { Served } from '../serve.ts'

/** Fetched by npx when it is needed: docs/dependencies.md says why it is no dependency. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Media'] as const
const PRESETS = ['mobile', 'desktop'] as const
const CHROME_FLAGS = ['--headless=new', '--no-sandbox', '--ignore-certificate-errors']

type Preset = (typeof PRESETS)[number]
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

interface Run {
  lhr: Result
  artifacts: { Trace: { traceEvents: TraceEvent[] } }
}

/** What is used of Lighthouse and of the package that it starts browsers with. */
interface Lighthouse {
  visit: (url: string, flags: object, config: unknown) => Promise<Run>
  configs: Record<Preset, unknown>
  launch: (options: object) => Promise<{ port: number; kill: () => void }>
}

/** Lighthouse on the reference and on every page, with each of its presets. */
export async function lighthouse(served: Served, rounds: number): Promise<Row[]> {
  const library = await loadLighthouse()
  const rows: Row[] = []
  for (const preset of PRESETS) {
    const settings = { part: 'lighthouse', preset, rounds }
    const measured = await besideReference(served, settings, async (url) => {
      const run = () => runLighthouse(library, url, preset)
      // Now and then a run loses the beginning of its trace, and Lighthouse asks to be run again.
      const { lhr, artifacts } = await run().catch(run)
      const values = readResult(lhr, artifacts.Trace.traceEvents)
      process.stderr.write('.')
      return values
    })
    rows.push(...measured)
  }
  return rows
}

/** Its own program would wait 4 s after each visit until the connections to the closed browser expire. */
async function loadLighthouse(): Promise<Lighthouse> {
  const args = ['--yes', '--loglevel=error', `--package=${LIGHTHOUSE}`]
  const found = spawnSync('npx', [...args, '--call', 'command -v lighthouse'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (found.status !== 0) throw new Error(`npx has no ${LIGHTHOUSE}; what it says stands above.`)
  const program = realpathSync(found.stdout.trim())
  const load = (file: string) => import(pathToFileURL(file).href)
  const core = await load(resolve(program, '../../core/index.js'))
  const { launch } = await load(createRequire(program).resolve('chrome-launcher'))
  return {
    visit: core.default,
    configs: { mobile: undefined, desktop: core.desktopConfig },
    launch,
  }
}

async function runLighthouse(
  { visit, configs, launch }: Lighthouse,
  url: string,
  preset: Preset,
): Promise<Run> {
  await untilQuiet()
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: CHROME_FLAGS })
  const flags = { port: browser.port, logLevel: 'error', disableFullPageScreenshot: true }
  try {
    const run = await visit(url, flags, configs[preset])
    const { runtimeError } = run.lhr
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
    return run
  } finally {
    browser.kill()
  }
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
