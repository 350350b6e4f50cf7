import { expect, type Page } from './test.ts'

/**
 * What keeps a visitor from reading the page whole: texts wider than the viewport, or cut off by a box that does not
 * scroll; pairs of texts, or of the hero's logo and a text, that lie over each other outside the bar; a page that
 * scrolls sideways.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = new Set<string>(scrollWidth > clientWidth ? ['the page scrolls sideways'] : [])
    const shown: { text: string; boxes: DOMRect[] }[] = []
    const range = document.createRange()
    // What is hidden for the eye alone is cut to nothing, away from the flow.
    const isForEyes = (element: Element | null): boolean => {
      if (!element) return true
      const { clipPath, position } = getComputedStyle(element)
      return !(clipPath !== 'none' && position === 'absolute') && isForEyes(element.parentElement)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript') || !isForEyes(element)) continue
      range.selectNodeContents(texts.currentNode)
      if (!element.closest('[data-bar], .skip-link'))
        shown.push({ text: data, boxes: [...range.getClientRects()] })
      const text = range.getBoundingClientRect()
      if (element.closest('svg, select') || text.width <= 1 || text.height <= 1) continue
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY, position, contain } = getComputedStyle(box)
        const isContained = contain.includes('paint')
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isClippedAcross = isContained || overflowX !== 'visible'
        const isClippedDown = isContained || overflowY === 'hidden' || overflowY === 'clip'
        if (isClippedAcross && (text.left < left - 2 || text.right > right + 2))
          faults.add(`cut at the side: ${data}`)
        if (isClippedDown && (text.top < top - 4 || text.bottom > bottom + 4))
          faults.add(`cut above or below: ${data}`)
        if (position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') break
      }
      if (text.left < -2 || text.right > clientWidth + 2)
        faults.add(`wider than the viewport: ${data}`)
    }
    for (const logo of document.querySelectorAll('#home svg:has([href*="#logo"])'))
      if (logo.checkVisibility())
        shown.push({ text: 'logo', boxes: [logo.getBoundingClientRect()] })
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.4 * Math.min(one.height, other.height)
    for (const [index, { text, boxes }] of shown.entries())
      for (const other of shown.slice(index + 1))
        if (boxes.some((one) => other.boxes.some((two) => meet(one, two))))
          faults.add(`over each other: ${text} / ${other.text}`)
    return [...faults]
  })

/** Every text can be read, as soon as the pinned layout, if it has no room, has become the list. */
export const expectReadable = (page: Page, where: string) =>
  expect
    .configure({ soft: true, timeout: 3000 })
    .poll(() => layoutFaults(page), where)
    .toEqual([])

/** The page is no wider than the window. */
export const expectFit = async (page: Page, where: string) =>
  expect.soft(await layoutFaults(page), where).not.toContain('the page scrolls sideways')
