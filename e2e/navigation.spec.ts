import { navigation, serviceOf } from './content.ts'
import { ENTRIES, SECTION_IDS, SERVICE_NAMES, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  expectAt,
  follow,
  menuButton,
  openMenu,
  resize,
  scrollToMiddle,
  SIZES,
  tabTo,
  visit,
} from './page-helpers.ts'

const banner = (page: Page) => page.getByRole('banner')
const crewEntry = (page: Page) => banner(page).getByRole('link', { name: SERVICES.crew })

test('top bar at every size: shows the whole logo in every section', async ({ page }) => {
  await visit(page, '/')
  const logo = banner(page).getByRole('link', { name: navigation.logo, exact: true })
  for (const size of SIZES) {
    await resize(page, size)
    for (const id of SECTION_IDS) {
      await scrollToMiddle(page, id)
      await expect(logo.locator('svg').first(), size.join(' × ')).toBeInViewport({ ratio: 1 })
    }
  }
})

test('logo: leads to the top of the landing page', async ({ page }) => {
  await visit(page, '/')
  await scrollToMiddle(page, 'contact')
  await banner(page).getByRole('link', { name: navigation.logo }).first().click()
  await expectAt(page, 'home')
  await expect(page).toHaveURL('/')
})

test('URL with a section: the page opens there, without scrolling through the others', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const stops: number[] = []
    Object.assign(window, { stops })
    document.addEventListener('scroll', () => stops.push(scrollY))
  })
  await page.goto('/#contact')
  await expectAt(page, 'contact')
  const stops = () => page.evaluate(() => (window as unknown as { stops: number[] }).stops)
  await expect.poll(stops).not.toEqual([])
  const [first, ...others] = await stops()
  expect(first).toBeGreaterThan((others.at(-1) ?? 0) / 2)
})

test('reduced motion: a section is in view at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const positions = await page.evaluate(async () => {
    const seen = new Set<number>()
    document.addEventListener('scroll', () => seen.add(scrollY))
    document.querySelector<HTMLAnchorElement>('footer a[href$="#about"]')!.click()
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    return seen.size
  })
  expect(positions).toBe(1)
  await expectAt(page, 'about')
})

test('/services: the entry About leads to its section of the landing page', async ({ page }) => {
  await visit(page, '/services')
  await follow(page, 'About')
  await expect(page).toHaveURL('/#about')
  await expectAt(page, 'about')
})

test('menu: a click outside closes it', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await expect(crewEntry(page)).toBeVisible()
  await page.mouse.click(100, 700)
  await expect(crewEntry(page)).toBeHidden()
})

test('menu by keyboard: opens, Tab enters it, Esc returns to the button, an entry leads on @small', async ({
  page,
}, { project }) => {
  await visit(page, '/')
  const button = menuButton(page)
  await tabTo(button, 8)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = project.name === 'laptop' ? SERVICES.technical : 'Home'
  await expect(banner(page).getByRole('link', { name: first }).last()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await crewEntry(page).focus()
  await page.keyboard.press('Enter')
  await expect(crewEntry(page)).toBeHidden()
  await expect(page).toHaveURL('/#crew')
})

test('phone menu: one button, Menu or Close, and the page behind does not scroll @phones', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollToMiddle(page, 'about')
  const before = await page.evaluate(() => scrollY)
  const button = banner(page).getByRole('button')
  await expect(button).toHaveAccessibleName(navigation.menu)
  await button.click()
  await expect(button).toHaveAccessibleName(navigation.close)
  const sheet = banner(page).getByRole('navigation').filter({ visible: true })
  await expect(sheet.getByRole('link')).toHaveCount(
    SERVICE_NAMES.length + Object.keys(ENTRIES).length,
  )
  await page.mouse.move(150, 300)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 600)
  await expect(sheet.getByRole('link', { name: 'Contact' })).toBeInViewport()
  await button.click()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('without scripts: the active entry is marked, links and menu work @small', async ({ page }, {
  project,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  for (const name of ['Services', 'Contact', 'About'] as const) {
    await page.goto(`/${ENTRIES[name]}`)
    if (project.name === 'small phone') await openMenu(page)
    await expect(banner(page).locator('nav:visible [aria-current]')).toHaveText([name])
  }
  await page.goto('/about')
  await follow(page, 'Contact')
  await expect(page).toHaveURL('/#contact')
  await expectAt(page, 'contact')
  await page.goto('/about')
  await chooseFromMenu(page, SERVICES.freight)
  await expect(page).toHaveURL('/#freight')
  await expect(page.getByRole('main').getByText(serviceOf('freight').text)).toBeInViewport()
  await openMenu(page)
  await expect(crewEntry(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(crewEntry(page)).toBeHidden()
})
