import { navigation, serviceOf } from './content.ts'
import { ENTRIES, SECTION_IDS, SERVICE_NAMES, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  expectAt,
  follow,
  menuButton,
  openMenu,
  PAGES,
  scrollToMiddle,
  untilHydrated,
  visit,
} from './visit.ts'

const WIDTHS = [320, 390, 768, 1024, 1280, 1920]

const isLaptop = () => test.info().project.name === 'laptop'

/** The entry that the navigation marks as the one the visitor is at. On a phone it stands in the menu. */
async function expectActive(page: Page, name: string) {
  if (!isLaptop()) await openMenu(page)
  const current = page.getByRole('banner').locator('nav:visible [aria-current]')
  await expect(current).toHaveCount(1)
  await expect(current).toHaveText(name)
  if (!isLaptop()) await page.getByRole('button', { name: navigation.close }).click()
}

test('top bar: shows the whole logo at every width and scroll position @once', async ({ page }) => {
  await visit(page, '/')
  const link = page.getByRole('banner').getByRole('link', { name: navigation.logo, exact: true })
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [844, 390],
    [1280, 800],
    [2560, 1440],
  ] as const)
    await test.step(`${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height })
      for (const section of SECTION_IDS) {
        await page
          .locator(`#${section}`)
          .evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
        const logo = link.locator('svg').first()
        await expect(logo).toBeInViewport({ ratio: 1 })
        const [bar, drawing] = await Promise.all([link.boundingBox(), logo.boundingBox()])
        expect(drawing!.y + drawing!.height).toBeLessThan(bar!.y + bar!.height)
        // With the name beside the star
        expect(drawing!.width / drawing!.height).toBeGreaterThan(5)
      }
    })
})

test('the logo leads to the landing page, and there to its top @once', async ({ page }) => {
  await visit(page, '/contact')
  const logo = page.getByRole('banner').getByRole('link', { name: navigation.logo }).first()
  await logo.click()
  await expect(page).toHaveURL('/')
  await untilHydrated(page)
  await scrollToMiddle(page, 'contact')
  await logo.click()
  await expectAt(page, 'home')
  await expect(page).toHaveURL('/')
})

test('a page that is asked for a section begins there @once', async ({ page }) => {
  await page.addInitScript(() => {
    const stops: number[] = []
    Object.assign(window, { stops })
    document.addEventListener('scroll', () => stops.push(scrollY))
  })
  await page.goto('/#contact')
  await expectAt(page, 'contact')
  const stops = await page.evaluate(() => (window as unknown as { stops: number[] }).stops)
  expect(stops[0]).toBeGreaterThan(stops.at(-1)! / 2)
})

test('with reduced motion a section is there at once @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const jumps = await page.evaluate(async () => {
    const stops = new Set<number>()
    document.addEventListener('scroll', () => stops.add(scrollY))
    document.querySelector<HTMLAnchorElement>('footer a[href$="#about"]')!.click()
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
    return stops.size
  })
  expect(jumps).toBe(1)
  await expectAt(page, 'about')
})

test('a page of one section marks it as the active entry, also without a script', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  for (const name of ['About', 'Services', 'Contact'] as const)
    await test.step(name, async () => {
      await page.goto(`/${ENTRIES[name]}`)
      await expectActive(page, name)
    })
})

test('on a page that lacks the section the entries lead to the landing page and scroll there @once', async ({
  page,
}) => {
  for (const name of ['Contact', 'About'] as const) {
    await visit(page, name === 'About' ? '/services' : '/about')
    await follow(page, name)
    await expect(page).toHaveURL(`/#${ENTRIES[name]}`)
    await expectAt(page, ENTRIES[name])
  }
  await visit(page, '/about')
  await chooseFromMenu(page, SERVICES.crew)
  await expect(page).toHaveURL('/#crew')
  await expect(page.getByText(serviceOf('crew').text)).toBeInViewport()
})

test('Esc and choosing an entry close the menu', async ({ page }) => {
  await visit(page, '/')
  const crew = page.getByRole('banner').getByRole('link', { name: SERVICES.crew })
  await openMenu(page)
  await expect(crew).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(crew).toBeHidden()
  await openMenu(page)
  await crew.click()
  await expect(crew).toBeHidden()
  await expect(page).toHaveURL('/#crew')
})

test('a press outside closes the menu @once', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await page.mouse.click(100, 500)
  await expect(page.getByRole('banner').getByRole('link', { name: SERVICES.crew })).toBeHidden()
})

test('the menu works by keyboard, and focus returns to its button', async ({ page }) => {
  await visit(page, '/')
  const button = menuButton(page)
  for (
    let press = 0;
    press < 8 && !(await button.evaluate((element) => element === document.activeElement));
    press++
  ) {
    await page.keyboard.press('Tab')
  }
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(
    page
      .getByRole('banner')
      .getByRole('link', { name: isLaptop() ? SERVICES.technical : 'Home' })
      .last(),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  const freight = page.getByRole('banner').getByRole('link', { name: SERVICES.freight })
  await freight.focus()
  await page.keyboard.press('Enter')
  await expect(freight).toBeHidden()
  await expect(page).toHaveURL('/#freight')
})

test('the phone’s menu is one button, Menu or Close, and the page behind stays where it is @phones', async ({
  page,
}) => {
  await visit(page, '/')
  await scrollToMiddle(page, 'about')
  const before = await page.evaluate(() => scrollY)
  const button = page.getByRole('banner').getByRole('button')
  await expect(button).toHaveAccessibleName(navigation.menu)
  await button.click()
  await expect(button).toHaveAccessibleName(navigation.close)
  const sheet = page.getByRole('banner').getByRole('navigation').filter({ visible: true })
  await expect(sheet.getByRole('link')).toHaveCount(
    SERVICE_NAMES.length + Object.keys(ENTRIES).length,
  )
  await page.mouse.move(150, 300)
  for (let turn = 0; turn < 5; turn++) await page.mouse.wheel(0, 600)
  await expect(sheet.getByRole('link', { name: 'Contact' })).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await button.click()
  await expect(sheet).toBeHidden()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('bar, menus and links work before any script has arrived', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/about')
  await follow(page, 'Contact')
  await expect(page).toHaveURL('/#contact')
  await expectAt(page, 'contact')
  await page.goto('/about')
  await chooseFromMenu(page, SERVICES.freight)
  await expect(page).toHaveURL('/#freight')
  await expect(page.getByRole('main').getByText(serviceOf('freight').text)).toBeInViewport()
  await openMenu(page)
  const crew = page.getByRole('banner').getByRole('link', { name: SERVICES.crew })
  await expect(crew).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(crew).toBeHidden()
})

test.describe('with all that a page can hold', () => {
  test.use({ hasFilm: true })

  for (const path of [...PAGES, '/nowhere']) {
    test(`${path} never scrolls sideways`, async ({ page }, { project }) => {
      const widths = project.name === 'laptop' ? WIDTHS : [page.viewportSize()!.width]
      await visit(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: page.viewportSize()!.height })
        const sideways = await page.evaluate(async () => {
          scrollTo({ left: 9999, top: 0, behavior: 'instant' })
          await new Promise(requestAnimationFrame)
          return [
            scrollX,
            document.documentElement.scrollWidth - document.documentElement.clientWidth,
            innerWidth,
          ]
        })
        expect(sideways, `${width} px`).toEqual([0, 0, width])
      }
    })
  }
})

test('the border under the bar turns orange a whole cell at a time @once', async ({ page }) => {
  await visit(page, '/about')
  const CELLS = 60
  for (const share of [0.013, 0.21, 0.5, 0.777, 1]) {
    const { sailed, progress } = await page.evaluate(async (at) => {
      const root = document.documentElement
      scrollTo({ top: at * (root.scrollHeight - innerHeight), behavior: 'instant' })
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      const border = document.querySelector('header div[aria-hidden] > :first-child')!
      return {
        sailed: border.getBoundingClientRect().right / innerWidth,
        progress: scrollY / (root.scrollHeight - innerHeight),
      }
    }, share)
    expect(sailed * CELLS).toBeCloseTo(Math.floor(progress * CELLS + 1e-6), 1)
  }
})
