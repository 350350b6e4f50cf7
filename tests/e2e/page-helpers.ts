import { expect, type Locator, type Page } from '@playwright/test'
import type { ServiceId } from '../../src/lib/element-ids.ts'
import { NAV_LABELS, navigation, pageMetadata, SERVICE_NAMES, serviceById } from './content.ts'

export const MAIN_PAGES = ['/', '/about', '/services', '/contact']
export const INDEXED_PAGES = [
  '/',
  ...Object.keys(pageMetadata)
    .filter((id) => !['home', 'sent', 'not-sent', 'error'].includes(id))
    .map((id) => `/${id}`),
]
export const ALL_PAGES = [...INDEXED_PAGES, '/sent', '/not-sent', '/nowhere']

export function setViewportSize(page: Page, size: string) {
  const [width, height] = size.split('x').map(Number)
  return page.setViewportSize({ width: width!, height: height! })
}

export const bannerLandmark = (page: Page) => page.getByRole('banner')
export const mainLandmark = (page: Page) => page.getByRole('main')
export const scrollPosition = (page: Page) => page.evaluate(() => scrollY)
export const waitForThreeFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}
export const waitForHydration = (page: Page) =>
  expect(page.locator('astro-island[ssr], [data-pinned-fit=unmeasured]')).toHaveCount(0)

export async function pauseRequests(page: Page, pattern: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.fallback().catch(() => {})
  })
  return resolve
}

/** Pauses hydration, but not the page script. */
export const pauseIslandScripts = (page: Page) =>
  pauseRequests(page, /_astro\/(?!page-script)[^/]*\.js$/)

export const rewriteHtml = (page: Page, rewrite: (html: string) => string) =>
  page.route('**/', async (route) => {
    const response = await route.fetch()
    const body = rewrite(await response.text())
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } })
  })

export const waitForFonts = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const { fontFamily } = getComputedStyle(document.body)
        return document.fonts.check('16px archivo') && fontFamily.split(',')[0]
      }),
    )
    .toBe('archivo')

type LayoutShift = PerformanceEntry & { value: number }
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => (entry as LayoutShift).value)
  })

export async function consoleErrors(page: Page) {
  const errors = await page.pageErrors({ filter: 'all' })
  const messages = await page.consoleMessages({ filter: 'all' })
  const texts = messages
    .filter((message) => ['error', 'warning'].includes(message.type()))
    .map((message) => `${message.text()} ${message.location().url}`)
  return [...errors.map(({ message }) => message), ...texts]
}

export const visibleMenuButton = (page: Page) => bannerLandmark(page).getByRole('button')
export const openMenu = (page: Page) => visibleMenuButton(page).click()

export const serviceMenuLink = (page: Page, id: ServiceId) =>
  bannerLandmark(page).getByRole('link', { name: serviceById(id).menuName, exact: true })
export async function openServiceFromMenu(page: Page, id: ServiceId) {
  await openMenu(page)
  await serviceMenuLink(page, id).click()
}

export async function clickNavLink(page: Page, id: 'home' | 'about' | 'contact') {
  const phoneMenuButton = page.getByRole('button', { name: navigation.menu, exact: true })
  if (await phoneMenuButton.isVisible()) await phoneMenuButton.click()
  await bannerLandmark(page).getByRole('link', { name: navigation[id], exact: true }).click()
}

export async function expectFallbackMenu(page: Page) {
  const bar = bannerLandmark(page)
  await expect(bar.getByRole('button')).toHaveCount(0)
  for (const name of [...NAV_LABELS, ...SERVICE_NAMES]) {
    const link = bar.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  }
  const [barBox, mainBox] = [(await bar.boundingBox())!, (await mainLandmark(page).boundingBox())!]
  expect(barBox.y + barBox.height).toBeLessThanOrEqual(mainBox.y + 1)
}

const distanceFromScrollTarget = (page: Page, id: string, alignment: 'top' | 'middle') =>
  page.locator(`main #${id}`).evaluate((element, alignment) => {
    const shown = element.querySelector(`[data-service=${element.id}]`) ?? element
    const { top, height } = shown.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect()
    const distance = alignment === 'top' ? top : top + height / 2 - innerHeight / 2
    return Math.min(Math.abs(top - bar.bottom), Math.abs(distance))
  }, alignment)

export const expectScrolledTo = (page: Page, id: string) =>
  expect.poll(() => distanceFromScrollTarget(page, id, 'top')).toBeLessThanOrEqual(2)

export async function expectServiceInView(page: Page, id: string) {
  await expect.poll(() => distanceFromScrollTarget(page, id, 'middle')).toBeLessThanOrEqual(2)
  await expect.poll(() => getOpenServiceIds(page)).toEqual([id])
}

export const scrollTopEdgeToMiddle = (page: Page, id: string, offset = 0) =>
  page.locator(`#${id}`).evaluate((element, below) => {
    const top = element.getBoundingClientRect().top - innerHeight / 2 - below
    scrollBy({ top, behavior: 'instant' })
  }, offset)

export const scrollThroughPageAndBack = (page: Page) =>
  page.evaluate(async () => {
    const scrollInstantly = async (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2)
      await scrollInstantly(top)
    await scrollInstantly(0)
  })

/** Without MAX_ANIMATION_MS, `waitForAnimations` would wait for the carousel's long progress animation. */
const MAX_ANIMATION_MS = 4000

export const waitForAnimations = (page: Page) =>
  page.waitForFunction((maxMs) => {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running')
    const timed = running.filter(({ timeline }) => timeline === document.timeline)
    return timed.every(({ effect }) => Number(effect?.getComputedTiming().endTime) >= maxMs)
  }, MAX_ANIMATION_MS)

export const waitForScrollEnd = (page: Page) =>
  page.evaluate(async () => {
    for (let unchanged = 0, last = Number.NaN; unchanged < 20; last = scrollY) {
      await new Promise(requestAnimationFrame)
      unchanged = scrollY === last ? unchanged + 1 : 0
    }
  })

export const effectiveOpacity = (locator: Locator) =>
  locator.evaluate((element) => {
    let product = 1
    for (let node: Element | null = element; node; node = node.parentElement)
      product *= Number(getComputedStyle(node).opacity)
    return product
  })

export const getOpenServiceIds = (page: Page) =>
  page
    .locator('[data-service]')
    .evaluateAll((services) =>
      services.filter(({ clientHeight }) => clientHeight > 0).map(({ dataset }) => dataset.service),
    )

export const scrollAndGetOpenedServiceIds = (page: Page, direction: 'down' | 'up') =>
  page.locator('#services').evaluate(async (section, isDown) => {
    const opened: string[] = []
    const { top, bottom } = section.getBoundingClientRect()
    const [start, end] = [scrollY + top - innerHeight, scrollY + bottom]
    for (let distance = 0; distance <= end - start; distance += innerHeight / 4) {
      scrollTo({ top: isDown ? start + distance : end - distance, behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      const services = [...section.querySelectorAll<HTMLElement>('[data-service]')]
      const openIds = String(
        services
          .filter(({ clientHeight }) => clientHeight > 0)
          .map(({ dataset }) => dataset['service']),
      )
      if (openIds !== opened.at(-1)) opened.push(openIds)
    }
    return opened
  }, direction === 'down')

export const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
