import { contact, ENTRIES, navigation, SERVICE_NAMES, serviceOf } from './content.ts'
import { expect, test } from './page-helpers.ts'
import * as site from './page-helpers.ts'

test('URL with a section: opens there, without scrolling past the others', async ({ page }) => {
  await page.addInitScript(() => {
    const stops: number[] = []
    Object.assign(window, { stops })
    document.addEventListener('scroll', () => stops.push(scrollY))
  })
  await page.goto('/#contact')
  await site.expectAt(page, 'contact')
  const stops = () => page.evaluate(() => (window as unknown as { stops: number[] }).stops)
  await expect.poll(stops).not.toEqual([])
  const [first, ...others] = await stops()
  expect(first).toBeGreaterThan((others.at(-1) ?? 0) / 2)
})

test('reduced motion: a section is in view at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  const positions = await page.evaluate(async () => {
    const seen = new Set<number>()
    document.addEventListener('scroll', () => seen.add(scrollY))
    document.querySelector<HTMLAnchorElement>('footer a[href$="#about"]')!.click()
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    return seen.size
  })
  expect(positions).toBe(1)
  await site.expectAt(page, 'about')
})

test('phone menu: has one button; the page behind stays @phones', async ({ page }) => {
  await site.visit(page, '/')
  await site.scrollToMiddle(page, 'about')
  const before = await site.scrollPosition(page)
  const button = site.banner(page).getByRole('button')
  await expect(button).toHaveAccessibleName(navigation.menu)
  await button.click()
  await expect(button).toHaveAccessibleName(navigation.close)
  const menu = site.banner(page).getByRole('navigation').filter({ visible: true })
  await expect(menu.getByRole('link')).toHaveCount(SERVICE_NAMES.length + ENTRIES.length)
  await page.mouse.move(150, 300)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 600)
  await expect(menu.getByRole('link', { name: navigation.contact })).toBeInViewport()
  await button.click()
  await expect(menu).toBeHidden()
  expect(await site.scrollPosition(page)).toBe(before)
})

test('without scripts: the active entry is marked, links and menu work @small', async ({ page }, {
  project,
}) => {
  await site.refuseScripts(page)
  for (const id of ['services', 'contact', 'about'] as const) {
    await page.goto(`/${id}`)
    if (project.name === 'small phone') await site.openMenu(page)
    await expect(site.banner(page).locator('nav:visible [aria-current]')).toHaveText([
      navigation[id],
    ])
  }
  await page.goto('/about')
  await site.follow(page, 'contact')
  await expect(page).toHaveURL('/#contact')
  await expect(page.getByRole('heading', { name: contact.headline })).toBeInViewport()
  await page.goto('/about')
  await site.chooseFromMenu(page, 'freight')
  await expect(page).toHaveURL('/#freight')
  await expect(site.main(page).getByText(serviceOf('freight').text)).toBeInViewport()
})

test('page with a query: its entries scroll, and keep query and page', async ({ page }) => {
  await site.visit(page, '/?utm_source=mail')
  await page.evaluate(() => Object.assign(window, { isKept: true }))
  await site.follow(page, 'contact')
  await site.expectAt(page, 'contact')
  await page.locator('footer').getByRole('link', { name: navigation.about }).click()
  await site.expectAt(page, 'about')
  await expect(page).toHaveURL('/?utm_source=mail#about')
  expect(await page.evaluate(() => 'isKept' in window)).toBe(true)
})

test('logo at the top of the page: adds nothing to the history', async ({ page }) => {
  await site.visit(page, '/?utm_source=mail')
  const entries = await page.evaluate(() => history.length)
  const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel })
  await logo.click()
  await site.nextFrames(page)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await site.scrollToMiddle(page, 'about')
  await logo.click()
  await expect.poll(() => site.scrollPosition(page)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  await expect(page).toHaveURL('/?utm_source=mail')
})

test('menu: closes where a browser dismisses no popover', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const menu of document.querySelectorAll<HTMLElement>('[popover]'))
        menu.popover = 'manual'
    }),
  )
  await site.visit(page, '/')
  await site.openMenu(page)
  await expect(site.menuEntry(page, 'crew')).toBeVisible()
  await page.mouse.click(20, 20)
  await expect(site.menuEntry(page, 'crew')).toBeHidden()
})
