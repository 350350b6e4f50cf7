import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { listenLocally } from '../server/listen-locally.ts'
import { createSiteServer } from '../server/site-server.ts'
import { launchOptions } from './ensure-browser.ts'

// Asks the Nu HTML Checker about every page in dist-preview/, as it was built and as it stands in a browser
// once React has taken over. The checker is no dependency: it needs Java, and weighs more than the site.
const CHECKER = 'vnu-jar@26.9.27'

/** What the checker says although it is right as it is, or cannot be changed here. */
const KNOWN = [
  // Its style sheet parser is older than nesting, scroll timelines and container queries; stylelint reads styles.
  'CSS: .*',
  // SVG 2 has it on all shapes, and so has every browser.
  'Attribute “pathLength” not allowed on element “line” at this point.',
  // Asked of a source without any width descriptor, because another has one.
  'When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” attribute must also be specified.',
]

/** Every page as the browser holds it after all islands are hydrated. */
async function renderPages(pages: string[], folder: string) {
  const server = createSiteServer({ dist: PREVIEW_FOLDER })
  const origin = await listenLocally(server)
  const browser = await chromium.launch(launchOptions())
  for (const name of pages) {
    const page = await browser.newPage()
    // The error page answers for whatever is not there.
    await page.goto(`${origin}/${name}`)
    await page.waitForFunction(() => document.querySelectorAll('astro-island[ssr]').length === 0)
    writeFileSync(join(folder, `rendered-${name}`), await page.content())
  }
  await browser.close()
  server.close()
}

const folder = mkdtempSync(join(tmpdir(), 'check-html-'))
try {
  const pages = readdirSync(PREVIEW_FOLDER).filter((name) => name.endsWith('.html'))
  for (const name of pages) cpSync(join(PREVIEW_FOLDER, name), join(folder, name))
  await renderPages(pages, folder)

  const files = readdirSync(folder).map((name) => join(folder, name))
  const args = ['--errors-only', '--filterpattern', `.*(${KNOWN.join('|')})`, ...files]
  const { status } = spawnSync('npx', ['--yes', CHECKER, ...args], { stdio: 'inherit' })
  console.log(
    status === 0
      ? `No finding in ${files.length} files: ${pages.length} pages, built and rendered.`
      : 'Findings above, or the checker could not run: it needs Java (on Debian: default-jre-headless).',
  )
  process.exitCode = status ?? 1
} finally {
  rmSync(folder, { recursive: true })
}
