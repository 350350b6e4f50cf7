import { expect, type Locator, type Page } from '@playwright/test'
import type { ServiceId } from '../../src/lib/ids.ts'
import { ENTRIES, navigation, pages, SERVICE_NAMES, serviceOf } from './content.ts'

export const PAGES = ['/', '/about', '/services', '/contact']
/** Pages that search engines list. */
export const LISTED_PAGES = [
  '/',
  ...Object.keys(pages)
    .filter((id) => !['home', 'sent', 'not-sent', 'error'].includes(id))
    .map((id) => `/${id}`),
]
export const ALL_PAGES = [...LISTED_PAGES, '/sent', '/not-sent', '/nowhere']

/** Sets the viewport's size, such as '320x568'. */
export function resize(page: Page, size: string) {
  const [width, height] = size.split('x').map(Number)
  return page.setViewportSize({ width: width!, height: height! })
}

export const banner = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')
export const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
export const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

/** Opens a page, and waits until React has taken over every part of it that it will. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}
export const untilHydrated = (page: Page) =>
  expect(page.locator('astro-island[ssr], [data-pinned-fit=unmeasured]')).toHaveCount(0)

/** Lets every request that matches wait until `release` is called. */
export async function hold(page: Page, pattern: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback().catch(() => {})
  })
  return resolve
}

/** Changes pages on their way to the browser, which then does without their security policy. */
export const rewritePages = (page: Page, rewrite: (html: string) => string) =>
  page.route('**/', async (route) => {
    const response = await route.fetch()
    const body = rewrite(await response.text())
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })

/** Waits until the page is set in its own font. */
export const untilTypeset = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { fontFamily } = getComputedStyle(document.body)
        return document.fonts.check('16px archivo') && fontFamily.split(',')[0]
      }),
    )
    .toBe('archivo')

/** By how much the page's layout has shifted so far, each time. */
type LayoutShift = PerformanceEntry & { value: number }
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => (entry as LayoutShift).value)
  })

/** Errors and warnings on all pages of this visit, also of files that are missing, with their places. */
export async function consoleErrors(page: Page) {
  const errors = await page.pageErrors({ filter: 'all' })
  const messages = await page.consoleMessages({ filter: 'all' })
  const texts = messages
    .filter((message) => ['error', 'warning'].includes(message.type()))
    .map((message) => `${message.text()} ${message.location().url}`)
  return [...errors.map(({ message }) => message), ...texts]
}

/** The bar has one button at a time: Services, or on a phone the one that opens and closes all. */
export const menuButton = (page: Page) => banner(page).getByRole('button')
export const openMenu = (page: Page) => menuButton(page).click()

/** An entry of the services' menu, or of the phone's, which holds everything. */
export const menuEntry = (page: Page, id: ServiceId) =>
  banner(page).getByRole('link', { name: serviceOf(id).menuName, exact: true })
export async function chooseFromMenu(page: Page, id: ServiceId) {
  await openMenu(page)
  await menuEntry(page, id).click()
}

/** Follows Home, About or Contact in the top bar, on a phone in its menu. */
export async function follow(page: Page, id: 'home' | 'about' | 'contact') {
  const menu = page.getByRole('button', { name: navigation.menu, exact: true })
  if (await menu.isVisible()) await menu.click()
  await banner(page).getByRole('link', { name: navigation[id], exact: true }).click()
}

/** Expects the bar in the page, with every entry in sight, nothing to open and nothing beneath it. */
export async function expectMenusAsRows(page: Page) {
  const bar = banner(page)
  await expect(bar.getByRole('button')).toHaveCount(0)
  for (const name of [...ENTRIES, ...SERVICE_NAMES]) {
    const entry = bar.getByRole('link', { name, exact: true })
    await expect(entry).toBeVisible()
    expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  const [above, below] = [(await bar.boundingBox())!, (await main(page).boundingBox())!]
  expect(above.y + above.height).toBeLessThanOrEqual(below.y + 1)
}

/** How far an element is, in px, from just below the bar, or from the viewport's top or middle, if that is nearer. */
const distanceFromRest = (page: Page, id: string, place: 'top' | 'middle') =>
  page.locator(`main #${id}`).evaluate((element, place) => {
    const shown = element.querySelector(`[data-service=${element.id}]`) ?? element
    const { top, height } = shown.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect()
    const distance = place === 'top' ? top : top + height / 2 - innerHeight / 2
    return Math.min(Math.abs(top - bar.bottom), Math.abs(distance))
  }, place)

/** At rest at the start of a section: just below the bar, or at the viewport's top for a section that begins under it. */
export const expectAt = (page: Page, id: string) =>
  expect.poll(() => distanceFromRest(page, id, 'top')).toBeLessThanOrEqual(2)

/** At rest in the viewport, and open alone: its start below the bar, where it also is pinned, or its centre in the middle. */
export async function expectOpenInView(page: Page, id: string) {
  await expect.poll(() => distanceFromRest(page, id, 'middle')).toBeLessThanOrEqual(2)
  await expect.poll(() => openServices(page)).toEqual([id])
}

/** Places the start of an element `offset` px below the middle of the window, at once. */
export const scrollToMiddle = (page: Page, id: string, offset = 0) =>
  page.locator(`#${id}`).evaluate((element, below) => {
    const top = element.getBoundingClientRect().top - innerHeight / 2 - below
    scrollBy({ top, behavior: 'instant' })
  }, offset)

/** Brings everything that arrives with the scroll into view once, and returns to the start. */
export const scrollThroughPage = (page: Page) =>
  page.evaluate(async () => {
    const go = async (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2)
      await go(top)
    await go(0)
  })

/** The line over a slide's thumbnail takes as long as the slide; it is no movement to wait for. */
const LONGEST_FADE_MS = 4000

/** Waits until nothing fades or moves any more; what hangs on the scroll position does not count. */
export const untilAtRest = (page: Page) =>
  page.waitForFunction((longest) => {
    const running = document.getAnimations().filter((it) => it.playState === 'running')
    const timed = running.filter((it) => it.timeline === document.timeline)
    return timed.every((it) => Number(it.effect?.getComputedTiming().endTime) >= longest)
  }, LONGEST_FADE_MS)

/** Waits until the page stands where it stood twenty frames ago. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = Number.NaN; still < 20; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
  })

/** How much of an element can be seen, 0 to 1, with everything that it lies in. */
export const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1
    for (let part: Element | null = element; part; part = part.parentElement)
      product *= Number(getComputedStyle(part).opacity)
    return product
  })

/** The services that have a height, in the page's order. */
export const openServices = (page: Page) =>
  page
    .locator('[data-service]')
    .evaluateAll((all) => all.filter((it) => it.clientHeight > 0).map((it) => it.dataset.service))

/** Scrolls through the services, a quarter of the viewport at a time. Returns which were open, in order. */
export const scrollThrough = (page: Page, direction: 'down' | 'up') =>
  page.locator('#services').evaluate(async (section, isDown) => {
    const seen: string[] = []
    const { top, bottom } = section.getBoundingClientRect()
    const [start, end] = [scrollY + top - innerHeight, scrollY + bottom]
    for (let way = 0; way <= end - start; way += innerHeight / 4) {
      scrollTo({ top: isDown ? start + way : end - way, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const services = [...section.querySelectorAll<HTMLElement>('[data-service]')]
      const open = String(
        services.filter((it) => it.clientHeight > 0).map((it) => it.dataset.service),
      )
      if (open !== seen.at(-1)) seen.push(open)
    }
    return seen
  }, direction === 'down')

export const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
