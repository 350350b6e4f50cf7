import { serviceOf } from './content.ts'
import { expectInView, openServices } from './open-services.ts'
import { SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  scrollToMiddle,
  spaceText,
  untilStill,
  untilTypeset,
  visit,
} from './visit.ts'

/** Windows with the stage: the usual ones, the lowest, the widest for their height, both sides of 64em. */
const STAGES = [
  [1280, 800],
  [768, 1024],
  [1920, 1080],
  [1023, 680],
  [1024, 680],
  [1536, 768],
  [1600, 768],
  [2560, 940],
  [3840, 768],
] as const

const sizeOf = ([width, height]: readonly [number, number]) => ({ width, height })

/** Whether an element crosses the middle of the window. */
const isAtMiddle = (page: Page, id: string) =>
  page.evaluate((name) => {
    const { top, bottom } = document.getElementById(name)!.getBoundingClientRect()
    return top <= innerHeight / 2 && bottom >= innerHeight / 2
  }, id)

const barHeight = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)

/** The lines of a service that lie outside its block or the window, or have to be scrolled to within it. */
const cutLines = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const { top: start, bottom: end } = block.getBoundingClientRect()
    return [...block.querySelectorAll('h3, p, ul, li, a')]
      .filter((line) => {
        const { top, bottom, height } = line.getBoundingClientRect()
        const isOutside = top < start - 1 || bottom > Math.min(end, innerHeight) + 1
        const hasToBeScrolled = line.matches('ul') && line.scrollHeight > line.clientHeight + 1
        return height > 0 && (isOutside || hasToBeScrolled)
      })
      .map((line) => line.textContent)
  })

for (const size of STAGES)
  test(`every line of every service can be read on the stage at ${size.join(' × ')}`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services')
    await untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await page.goto(`/services#${id}`)
      await expectInView(page, id)
      await expect.poll(() => openServices(page)).toEqual([id])
      expect(await cutLines(page, id), id).toEqual([])
    }
    await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
  })

test('the stage of the landing page, narrower by the course line, has room for every line, too', async ({
  page,
}) => {
  for (const size of [
    [1280, 680],
    [1366, 768],
  ] as const) {
    await page.setViewportSize(sizeOf(size))
    for (const id of SERVICE_IDS) {
      await visit(page, `/#${id}`)
      await untilTypeset(page)
      await expectInView(page, id)
      expect(await cutLines(page, id), id).toEqual([])
      await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
      await page.goto('about:blank')
    }
  }
})

for (const [why, change] of [
  ['wider spacing', spaceText],
  [
    'a language of longer words',
    (page: Page) =>
      page.evaluate(() => {
        for (const line of document.querySelectorAll('[data-service] :is(p, li)'))
          line.textContent = `${line.textContent} ${line.textContent}`
      }),
  ],
] as const)
  test(`what has no room on the stage because of ${why} becomes the list, and stays open and in view`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf([1280, 680]))
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    await change(page)
    const heading = page.getByRole('main').getByRole('link', { expanded: true })
    await expect(heading).toContainText(serviceOf('audit').title.join(' '))
    await expectInView(page, 'audit')
    expect(await openServices(page)).toEqual(['audit'])
  })

/** A small laptop and two phones at 400 %. */
const ZOOMED = [
  [320, 180],
  [360, 180],
  [341, 162],
] as const

for (const size of ZOOMED)
  test(`at ${size.join(' × ')} nothing covers a line of the last service`, async ({ page }) => {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    const covered = await page.evaluate(
      (bar) => {
        const lines = [...document.querySelectorAll('#audit :is(p, li)')]
        return lines
          .filter((line) => {
            // As a reader goes on: the line has just come to stand below the bar.
            const { top } = line.getBoundingClientRect()
            scrollTo({ top: scrollY + top - bar - 4, behavior: 'instant' })
            const place = line.getBoundingClientRect()
            return !line.contains(document.elementFromPoint(place.left + 20, place.top + 12))
          })
          .map((line) => line.textContent)
      },
      await barHeight(page),
    )
    expect(covered).toEqual([])
  })

/** Two windows, and a service that is open and in view in the first. */
const CHANGES = [
  { what: 'a tablet is turned', id: 'audit', from: [1180, 820], to: [820, 1180] },
  { what: 'a tablet is turned back', id: 'crew', from: [820, 1180], to: [1180, 820] },
  { what: 'a laptop is zoomed to 150 %', id: 'freight', from: [1280, 800], to: [853, 533] },
  { what: 'and back', id: 'freight', from: [853, 533], to: [1280, 800] },
  { what: 'a window is snapped to half', id: 'travel', from: [1920, 1080], to: [960, 1080] },
  { what: 'a phone is turned', id: 'audit', from: [390, 844], to: [844, 390] },
  { what: 'a phone is turned back', id: 'commercial', from: [844, 390], to: [390, 844] },
] as const

for (const { what, id, from, to } of CHANGES)
  test(`when ${what}, ${id} stays open and in view`, async ({ page }) => {
    await page.setViewportSize(sizeOf(from))
    await visit(page, '/')
    await untilTypeset(page)
    await chooseFromMenu(page, SERVICES[id])
    await expectInView(page, id)
    await page.setViewportSize(sizeOf(to))
    await expect.poll(() => isAtMiddle(page, id)).toBe(true)
    await untilStill(page)
    expect(await isAtMiddle(page, id)).toBe(true)
    expect(await openServices(page)).toEqual([id])
  })

for (const section of ['about', 'contact'] as const)
  test(`a turned phone goes on in ${section}`, async ({ page }) => {
    await page.setViewportSize(sizeOf([390, 844]))
    await visit(page, '/')
    await untilTypeset(page)
    await scrollToMiddle(page, section, -200)
    await page.setViewportSize(sizeOf([844, 390]))
    await untilStill(page)
    expect(await isAtMiddle(page, section)).toBe(true)
  })
