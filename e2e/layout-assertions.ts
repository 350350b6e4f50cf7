import sharp from 'sharp'
import { expect, type Locator, type Page } from './page-helpers.ts'

/** A 1280 px wide viewport at 400 %. WCAG 2.2, 1.4.10. */
export const ZOOMED = '320x256'
/** Phones, both ways round, tablets, computers, and the sides of 48em and 64em. */
export const SIZES =
  `${ZOOMED} 320x568 360x640 390x844 740x360 844x390 768x1024 1024x768 1280x680 1920x1080 2560x1440`.split(
    ' ',
  )

/**
 * `cut`: texts that a visitor cannot read whole, because they are wider than the viewport or cut off by a box
 * that does not scroll. `overlapping`: pairs of texts, or of the hero's
 * logo and a text, that lie over each other, outside the bar.
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
        const isClippedAcross = isContained || overflowX !== 'visible'
        const isClippedDown = isContained || overflowY === 'hidden' || overflowY === 'clip'
        if (isClippedAcross && (text.left < left - 2 || text.right > right + 2))
          cut.add(`cut at the side: ${data}`)
        if (isClippedDown && (text.top < top - 4 || text.bottom > bottom + 4))
          cut.add(`cut above or below: ${data}`)
        if (position === 'fixed' || overflowY === 'auto' || overflowY === 'scroll') break
      }
      if (text.left < -2 || text.right > document.documentElement.clientWidth + 2)
        cut.add(`wider than the viewport: ${data}`)
    }
    for (const logo of document.querySelectorAll('#home svg:has([href^="/logo"])'))
      if (logo.checkVisibility())
        shown.push({ text: 'logo', boxes: [logo.getBoundingClientRect()] })
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

/** Waits, because the pinned layout becomes the list only after it has measured the service. */
export const expectSoon = expect.configure({ soft: true, timeout: 3000 })

/** Every text of the page can be read: it is not cut off, nor wider than the viewport. */
export async function expectReadable(page: Page, where: string) {
  await expectSoon.poll(() => sideways(page), where).toBe(0)
  await expectSoon.poll(() => cutTexts(page), where).toEqual([])
}

const luminance = (colour: ArrayLike<number>) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const value = colour[index]! / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)

/** Headline, figures, logo and the link to about keep 4.5 : 1 with the lightest point of the bare poster behind each. */
export async function expectLegibleHero(page: Page, where: string) {
  const hero = page.locator('section#home')
  const parts = {
    headline: hero.getByRole('heading'),
    figures: hero.getByRole('list'),
    logo: hero.locator('svg:has(use):visible').first(),
    link: hero.getByRole('link').first(),
  }
  const shot = await pictureOfHero(page)
  for (const [name, part] of Object.entries(parts)) {
    const { x, y, width, height } = (await part.boundingBox())!
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const place = sharp(shot).extract({
      left,
      top,
      width: Math.ceil(width),
      height: Math.ceil(height),
    })
    const { data, info } = await place.raw().toBuffer({ resolveWithObject: true })
    let lightest: ArrayLike<number> = [0, 0, 0]
    for (let at = 0; at < data.length; at += info.channels) {
      const point = data.subarray(at, at + 3)
      if (luminance(point) > luminance(lightest)) lightest = point
    }
    const found = contrast(await overWhite(part, 'color'), lightest)
    expect.soft(found, `${name}, ${where}`).toBeGreaterThanOrEqual(4.5)
  }
}

/** The window at the top of the landing page, without words, logo and what lies on the picture. */
async function pictureOfHero(page: Page): Promise<Buffer> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`#home :is(h1, a, ul, li) { color: #0000; border-color: #0000 }
      #home :is(a, li) * { color: #0000 } #home use, #home div:empty { display: none }`)
    document.adoptedStyleSheets = [sheet]
  })
  const shot = await page.screenshot({ scale: 'css' })
  await page.evaluate(() => (document.adoptedStyleSheets = []))
  return shot
}

/** An element's colour as it looks over white: red, green and blue, 0 to 255. */
export const overWhite = (part: Locator, property: 'color' | 'background-color') =>
  part.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    for (const colour of ['white', getComputedStyle(element).getPropertyValue(name)]) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)

/** Of a light colour with a darker one. WCAG 2.2, 1.4.3. */
export const contrast = (light: ArrayLike<number>, dark: ArrayLike<number>) =>
  (luminance(light) + 0.05) / (luminance(dark) + 0.05)
