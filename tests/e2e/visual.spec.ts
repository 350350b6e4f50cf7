import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { waitForFonts, visit } from './page-helpers.ts'
import { expect, test, type Locator, type Page } from './test.ts'

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
    // Hydration would undo the replacement of texts, so `replaceTexts` first waits until the browser is idle.
    await new Promise((resolve) => requestIdleCallback(resolve))
    const LENGTHS = { h1: 20, h2: 24, h3: 24, p: 120, dd: 40, span: 4 }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      if (!text.data.trim() || text.parentElement!.closest('script, style, noscript, bdi')) continue
      const { localName } = text.parentElement!
      text.data = 'Word '.repeat(30).slice(0, LENGTHS[localName as keyof typeof LENGTHS] ?? 10)
    }
  })

async function expectScreenshot(page: Page, name: string, element?: Locator) {
  await waitForFonts(page)
  await page.waitForFunction(() => {
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    return images.every((image) => image.complete)
  })
  const file = `${name.replaceAll(/\W+/g, '-')}.png`
  // On a tall page, a whole component can be 1 % of the pixels, so `maxDiffPixels` replaces the percentage limit.
  if (element) await expect.soft(element).toHaveScreenshot(file, { maxDiffPixels: 500 })
  else await expect.soft(page).toHaveScreenshot(file)
}

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: /This component always fails/,
})

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
  await page.locator('#services a[href="#technical"]').first().dispatchEvent('click')
  await expect(page.locator('[data-service=technical]')).toBeInViewport({ ratio: 0.6 })
  await expectScreenshot(page, 'technical')
})

test('open menu: looks the same', async ({ page }) => {
  await visit(page, '/')
  await replaceTexts(page)
  await page.locator('header button:visible').click()
  await expectScreenshot(page, 'open menu')
})

/** Without STATE_STYLES, the top bar would cover part of tall elements, and gradients would make large files. */
const STATE_STYLES = 'header, img, .ship-divider_shipDivider { display: none }'
const STATES: Record<string, [reached: string, element: string]> = {
  '': ['details[open]', 'main > div'],
  '/form-invalid': ['[aria-invalid]', 'form'],
  '/form-sending': ['form [disabled]', 'form > :last-child'],
  '/form-sent': ['[data-success]', 'form > :last-child'],
  '/form-failed': ['[role=status] > span', 'form > :last-child'],
  '/service-too-long': ['[data-pinned-fit=overflows]', '#services'],
}
for (const [state, [reached, element]] of Object.entries(STATES))
  test(`/states${state}: looks the same, on phones from right to left`, async ({ page }, {
    project,
  }) => {
    await visit(page, `/states${state}${project.name === 'phone' ? '?dir=rtl' : ''}`)
    await page.locator(reached).first().waitFor()
    if (state.startsWith('/form')) await replaceTexts(page)
    await page.addStyleTag({ content: STATE_STYLES })
    await expectScreenshot(page, `states${state}`, page.locator(element))
  })
