import { expect, type Locator, type Page } from '@playwright/test'
import { navigation } from './content.ts'
import { ENTRIES, SERVICE_NAMES } from './specification.ts'

export const PAGES = ['/', '/about', '/services', '/contact']
/** Low-traffic pages. */
export const LOW_TRAFFIC_PAGES = ['/privacy', '/sent', '/not-sent']
export const ALL_PAGES = [...PAGES, ...LOW_TRAFFIC_PAGES, '/nowhere']

export type Size = readonly [width: number, height: number]
/** A 1280 px wide viewport at 400 %. WCAG 2.2, 1.4.10. */
export const ZOOMED: Size = [320, 256]
/** Phones, both ways round, tablets, computers, and the sides of 48em and 64em. */
export const SIZES: Size[] = [
  ZOOMED,
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 680],
  [1920, 1080],
  [2560, 1440],
]
export const resize = (page: Page, [width, height]: Size) => page.setViewportSize({ width, height })

/** Waits until the islands answer: only hydrated menus react to a choice without leaving the page. */
export async function visit(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

/** Waits until React has taken over every part of the page that it will. */
export const untilHydrated = (page: Page) =>
  expect(page.locator('astro-island[ssr], [data-pinned]:not([data-hydrated])')).toHaveCount(0)

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
  expect.poll(() => page.evaluate(() => document.fonts.check('16px archivo'))).toBe(true)

/** In the page: records from now on by how much its layout shifts. */
export function recordShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      shifts.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift' })
}

/** What `recordShifts` has recorded. */
export const recordedShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)

/** Errors and warnings on all pages of this visit, also of files that are missing, with their places. */
export async function complaintsOf(page: Page) {
  const errors = await page.pageErrors({ filter: 'all' })
  const messages = await page.consoleMessages({ filter: 'all' })
  const complaints = messages.filter((message) => ['error', 'warning'].includes(message.type()))
  const texts = complaints.map((complaint) => `${complaint.text()} ${complaint.location().url}`)
  return [...errors.map(({ message }) => message), ...texts]
}

/** Everything the page has fetched, and when the page had loaded, in ms. */
export const fetched = (page: Page) =>
  page.evaluate(() => {
    type Resource = PerformanceResourceTiming & { renderBlockingStatus: string }
    const [navigation] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    const resources = performance.getEntriesByType('resource').map((entry) => entry.toJSON())
    return { loadedMs: navigation.loadEventStart, resources: resources as Resource[] }
  })

/** The button of the menu that the window's size has: Services, or on a phone the one that opens and closes all. */
export const menuButton = (page: Page) =>
  [navigation.services, navigation.menu, navigation.close]
    .map((name) => page.getByRole('banner').getByRole('button', { name, exact: true }))
    .reduce((one, other) => one.or(other))

export const openMenu = (page: Page) => menuButton(page).click()

/** Chooses an entry of the services' menu, or of the phone's, which holds everything. */
export async function chooseFromMenu(page: Page, name: string) {
  await openMenu(page)
  await page.getByRole('banner').getByRole('link', { name }).click()
}

/** Presses Tab, at most so often, until an element has the focus. */
export async function tabTo(target: Locator, mostPresses = 60) {
  const isFocused = () => target.evaluate((element) => element === document.activeElement)
  for (let press = 0; press < mostPresses && !(await isFocused()); press++)
    await target.page().keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Whether the bar lies in the page with every entry in sight, nothing to open and nothing beneath it. */
export async function expectMenusAsRows(page: Page) {
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button')).toHaveCount(0)
  for (const name of [...Object.keys(ENTRIES), ...SERVICE_NAMES]) {
    const entry = bar.getByRole('link', { name, exact: true })
    await expect(entry).toBeVisible()
    expect((await entry.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  const [above, below] = await Promise.all(
    [bar, page.getByRole('main')].map((part) => part.boundingBox()),
  )
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y + 1)
}

/** Follows Home, About or Contact in the top bar, on a phone in its menu. */
export async function follow(page: Page, name: string) {
  const menu = page.getByRole('button', { name: navigation.menu, exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
}

/** At rest at the start of a section: just below the bar, or at the viewport's top for a section that begins under it. */
export async function expectAt(page: Page, id: string) {
  // A page that is being left has no such section.
  await page.locator(`#${id}`).waitFor({ state: 'attached' })
  await expect
    .poll(
      () =>
        page.evaluate((section) => {
          if (section === 'home') return scrollY
          const bar = document.querySelector('header')!.getBoundingClientRect().bottom
          const { top } = document.getElementById(section)!.getBoundingClientRect()
          return Math.min(Math.abs(top), Math.abs(top - bar))
        }, id),
      { message: `px from the start of ${id}` },
    )
    .toBeLessThanOrEqual(2)
}

/** Places the start of an element `offset` px below the middle of the window, at once. */
export const scrollToMiddle = (page: Page, id: string, offset = 0) =>
  page.evaluate(
    ([name, below]) => {
      const { top } = document.getElementById(name)!.getBoundingClientRect()
      scrollTo({ top: scrollY + top - innerHeight / 2 - below, behavior: 'instant' })
    },
    [id, offset] as const,
  )

/** Brings everything that arrives with the scroll into view once, and returns to the start. */
export const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
    await frame()
  })

/** The line over a slide's thumbnail takes as long as the slide; it is no movement to wait for. */
const LONGEST_FADE_MS = 4000

/** Waits until nothing fades or moves any more; what hangs on the scroll position does not count. */
export const untilAtRest = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate((longest) => {
        const isMoving = ({ timeline, playState, effect }: Animation) =>
          timeline === document.timeline &&
          playState === 'running' &&
          Number(effect?.getComputedTiming().endTime) < longest
        return document.getAnimations().filter(isMoving).length
      }, LONGEST_FADE_MS),
    )
    .toBe(0)

/** WCAG 2.2, 1.4.12. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`

/** The policy lets no style in from outside; a script of the page's own may still add one. */
export const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, TEXT_SPACING)

/** Waits until the page stands where it stood twenty frames ago. */
export const untilStill = (page: Page) =>
  page.evaluate(async () => {
    for (let still = 0, last = Number.NaN; still < 20; last = scrollY) {
      await new Promise(requestAnimationFrame)
      still = scrollY === last ? still + 1 : 0
    }
  })

/** Stops an installed clock, so that time passes only where a test says so. */
export const stopClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

/** Takes away what shows the hero's figures after a while, in script and style: now only the film does. */
export const withoutTimeout = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() - 1_000_000
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('#home * { animation: none !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** How much of an element can be seen, 0 to 1, with everything that it lies in. */
export const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1
    for (let part: Element | null = element; part; part = part.parentElement)
      product *= Number(getComputedStyle(part).opacity)
    return product
  })
