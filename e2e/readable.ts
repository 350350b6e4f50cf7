import type { Page } from '@playwright/test'

/**
 * Texts that a visitor cannot read whole: wider than the window, or cut off by a box that holds them.
 * A box that scrolls by itself cuts off nothing.
 */
export const cutTexts = (page: Page) =>
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
      if (element.closest('svg, script, style, noscript, select')) continue
      if (!isForEyes(element)) continue
      range.selectNodeContents(texts.currentNode)
      const text = range.getBoundingClientRect()
      if (text.width <= 1 || text.height <= 1) continue
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY, position, contain } = getComputedStyle(box)
        const isContained = contain.includes('paint')
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (
          (isContained || overflowX !== 'visible') &&
          (text.left < left - 2 || text.right > right + 2)
        )
          faults.push(`cut at the side: ${data}`)
        if (
          (isContained || overflowY === 'hidden' || overflowY === 'clip') &&
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

/** By how many px the page is wider than its window. */
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Headings of one word that goes on in a second line. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => {
        range.selectNodeContents(heading)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        const isForEyes = heading.clientWidth > 1
        return isForEyes && /^[^\s-]+$/.test(heading.textContent.trim()) && lines.size > 1
      })
      .map((heading) => heading.textContent)
  })
