import { services } from './content.ts'
import { ERROR_HEADLINE } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { hold, PAGES, untilHydrated } from './visit.ts'

// Translators, extensions and password managers change a page before React has started.

/** What they do, in the page. */
const CHANGES: [what: string, change: () => void][] = [
  [
    'a translator has put a font element around every text',
    () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (text.data.trim() && !text.parentElement!.closest('script, style, noscript, title'))
          found.push(text)
      }
      for (const text of found) {
        const outer = document.createElement('font')
        const inner = outer.appendChild(document.createElement('font'))
        text.replaceWith(outer)
        inner.append(text)
      }
    },
  ],
  [
    'an extension has taken elements away and put others in',
    () => {
      for (const island of document.querySelectorAll('astro-island')) {
        island.querySelector('h2, h3, li')?.remove()
        island.querySelector('p, input, div')?.after(document.createElement('foreign-element'))
      }
    },
  ],
]

function violations(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) heard.push(message.text())
  })
  return heard
}

for (const [what, change] of CHANGES) {
  for (const path of PAGES)
    test(`${path} comes alive after ${what}`, async ({ page }) => {
      const heard = violations(page)
      const release = await hold(page, '**/*.js')
      await page.goto(path)
      await page.evaluate(change)
      release()
      await untilHydrated(page)
      await expect(page.getByText(ERROR_HEADLINE)).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible()
      expect(heard).toEqual([])
    })

  test(`services still open after ${what}`, async ({ page }) => {
    const release = await hold(page, '**/*.js')
    await page.goto('/services')
    await page.evaluate(change)
    release()
    await untilHydrated(page)
    await page.goto('/services#crew')
    await expect(page.locator('#crew')).toContainText(services[1]!.items[0]!)
    await expect
      .poll(() => page.locator('#crew').evaluate((block) => block.clientHeight))
      .toBeGreaterThan(0)
    await expect
      .poll(() => page.locator('#technical').evaluate((block) => block.clientHeight))
      .toBe(0)
  })
}
