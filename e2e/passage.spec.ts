import { navigation, route } from './content.ts'
import { anInquiry, field, fill, sendButton, status } from './inquiries.ts'
import { STATUS_DISPLAY_MS, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { untilHydrated, visit } from './visit.ts'

/** In the hero's drawing of the name, which is 716.2 wide: the star's centre from the left. */
const STAR_CENTRE = 42 / 716.2
const NEAR_PX = 3

const logo = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: navigation.logo, exact: true })

const scrollPage = (page: Page, top: number) =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top)

/** Where the bar's drawing and the hero's stand in the window, and what room the bar's has. */
const places = (page: Page) =>
  logo(page).evaluate((link) => {
    const shown = (drawings: NodeListOf<SVGElement>) =>
      [...drawings].find((drawing) => drawing.checkVisibility({ visibilityProperty: true }))!
    const place = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
    return {
      star: place(shown(link.querySelectorAll('svg'))),
      horizon: place(shown(document.querySelectorAll('#home svg'))),
      bar: place(link),
    }
  })

/** How far the star stands from its place on the hero's horizon, in px. */
async function offHorizon(page: Page) {
  const { star, horizon } = await places(page)
  const across = star.x + star.width / 2 - (horizon.x + STAR_CENTRE * horizon.width)
  const down = star.y + star.height - (horizon.y + horizon.height)
  return Math.hypot(across, down)
}

/** Whether the star stands in the bar. */
async function isInBar(page: Page) {
  const { star, bar } = await places(page)
  return star.y >= bar.y && star.y + star.height <= bar.y + bar.height && star.x < bar.x + bar.width
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
  { width: 2560, height: 1080 },
])
  test.describe(`at ${viewport.width} × ${viewport.height} @once`, () => {
    test.use({ viewport })

    test('the star rises with the page from the hero’s horizon into the bar, and stays', async ({
      page,
    }) => {
      await visit(page, '/')
      await expect.poll(() => offHorizon(page)).toBeLessThan(NEAR_PX)
      const { horizon } = await places(page)
      await scrollPage(page, horizon.y / 2)
      await expect.poll(() => offHorizon(page)).toBeLessThan(viewport.height / 50)
      expect(await isInBar(page)).toBe(false)
      for (const top of [viewport.height * 0.499, viewport.height, viewport.height * 4]) {
        await scrollPage(page, top)
        await expect.poll(() => isInBar(page)).toBe(true)
      }
    })
  })

test('the star stands in the bar while the keyboard is on it @once', async ({ page }) => {
  await visit(page, '/')
  expect(await isInBar(page)).toBe(false)
  await logo(page).focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(logo(page)).toBeFocused()
  await expect.poll(() => isInBar(page)).toBe(true)
})

test('with reduced motion the star stands in the bar from the start @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  expect(await isInBar(page)).toBe(true)
})

test.describe('the sky behind the services', () => {
  /** Whether the picture of the sky has been asked for, once the services are shown. */
  async function hasSky(page: Page) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/services', { waitUntil: 'networkidle' })
    return asked.some((url) => url.includes('trails'))
  }

  test('stands there in a window that has room for their stage @once', async ({ page }) => {
    expect(await hasSky(page)).toBe(true)
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 600 },
  ])
    test(`does not at ${viewport.width} × ${viewport.height} @once`, async ({ page }) => {
      await page.setViewportSize(viewport)
      expect(await hasSky(page)).toBe(false)
    })

  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const)
    test(`does not with ${Object.values(media)[0]} @once`, async ({ page }) => {
      await page.emulateMedia(media)
      expect(await hasSky(page)).toBe(false)
    })
})

test('an inquiry that has been sent ends the passage, and it stays ended @once', async ({
  page,
}) => {
  await page.clock.install()
  await visit(page, '/contact')
  const contact = page.locator('#contact')
  const arrived = contact.getByText(route.berth.note)
  const onPassage = contact.getByText(route.waypoints[3].note)
  await expect(arrived).toBeHidden()
  await fill(page, anInquiry())
  await sendButton(page).click()
  await expect(status(page)).toContainText(SUCCESS)
  await expect(arrived).toBeVisible()
  await expect(onPassage).toBeHidden()
  await page.clock.runFor(STATUS_DISPLAY_MS + 1000)
  await expect(status(page)).not.toContainText(SUCCESS)
  await field(page, 'name').focus()
  await expect(arrived).toBeVisible()
})

test('an inquiry that could not be sent leaves the ship on her way @once', async ({ page }) => {
  await page.route('**/submit', (answer) => answer.abort())
  await page.goto('/contact')
  await untilHydrated(page)
  await fill(page, anInquiry())
  await sendButton(page).click()
  await expect(status(page)).not.toBeEmpty()
  await expect(page.locator('#contact').getByText(route.waypoints[3].note)).toBeVisible()
})
