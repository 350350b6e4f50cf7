import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { untilTypeset, visit } from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

/*
 * What the window shows, beside a reference picture, so that a change nobody meant is seen. Editors' changes do not
 * count: texts are replaced, pictures are grey (visual.css), colours are fixed (colours.css). Motion is
 * reduced. After a change that was meant: npx playwright test tests/e2e/visual.spec.ts --update-snapshots
 */
const PLACES = {
  hero: '#home',
  'about, figures': '#about ul >> nth=0',
  contact: '#contact',
  footer: 'footer',
}

/** Gives every text the length that texts in such an element usually have. */
const replaceTexts = (page: Page) =>
  page.evaluate(async () => {
    // React writes its own texts anew in islands that it has not hydrated to the end.
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

async function expectLook(page: Page, name: string) {
  await untilTypeset(page)
  // A hidden one is never fetched.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  )
  await expect.soft(page).toHaveScreenshot(`${name.replaceAll(/\W+/g, '-')}.png`)
}

// The style that hides pictures is one the page does not know.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

// oxlint-disable-next-line no-empty-pattern -- Playwright takes nothing else as the first argument
test.beforeEach(({}, testInfo) => {
  const hasReferences = existsSync(dirname(testInfo.snapshotPath('hero.png')))
  test.skip(
    !hasReferences && testInfo.config.updateSnapshots === 'default',
    'No screenshots of this company yet: npx playwright test tests/e2e/visual.spec.ts --update-snapshots',
  )
})

test('landing page and services: look the same', async ({ page }) => {
  await visit(page, '/')
  await replaceTexts(page)
  for (const [name, place] of Object.entries(PLACES)) {
    await page.locator(place).evaluate((part) => part.scrollIntoView())
    await expectLook(page, name)
  }
  for (const id of ['technical', 'audit']) {
    await page.locator(`#services a[href="#${id}"]`).first().dispatchEvent('click')
    await expect(page.locator(`[data-service=${id}]`)).toBeInViewport({ ratio: 0.6 })
    await expectLook(page, id)
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
    await expectLook(page, name)
  })
