import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { PREVIEW_FOLDER } from '../deploy/build-mode.ts'
import { launchOptions } from '../scripts/launch-options.ts'
import { serveFolder } from '../server/serve-folder.ts'
import { build, copyProject } from './testing/project-copy.ts'

const LIMIT_MS = 120_000

const TALLY = `
import { useState } from 'react'
export function Tally({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return <button type="button" onClick={() => setCount(count + 1)}>{name + ': ' + count}</button>
}`

/** What somebody adds who knows Astro and nothing of this project. */
const PAGE = `---
import Site from '../../layouts/site.astro'
import FirstViewEnds from '../../page-start/first-view-ends.astro'
import { Tally } from './_tally'
---
<Site page="about">
  <script is:inline slot="preloads">document.documentElement.dataset.early = 'classic'</script>
  <section>
    <h2>News</h2>
    <Tally client:after-load name="own" />
    <Tally client:load name="load" />
    <Tally client:idle={{ timeout: 200 }} name="idle" />
    <Tally client:media="(width > 1px)" name="media" />
    <Tally client:only="react" name="only" />
    <FirstViewEnds />
    <p class="tall">Words</p>
    <Tally client:visible={{ rootMargin: '1px' }} name="visible" />
  </section>
  <script>document.documentElement.dataset.late = 'module'</script>
</Site>
<style is:global>.tall { block-size: 300vh }</style>`

/** A copy of the project whose only page is a new one, in a folder of its own, as it is built. */
function buildWithExtraPage(): string {
  const folder = copyProject({ withPictures: true })
  const pages = join(folder, 'src/pages')
  for (const name of readdirSync(pages).filter((file) => file.endsWith('.astro')))
    rmSync(join(pages, name))
  mkdirSync(join(pages, 'news'))
  writeFileSync(join(pages, 'news/first.astro'), PAGE)
  writeFileSync(join(pages, 'news/_tally.tsx'), TALLY)
  build(folder, 'build:preview')
  return join(folder, PREVIEW_FOLDER)
}

test(
  'a page in a folder of its own, with scripts and islands of every kind, works as Astro says',
  async () => {
    const { origin, close } = await serveFolder(buildWithExtraPage())
    onTestFinished(close)
    const browser = await chromium.launch(launchOptions())
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const heard: string[] = []
    page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
    page.on('pageerror', (error) => heard.push(error.message))

    await page.goto(`${origin}/news/first`)
    expect(await page.evaluate(() => document.documentElement.dataset['early'])).toBe('classic')
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/news\/first$/)
    for (const name of ['own', 'load', 'idle', 'media', 'only']) {
      await page.getByRole('button', { name: `${name}: 0` }).click()
      await page.getByRole('button', { name: `${name}: 1` }).waitFor()
    }
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset['late']))
      .toBe('module')

    const visible = page.locator('astro-island', { hasText: 'visible' })
    expect(await visible.getAttribute('ssr')).not.toBeNull()
    await visible.getByRole('button').scrollIntoViewIfNeeded()
    await expect.poll(() => visible.getAttribute('ssr')).toBeNull()
    expect(heard).toEqual([])
  },
  LIMIT_MS,
)
