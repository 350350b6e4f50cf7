import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { waitForFonts, visit } from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

/* The tests replace text, images and colours, so that content changes don't affect the screenshots. To update the
   reference screenshots, run the tests with `--update-snapshots`. */
const SCREENSHOT_TARGETS = {
  hero: '#home',
  'about, figures': '#about ul >> nth=0',
  contact: '#contact',
  footer: 'footer',
}

const replaceTexts = (page: Page) =>
  page.evaluate(async () => {
    // React would restore texts that change before the end of hydration, so the test waits for an idle browser.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const LENGTHS = { h1: 20, h2: 24, h3: 24, p: 120, dd: 40, span: 4 }
    for (const image of document.images) image.loading = 'eager'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript')) continue
      const { localName } = text.parentElement!
      text.data = 'Word '.repeat(30).slice(0, LENGTHS[localName as keyof typeof LENGTHS] ?? 10)
    }
  })

async function expectScreenshot(page: Page, name: string) {
  await waitForFonts(page)
  // Browsers never load hidden images, so the test waits only for visible images.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  await expect.soft(page).toHaveScreenshot(`${name.replaceAll(/\W+/g, '-')}.png`)
}

// Tests bypass the Content Security Policy, which would block Playwright's screenshot styles.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

// oxlint-disable-next-line no-empty-pattern -- Playwright requires a destructured first argument
test.beforeEach(({}, testInfo) => {
  const hasReferences = existsSync(dirname(testInfo.snapshotPath('hero.png')))
  test.skip(
    !hasReferences && testInfo.config.updateSnapshots === 'default',
    'No reference screenshots for this company. Run: npx playwright test tests/e2e/visual.spec.ts --update-snapshots',
  )
})

test('landing page and services: look the same', async ({ page }) => {
  await visit(page, '/')
  await replaceTexts(page)
  for (const [name, selector] of Object.entries(SCREENSHOT_TARGETS)) {
    await page.locator(selector).evaluate((element) => element.scrollIntoView())
    await expectScreenshot(page, name)
  }
  for (const id of ['technical', 'audit']) {
    await page.locator(`#services a[href="#${id}"]`).first().dispatchEvent('click')
    await expect(page.locator(`[data-service=${id}]`)).toBeInViewport({ ratio: 0.6 })
    await expectScreenshot(page, id)
  }
})

for (const [name, path, control] of [
  ['open menu', '/', 'header button:visible'],
  ['refused form', '/contact', 'form [type=submit]'],
] as const)
  test(`${name}: looks the same`, async ({ page }) => {
    await visit(page, path)
    await replaceTexts(page)
    await page.locator(control).click()
    await expectScreenshot(page, name)
  })
