import { expect, test, type Page } from '@playwright/test'
import { contact, services } from './content.ts'
import { anInquiry, field, fill, sendButton, serviceThat, status, SUCCESS } from './inquiries.ts'
import { openMenu, PAGES, readToTheEnd, untilAtRest, visit } from './visit.ts'

/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24
/** A 1280 px wide window at 400 %, which browsers show as a window of these CSS px. WCAG 2.2, 1.4.10. */
const ZOOMED = { width: 320, height: 256 }
/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** The policy lets no style in from outside; a script of the page's own may still add one. */
const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)

/**
 * Texts that a visitor cannot read whole: wider than the window, or cut off by a box that holds them.
 * A box that scrolls by itself cuts off nothing.
 */
const cutTexts = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    // What is hidden for the eye alone is cut to nothing, away from the flow.
    const isForEyes = (element: Element | null): boolean => {
      if (!element) return true
      const { clipPath, position } = getComputedStyle(element)
      return !(clipPath !== 'none' && position === 'absolute') && isForEyes(element.parentElement)
    }
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('svg, script, style, noscript, select, [aria-hidden=true]')) continue
      if (!isForEyes(element)) continue
      range.selectNodeContents(texts.currentNode)
      const text = range.getBoundingClientRect()
      if (text.width <= 1 || text.height <= 1) continue
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (text.left < left - 2 || text.right > right + 2))
          faults.push(`cut at the side: ${data}`)
        if (
          (overflowY === 'hidden' || overflowY === 'clip') &&
          (text.top < top - 4 || text.bottom > bottom + 4)
        )
          faults.push(`cut above or below: ${data}`)
        if (position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') break
      }
      if (text.left < -2 || text.right > document.documentElement.clientWidth + 2)
        faults.push(`wider than the window: ${data}`)
    }
    return [...new Set(faults)]
  })

for (const path of [...PAGES, '/nowhere']) {
  test(`${path} can be read at 400 % and with wider spacing of its text`, async ({ page }) => {
    await page.setViewportSize(ZOOMED)
    await visit(page, path)
    await readToTheEnd(page)
    expect(await cutTexts(page), 'at 400 %').toEqual([])
    for (const size of [ZOOMED, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      await spaceText(page)
      await readToTheEnd(page)
      await untilAtRest(page)
      expect(await cutTexts(page), `with wide spacing at ${size.width} px`).toEqual([])
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBe(0)
    }
  })
}
