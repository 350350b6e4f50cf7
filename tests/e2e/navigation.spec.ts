import {
  contact,
  NAV_LABELS,
  AUDIENCE_MENU_LABELS,
  navigation,
  SERVICE_NAMES,
  TEST_SERVICE_IDS,
} from './content.ts'
import * as site from './page-helpers.ts'
import { expect, test } from './test.ts'

test('link to a section or service on another page: opens it, and Back returns', async ({
  page,
}) => {
  await site.visit(page, '/about')
  await site.clickNavLink(page, 'contact')
  await site.expectScrolledTo(page, 'contact')
  await page.goto('/about')
  await site.openServiceFromMenu(page, TEST_SERVICE_IDS.second)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.second)
  await page.goBack()
  await page.goBack()
  await site.expectScrolledTo(page, 'contact')
  await expect(page.getByRole('heading', { name: contact.headline })).toBeInViewport({ ratio: 1 })
})

test('open phone menu: has one button, contains every link, and keeps the scroll position @phones', async ({
  page,
}) => {
  await site.visit(page, '/')
  await site.scrollTopEdgeToMiddle(page, 'about')
  const before = await site.scrollPosition(page)
  const button = site.bannerLandmark(page).getByRole('button')
  await expect(button).toHaveAccessibleName(navigation.menu)
  await button.tap()
  await expect(button).toHaveAccessibleName(navigation.close)
  const menu = site.bannerLandmark(page).getByRole('navigation').filter({ visible: true })
  await expect(menu.getByRole('link')).toHaveCount(
    SERVICE_NAMES.length + NAV_LABELS.length + AUDIENCE_MENU_LABELS.length,
  )
  await page.mouse.move(150, 300)
  for (let count = 0; count < 5; count++) await page.mouse.wheel(0, 600)
  await expect(menu.getByRole('link', { name: navigation.contact })).toBeInViewport()
  await button.tap()
  await expect(menu).toBeHidden()
  expect(await site.scrollPosition(page)).toBe(before)
})

test('phone menu opened before the page script has loaded: closes on a link, and later shows Close @phones', async ({
  page,
}) => {
  const release = await site.pauseRequests(page, '**/page-script*.js')
  await page.goto('/')
  await site.clickNavLink(page, 'about')
  await expect(page.locator('#menu')).toBeHidden()
  await site.expectScrolledTo(page, 'about')
  await site.openMenu(page)
  release()
  await page.getByRole('button', { name: navigation.close, exact: true }).click()
  await expect(page.getByRole('button', { name: navigation.menu, exact: true })).toBeVisible()
})

test('swipe up: scrolls the page from every section, carousel and form @phones', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((y) => ({ x: 160, y })),
    })
  await site.visit(page, '/')
  for (const selector of ['#home', '[aria-roledescription=carousel]', '#services', 'form']) {
    await page
      .locator(selector)
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    const before = await site.scrollPosition(page)
    await touch('touchStart', 400)
    for (const y of [370, 300, 200]) await touch('touchMove', y)
    await touch('touchEnd')
    await expect.poll(() => site.scrollPosition(page), selector).toBeGreaterThan(before + 50)
  }
})

test('links on a page with a query: scroll without reloading, and keep the query', async ({
  page,
}) => {
  await site.visit(page, '/?utm_source=mail')
  await page.evaluate(() => Object.assign(window, { wasNotReloaded: true }))
  const historyLength = () => page.evaluate(() => history.length)
  const before = await historyLength()
  const logo = site.bannerLandmark(page).getByRole('link', { name: navigation.logoLabel })
  await logo.click()
  await site.waitForThreeFrames(page)
  expect(await historyLength()).toBe(before)
  await site.clickNavLink(page, 'contact')
  await site.expectScrolledTo(page, 'contact')
  await logo.click()
  await site.expectScrolledTo(page, 'home')
  await expect(page).toHaveURL('/?utm_source=mail')
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.about }).click()
  await site.expectScrolledTo(page, 'about')
  await expect(page).toHaveURL('/?utm_source=mail#about')
  expect(await historyLength()).toBe(before + 3)
  expect(await page.evaluate(() => 'wasNotReloaded' in window)).toBe(true)
})

test('menu before hydration: closes when the focus leaves it or on a tap outside @small', async ({
  page,
}) => {
  await site.pauseIslandScripts(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
        menu.popover = 'manual'
    }),
  )
  await page.goto('/', { waitUntil: 'commit' })
  const menu = page.locator('#menu')
  await site.openMenu(page)
  do {
    await expect(menu).toBeVisible()
    await page.keyboard.press('Tab')
  } while (await menu.locator(':focus').count())
  await expect(menu).toBeHidden()
  await site.openMenu(page)
  await expect(menu).toBeVisible()
  await site.mainLandmark(page).dispatchEvent('pointerdown')
  await expect(menu).toBeHidden()
})
