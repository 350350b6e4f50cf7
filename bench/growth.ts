import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, stringify } from 'yaml'
import { elementsOf } from '../build/html.ts'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { listenLocally } from '../server/listen-locally.ts'
import { createSiteServer } from '../server/site-server.ts'
import { inBrowser, inWindow, traced, untilHydrated } from './browser.ts'
import { tableOf, type Row } from './rows.ts'

const COUNTS = [6, 60, 600]
const KIB = 1024
const COPIED = [
  'build',
  'content',
  'deploy',
  'public',
  'scripts',
  'server',
  'src',
  '.cache',
  'astro.config.ts',
  'package.json',
  'tsconfig.json',
]

/**
 * Builds copies of the site with as many services and slides as COUNTS says, which repeat the ones
 * there are, pictures included, and prints what each costs. The number of services is fixed in the
 * code: only the copies are changed.
 */
const rows: Row[] = []
for (const count of COUNTS) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'))
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  grow(folder, count)

  const startedAt = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build:preview'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stdout + stderr)
  const buildS = (performance.now() - startedAt) / 1000

  const page = join(folder, PREVIEW_FOLDER, 'index.html')
  const html = readFileSync(page, 'utf8')
  rows.push({
    part: 'growth',
    where: `${count} services, ${count} slides`,
    values: {
      buildS,
      documentKiB: html.length / KIB,
      packedKiB: statSync(`${page}.br`).size / KIB,
      elements: elementsOf(html).length,
      ...(await timesOf(join(folder, PREVIEW_FOLDER))),
    },
  })
  rmSync(folder, { recursive: true })
}
console.log(tableOf(rows))

function grow(folder: string, count: number) {
  const ids = Array.from({ length: count }, (_, index) => `service-${index + 1}`)
  edit(
    join(folder, 'src/lib/sections.ts'),
    /(SERVICE_IDS = )\[[^\]]*\]/,
    `$1${JSON.stringify(ids)}`,
  )
  editContent(join(folder, 'content/services.yaml'), (content) => {
    content.services = ids.map((id, index) => ({
      ...nth(content.services, index),
      id,
      menu: `Service ${index + 1}`,
    }))
  })
  editContent(join(folder, 'content/about.yaml'), (content) => {
    content.carousel.slides = ids.map((id, index) => ({
      ...nth(content.carousel.slides, index),
      title: `Slide of ${id}`,
    }))
  })
}

function nth<Item extends object>(items: Item[], index: number): Item {
  return items[index % items.length]!
}

function edit(file: string, pattern: RegExp, replacement: string) {
  const text = readFileSync(file, 'utf8')
  if (!pattern.test(text))
    throw new Error(`${file} no longer says what is to be changed: ${pattern}`)
  writeFileSync(file, text.replace(pattern, replacement))
}

// oxlint-disable-next-line typescript/no-explicit-any -- content as it stands in the file
function editContent(file: string, change: (content: any) => void) {
  const content = parse(readFileSync(file, 'utf8'))
  change(content)
  writeFileSync(file, stringify(content))
}

/** How long the browser works until all is hydrated, and on the longest piece of it, in ms. */
async function timesOf(folder: string) {
  const server = createSiteServer({ dist: folder })
  const origin = await listenLocally(server)
  const events = await inBrowser((browser) =>
    inWindow(browser, 'laptop', ({ page }) =>
      traced(browser, page, async () => {
        await page.goto(origin)
        await untilHydrated(page)
      }),
    ),
  )
  server.close()
  const tasks = events.filter(({ name }) => name === 'RunTask').map(({ dur = 0 }) => dur / 1000)
  return {
    longestTaskMs: Math.max(...tasks),
    layoutMs: events
      .filter(({ name }) => name === 'Layout')
      .reduce((sum, { dur = 0 }) => sum + dur / 1000, 0),
  }
}
