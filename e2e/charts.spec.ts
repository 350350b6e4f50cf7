import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { about, errorScreen } from './content.ts'
import { distance, isWithin, namesOn, roseOn, soundingsOn, type Box } from './drawn-chart.ts'
import { FREIGHT_HEADLINE } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { untilTypeset, visit } from './visit.ts'

/** Windows where the words lie on the chart. */
const ON_THE_CHART = [
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** Phones and a tablet, where they lie beside it. */
const UPRIGHT = [
  [360, 800],
  [390, 844],
  [768, 1024],
] as const

/** As far as paper under words is seen. */
const PAPER_REACH_PX = 10
const SIGN_REACH_PX = 14

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const boxOf = (part: Locator): Promise<Box> =>
  part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return { left, top, right, bottom }
  })

/** The one chart of a page that is shown: which drawing, and where it lies. */
const chartOf = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('[aria-hidden] img')]
    const isDrawing = /\/((?:arabian-sea|open-ocean)(?:-phone)?)\.[^.]*\.svg/
    const picture = pictures.find(
      (image) => isDrawing.test(image.currentSrc || image.src) && image.checkVisibility(),
    )!
    const { x, y, width } = picture.getBoundingClientRect()
    return { drawing: isDrawing.exec(picture.src)![1] as 'arabian-sea', x, y, width }
  })

/** Looks at a page in one window after the other. */
async function inEach(
  page: Page,
  windows: readonly (readonly [number, number])[],
  look: (window: { width: number; height: number }) => Promise<void>,
) {
  for (const [width, height] of windows)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      await look({ width, height })
    })
}

const headline = (page: Page) => page.getByRole('heading', { name: FREIGHT_HEADLINE })
const blurb = (page: Page) => page.getByText(about.freight.text)

test('the paper under the words on the chart has no edge', async ({ page }) => {
  await visit(page, '/about')
  await untilTypeset(page)
  // On black, the paper alone is seen.
  await page.evaluate(() => {
    for (const picture of document.querySelectorAll<HTMLElement>('#about [aria-hidden] img'))
      picture.style.visibility = 'hidden'
    for (const svg of document.querySelectorAll<SVGElement>('#about [aria-hidden] svg'))
      svg.style.visibility = 'hidden'
    for (const chart of document.querySelectorAll<HTMLElement>('#about [aria-hidden]'))
      chart.style.background = '#000'
    for (const words of document.querySelectorAll<HTMLElement>('#about h2, #about p'))
      words.style.color = 'transparent'
  })
  await inEach(page, ON_THE_CHART, async ({ width, height }) => {
    await page.setViewportSize({ width, height: height + 400 })
    const { right, top, bottom } = await boxOf(headline(page))
    const picture = sharp(await page.screenshot()).greyscale()
    const line = async (left: number, from: number, wide: number, high: number) => [
      ...(await picture
        .clone()
        .extract({ left: Math.floor(left), top: Math.floor(from), width: wide, height: high })
        .raw()
        .toBuffer()),
    ]
    const middle = (top + bottom) / 2
    for (const lights of [
      await line(right - 4, middle, 40, 1),
      (await line(right - 100, top - 36, 1, 40)).toReversed(),
    ]) {
      expect(lights[0]).toBeGreaterThan(230)
      expect(lights.at(-1)).toBeLessThan(5)
      const steps = lights.slice(1).map((light, index) => Math.abs(light - lights[index]!))
      expect(Math.max(...steps)).toBeLessThan(60)
    }
  })
})

test('no sounding is cut by the paper under the words, nor is the compass rose', async ({
  page,
}) => {
  await visit(page, '/about')
  await untilTypeset(page)
  await inEach(page, ON_THE_CHART, async () => {
    const chart = await chartOf(page)
    const soundings = soundingsOn(chart)
    expect(soundings.length).toBeGreaterThan(60)
    for (const words of [headline(page), blurb(page)]) {
      const paper = await boxOf(words)
      const cut = soundings.filter(
        (sounding) => distance(sounding, paper) < PAPER_REACH_PX && !isWithin(sounding, paper),
      )
      expect(cut).toEqual([])
      for (const part of roseOn(chart))
        expect(distance(part, paper)).toBeGreaterThan(PAPER_REACH_PX)
    }
  })
})

test('the chart names sea and port in sight, clear of figures and words', async ({ page }) => {
  await visit(page, '/about')
  await untilTypeset(page)
  await inEach(page, [...UPRIGHT, [740, 360], ...ON_THE_CHART], async ({ height }) => {
    const chart = await chartOf(page)
    const names = namesOn(chart)
    expect(names).toHaveLength(2)
    const labels = await page.locator('#about [aria-hidden] svg').evaluateAll((drawings) =>
      drawings
        .flatMap((drawing) => [...drawing.querySelectorAll('text, circle')])
        .filter((label) => label.checkVisibility())
        .map((label) => {
          const { left, top, right, bottom } = label.getBoundingClientRect()
          return { left, top, right, bottom }
        }),
    )
    expect(labels.length).toBeGreaterThan(5)
    const others = [...soundingsOn(chart), ...labels, await boxOf(headline(page))]
    for (const name of names) {
      expect(
        isWithin(name, { left: chart.x, top: 0, right: chart.x + chart.width, bottom: height }),
      ).toBe(true)
      expect(others.filter((other) => distance(name, other) < 2)).toEqual([])
    }
  })
})

test('no sounding lies half under the sign of what is not there', async ({ page }) => {
  await page.goto('/nowhere')
  await untilTypeset(page)
  await inEach(page, [...UPRIGHT, ...ON_THE_CHART], async () => {
    const soundings = soundingsOn(await chartOf(page))
    const sign = page.getByText(errorScreen.unknownAddress.sign, { exact: true })
    const circle = await boxOf(sign.locator('xpath=preceding-sibling::*[name()="circle"]'))
    const [x, y] = [(circle.left + circle.right) / 2, (circle.top + circle.bottom) / 2]
    const radius = (circle.right - circle.left) / 2
    const centre = { left: x, right: x, top: y, bottom: y }
    const farthest = ({ left, right, top, bottom }: Box) =>
      Math.hypot(
        Math.max(Math.abs(left - x), Math.abs(right - x)),
        Math.max(Math.abs(top - y), Math.abs(bottom - y)),
      )
    const cut = soundings.filter(
      (sounding) =>
        distance(sounding, centre) < radius + SIGN_REACH_PX && farthest(sounding) > radius,
    )
    expect(cut).toEqual([])
  })
})
