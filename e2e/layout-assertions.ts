import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** WCAG 2.2, 1.4.3 */
export const CONTRAST = 4.5
export const CONTRAST_OF_LARGE_TEXT = 3

/**
 * `cut`: texts that a visitor cannot read whole, because they are wider than the viewport or cut off by a box
 * that does not scroll. `overlapping`: pairs of texts that lie over each other, outside the bar.
 */
const textFaults = (page: Page) =>
  page.evaluate(() => {
    const cut = new Set<string>()
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
      if (!element.closest('header, .skip'))
        shown.push({ text: data, boxes: [...range.getClientRects()] })
      const text = range.getBoundingClientRect()
      if (element.closest('svg, select') || text.width <= 1 || text.height <= 1) continue
      for (let box = element; box !== document.body; box = box.parentElement!) {
        const { overflowX, overflowY, position, contain } = getComputedStyle(box)
        const isContained = contain.includes('paint')
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (
          (isContained || overflowX !== 'visible') &&
          (text.left < left - 2 || text.right > right + 2)
        )
          cut.add(`cut at the side: ${data}`)
        if (
          (isContained || overflowY === 'hidden' || overflowY === 'clip') &&
          (text.top < top - 4 || text.bottom > bottom + 4)
        )
          cut.add(`cut above or below: ${data}`)
        if (position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') break
      }
      if (text.left < -2 || text.right > document.documentElement.clientWidth + 2)
        cut.add(`wider than the viewport: ${data}`)
    }
    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        0.4 * Math.min(one.height, other.height)
    const overlapping = shown.flatMap(({ text, boxes }, index) =>
      shown
        .slice(index + 1)
        .filter((other) => boxes.some((one) => other.boxes.some((two) => meet(one, two))))
        .map((other) => `${text} / ${other.text}`),
    )
    return { cut: [...cut], overlapping }
  })

export const cutTexts = async (page: Page) => (await textFaults(page)).cut
export const overlaps = async (page: Page) => (await textFaults(page)).overlapping

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

/** Texts that cannot be told from their background, or that nobody can see, with their contrast. */
export const unreadable = (page: Page) =>
  page.evaluate((wanted) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const paint = (colour: string) => {
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = colour
      pixel.fillRect(0, 0, 1, 1)
      return [...pixel.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    }
    const luminance = (channels: number[]) => {
      const [red, green, blue] = channels.slice(0, 3).map((value) => {
        const ratio = value / 255
        return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const backgroundOf = (element: Element | null): number => {
      if (!element) return 1
      const background = paint(getComputedStyle(element).backgroundColor)
      return background[3] < 128 ? backgroundOf(element.parentElement) : luminance(background)
    }
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('svg, script, style, noscript')) continue
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      if (!element.checkVisibility({ opacityProperty: true })) faults.push(`not shown: ${data}`)
      const text = luminance(paint(getComputedStyle(element).color))
      const background = backgroundOf(element)
      const contrast = (Math.max(text, background) + 0.05) / (Math.min(text, background) + 0.05)
      if (contrast < wanted) faults.push(`${contrast.toFixed(1)}: ${data}`)
    }
    return faults
  }, CONTRAST)

/** Relative luminance of an sRGB colour (WCAG 2.2), 0 to 1. */
const luminance = (colour: ArrayLike<number>) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const value = colour[index]! / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

/** The least contrast of a light text with a point of the picture behind it, without what lies on the picture. */
export async function leastContrast(page: Page, text: Locator): Promise<number> {
  const colour = await text.evaluate((element) => {
    const colour = getComputedStyle(element).color
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#home :is(h1, a, a *) { color: #0000 } #home div:empty { display: none }')
    document.adoptedStyleSheets = [sheet]
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  })
  const { data, info } = await sharp(await text.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  let lightest = 0
  for (let at = 0; at < data.length; at += info.channels)
    lightest = Math.max(lightest, luminance(data.subarray(at, at + 3)))
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return (luminance(colour) + 0.05) / (lightest + 0.05)
}
