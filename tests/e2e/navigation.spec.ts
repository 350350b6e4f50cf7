import { contact, ENTRIES, MORE_ENTRIES, navigation, SERVICE_NAMES, SECOND } from './content.ts'
import * as site from './page-helpers.ts'
import { expect, test } from './test.ts'

test('section or service of another page: opens, and Back returns there', async ({ page }) => {
  await site.visit(page, '/about')
  await site.follow(page, 'contact')
  await site.expectAt(page, 'contact')
  await page.goto('/about')
  await site.chooseFromMenu(page, SECOND)
  await site.expectOpenInView(page, SECOND)
  await page.goBack()
  await page.goBack()
  await site.expectAt(page, 'contact')
  await expect(page.getByRole('heading', { name: contact.headline })).toBeInViewport({ ratio: 1 })
})

test('phone menu: has one button; the page behind stays @phones', async ({ page }) => {
  await site.visit(page, '/')
  await site.scrollToMiddle(page, 'about')
  const before = await site.scrollPosition(page)
  const button = site.banner(page).getByRole('button')
  await expect(button).toHaveAccessibleName(navigation.menu)
  await button.tap()
  await expect(button).toHaveAccessibleName(navigation.close)
  const menu = site.banner(page).getByRole('navigation').filter({ visible: true })
  await expect(menu.getByRole('link')).toHaveCount(
    SERVICE_NAMES.length + ENTRIES.length + MORE_ENTRIES.length,
  )
  await page.mouse.move(150, 300)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 600)
  await expect(menu.getByRole('link', { name: navigation.contact })).toBeInViewport()
  await button.tap()
  await expect(menu).toBeHidden()
  expect(await site.scrollPosition(page)).toBe(before)
})

test('finger: scrolls the page on every part of it @phones', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((y) => ({ x: 160, y })),
    })
  await site.visit(page, '/')
  for (const place of ['#home', '[aria-roledescription=carousel]', '#services', 'form']) {
    await page.locator(place).evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    const before = await site.scrollPosition(page)
    await touch('touchStart', 400)
    for (const y of [370, 300, 200]) await touch('touchMove', y)
    await touch('touchEnd')
    await expect.poll(() => site.scrollPosition(page), place).toBeGreaterThan(before + 50)
  }
})

test('page with a query: its links scroll, and keep query and page', async ({ page }) => {
  await site.visit(page, '/?utm_source=mail')
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel })
  // At the top of the page the logo adds nothing to the history.
  await logo.click()
  await site.nextFrames(page)
  expect(await entries()).toBe(before)
  await site.follow(page, 'contact')
  await site.expectAt(page, 'contact')
  await logo.click()
  await site.expectAt(page, 'home')
  await expect(page).toHaveURL('/?utm_source=mail')
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.about }).click()
  await site.expectAt(page, 'about')
  await expect(page).toHaveURL('/?utm_source=mail#about')
  expect(await entries()).toBe(before + 3)
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
})

test('menu before hydration: closes when the focus, or a tap, is elsewhere @small', async ({
  page,
}) => {
  await site.hold(page, '**/*.js')
  // As where the browser itself dismisses no popover
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
  await site.main(page).dispatchEvent('pointerdown')
  await expect(menu).toBeHidden()
})
