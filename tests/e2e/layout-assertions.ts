import { expect, type Page } from './test.ts'

/** Reports text that is wider than the viewport, clipped or overlapping. Ignores overlaps with the top bar. */
export const findLayoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const faults = new Set<string>(
      scrollWidth > clientWidth ? ['the page scrolls horizontally'] : [],
    )
    const visibleTexts: { text: string; boxes: DOMRect[] }[] = []
    const range = document.createRange()
    const isVisuallyHidden = (element: Element | null): boolean => {
      if (!element) return false
      const { clipPath, position } = getComputedStyle(element)
      const isClipped = clipPath !== 'none' && position === 'absolute'
      return isClipped || isVisuallyHidden(element.parentElement)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('script, style, noscript') || isVisuallyHidden(element)) continue
      range.selectNodeContents(texts.currentNode)
      if (!element.closest('[data-bar], .skip-link'))
        visibleTexts.push({ text: data, boxes: [...range.getClientRects()] })
      const text = range.getBoundingClientRect()
      if (element.closest('svg, select') || text.width <= 1 || text.height <= 1) continue
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY, position, contain } = getComputedStyle(box)
        const isContained = contain.includes('paint')
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const clipsX = isContained || overflowX !== 'visible'
        const clipsY = isContained || overflowY === 'hidden' || overflowY === 'clip'
        if (clipsX && (text.left < left - 2 || text.right > right + 2))
          faults.add(`clipped at the left or right: ${data}`)
        if (clipsY && (text.top < top - 4 || text.bottom > bottom + 4))
          faults.add(`clipped at the top or bottom: ${data}`)
        if (position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') break
      }
      if (text.left < -2 || text.right > clientWidth + 2)
        faults.add(`wider than the viewport: ${data}`)
    }
    for (const logo of document.querySelectorAll('#home svg:has([href*="#logo"])'))
      if (logo.checkVisibility())
        visibleTexts.push({ text: 'logo', boxes: [logo.getBoundingClientRect()] })
    const overlaps = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.4 * Math.min(a.height, b.height)
    for (const [index, { text, boxes }] of visibleTexts.entries())
      for (const other of visibleTexts.slice(index + 1))
        if (boxes.some((a) => other.boxes.some((b) => overlaps(a, b))))
          faults.add(`overlapping: ${text} / ${other.text}`)
    return [...faults]
  })

/** Repeats the check, because the accordion takes a moment to replace a pinned layout that doesn't fit. */
export const expectNoLayoutFaults = (page: Page, message: string) =>
  expect
    .configure({ soft: true, timeout: 3000 })
    .poll(() => findLayoutFaults(page), message)
    .toEqual([])

export const expectNoHorizontalScroll = async (page: Page, message: string) =>
  expect.soft(await findLayoutFaults(page), message).not.toContain('the page scrolls horizontally')
