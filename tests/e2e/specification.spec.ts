import { SECTION_IDS } from '../../src/lib/ids.ts'
import * as content from './content.ts'
import {
  company,
  contact,
  navigation,
  SERVICE_IDS,
  FIRST,
  LAST,
  LATE,
  MIDDLE,
  SECOND,
} from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

// docs/specification.md section by section, in its order. Where the layout has a part in it, at the sizes that differ.

/** The strokes of the icon of the status message: a check mark has one, a cross two. */
const CHECK = /^M[^M]+$/
const CROSS = /^M[^M]+M[^M]+$/

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const idsOf = (page: Page, ids: readonly string[]) =>
  page.locator(ids.map((id) => `main #${id}`).join()).evaluateAll((all) => all.map(({ id }) => id))

for (const [id, headline] of Object.entries({
  home: content.hero.headline,
  about: content.about.freight.headline,
  services: content.servicesSection.headline,
  contact: contact.headline,
}))
  test(`§2 page ${id}: has sections in order, headline in view @small`, async ({ page }) => {
    await site.visit(page, `/${id.replace('home', '')}`)
    expect(await idsOf(page, SECTION_IDS)).toEqual(id === 'home' ? SECTION_IDS : [id])
    if (id === 'home' || id === 'services')
      expect(await idsOf(page, SERVICE_IDS)).toEqual(SERVICE_IDS)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveJSProperty('textContent', headline)
    await expect(heading).toBeInViewport({ ratio: 1 })
  })

test('§2 Home, About and Contact: scroll smoothly, or at once', async ({ page }) => {
  await site.visit(page, '/')
  for (const [id, reducedMotion] of [
    ['contact', null],
    ['about', null],
    ['home', null],
    ['about', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const positions = page.evaluate(async () => {
      const seen = new Set<number>()
      addEventListener('scroll', () => seen.add(scrollY))
      await new Promise((resolve) => addEventListener('scrollend', resolve))
      return seen.size
    })
    await site.follow(page, id)
    await site.expectAt(page, id)
    // A busy computer draws few of the frames on the way.
    expect((await positions) > 1, `smoothly to ${id}`).toBe(!reducedMotion)
  }
})

test('§2 menu: an entry closes it, opens and centres its service @small', async ({ page }) => {
  await site.visit(page, '/')
  await site.openMenu(page)
  for (const id of SERVICE_IDS) await expect(site.menuEntry(page, id)).toBeVisible()
  await site.menuEntry(page, LATE).click()
  await expect(site.menuEntry(page, LATE)).toBeHidden()
  await site.expectOpenInView(page, LATE)
})

test('§2 active entry: follows the viewport’s middle; the logo stays @small', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  const bar = site.banner(page)
  const expectActive = async (name: string) => {
    const button = page.getByRole('button', { name: navigation.menu, exact: true })
    const isPhone = await button.isVisible()
    if (isPhone) await button.click()
    await expect(bar.locator('nav:visible [aria-current]')).toHaveText(name)
    if (isPhone) await page.keyboard.press('Escape')
  }
  for (const [index, id] of SECTION_IDS.slice(1).entries()) {
    await site.scrollToMiddle(page, id, 3)
    await expectActive(content.ENTRIES[index]!)
    await site.scrollToMiddle(page, id, -3)
    await expectActive(navigation[id])
    const logo = bar.getByRole('link', { name: navigation.logoLabel }).locator('svg')
    await expect(logo.first()).toBeInViewport({ ratio: 1 })
  }
})

for (const browser of ['with scroll-driven animations', 'without them'])
  test(`§2 parallax ${browser}: follows the scroll, unless motion is reduced`, async ({ page }) => {
    if (browser === 'without them') await removeTimelines(page)
    await site.visit(page, '/')
    const still = await heroTop(page, 0)
    for (const offset of [100, 400])
      expect((await heroTop(page, offset)) - still).toBeCloseTo(offset * 0.1, 0)
    for (const size of ['360x640', '1440x900']) {
      await site.resize(page, size)
      for (const id of ['about', 'services', 'contact']) {
        const shifted = await shiftOf(page, id)
        expect(shifted, `${id} at ${size}`).toBeGreaterThanOrEqual(8)
        expect(shifted, `${id} at ${size}`).toBeLessThanOrEqual(24)
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const id of ['about', 'services', 'contact']) expect(await shiftOf(page, id), id).toBe(0)
    expect(await heroTop(page, 100)).toBeCloseTo(await heroTop(page, 0), 0)
  })

/** Where in the page the hero's headline is, scrolled to an offset. */
async function heroTop(page: Page, offset: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
  await site.nextFrames(page)
  return (await page.getByRole('heading', { level: 1 }).boundingBox())!.y + offset
}

/** How far, in px, a section's block shifts while the section crosses the viewport. */
const shiftOf = (page: Page, id: string) =>
  section(page, id)
    .locator('[data-parallax]')
    .evaluate(async (block) => {
      const { top, height } = block.closest('section')!.getBoundingClientRect()
      const start = top + scrollY - innerHeight
      const shifts: number[] = []
      // Not the ends themselves, beside which scroll positions, whole pixels, may lie.
      for (const way of [1, height + innerHeight - 1]) {
        window.scrollTo({ top: start + way, behavior: 'instant' })
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        shifts.push(Number.parseFloat(getComputedStyle(block).translate.split(' ')[1] ?? '0'))
      }
      return Math.abs(shifts[1]! - shifts[0]!)
    })

/** Serves the pages as a browser without scroll-driven animations understands them. */
async function removeTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string) => !condition.includes('timeline') && supports(condition)
  })
  await site.rewritePages(page, (html) => html.replaceAll('animation-timeline', 'unknown-timeline'))
}

test.describe('§2 background video', () => {
  test.use({ hasVideo: true })
  test.skip(!content.HAS_VIDEO, 'content/hero.yaml has no video')

  test('loops full screen, behind the bar, in any window', async ({ page }) => {
    await site.visit(page, '/')
    const video = page.locator('#home video')
    for (const [property, value] of Object.entries({ loop: true, muted: true, paused: false }))
      await expect(video).toHaveJSProperty(property, value)
    const top = section(page, 'home')
    for (const size of ['1280x800', '375x553', '1080x1920']) {
      await site.resize(page, size)
      for (const part of [top, video, top.locator('picture img')])
        await expect.poll(() => part.boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() })
    }
  })
})

test('§2 footer: ends with the year of the visit', async ({ page }) => {
  // Later than the build.
  await page.clock.setFixedTime('2040-06-01')
  await site.visit(page, '/')
  const { rights, notice } = content.footer
  const end = page.getByRole('contentinfo')
  await expect(end.getByText(`2040 ${company.name}. ${rights}`)).toBeVisible()
  if (notice) await expect(end.getByText(notice)).toHaveCount(company.fictional ? 1 : 0)
})

test('§2 services: technical is open; each has text, picture, delay, link', async ({ page }) => {
  await site.visit(page, '/services')
  // The middle of the viewport selects only after a frame.
  await site.nextFrames(page)
  expect(await site.openServices(page)).toEqual([FIRST])
  for (const id of SERVICE_IDS.slice(1))
    expect(await page.locator(`#${id}`).ariaSnapshot()).toBe('')
  // Only a service that replaces another has a delay: the first is the last.
  for (const id of SERVICE_IDS.toReversed()) {
    const { text, textDelay, inquiryLink, focus = '50% 50%' } = content.serviceOf(id)
    await page.goto(`/services#${id}`)
    const block = page.locator(`#${id}`)
    await expect(block.getByText(text)).toHaveCSS('animation-delay', `${textDelay}s`)
    await expect(block.getByRole('img')).toHaveCSS('object-position', String(focus))
    const link = block.getByRole('link', { name: inquiryLink.label })
    await expect(link).toHaveAttribute('href', RegExp(`about=${id}#`))
  }
})

test('§2 about and contact: have all their parts', async ({ page }) => {
  const { freight, carousel, management } = content.about
  await site.visit(page, '/about')
  await expect(section(page, 'about')).toMatchAriaSnapshot(`
    - heading "${freight.headline}"
    - paragraph${content.FIGURES.about.length > 0 ? '\n    - list' : ''}
    - region "${carousel.label}"
    - heading "${management.headline}"`)
  await site.visit(page, '/contact')
  const details = site.main(page).getByRole('definition')
  const numbers = company.phones.map(({ number }) => number)
  for (const text of [company.email, ...numbers, ...company.office.lines, contact.responseTime])
    await expect(details.filter({ hasText: text }).first()).toBeVisible()
})

test('§4 scrolling: opens each service in order, shifts nothing @small', async ({
  page,
  isMobile,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of isMobile ? ['375x553', '390x844'] : ['1440x900', '1366x625', '1280x540']) {
    await site.resize(page, size)
    await site.visit(page, '/')
    await site.untilTypeset(page)
    const shifts = await site.layoutShifts(page)
    const length = await page.evaluate(() => history.length)
    expect(await site.scrollThrough(page, 'down'), size).toEqual(SERVICE_IDS)
    expect(await site.scrollThrough(page, 'up'), size).toEqual(SERVICE_IDS.toReversed())
    expect(await site.layoutShifts(page), size).toEqual(shifts)
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, ''])
    for (const id of [LAST, MIDDLE] as const) {
      await section(page, 'services').locator(`ol a[href="#${id}"]`).click()
      await site.expectOpenInView(page, id)
    }
    await site.untilStill(page)
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
    await site.nextFrames(page)
    expect(await site.openServices(page), size).toEqual([MIDDLE])
  }
  expect(calls).toEqual([])
})

test('§4 load: selects the service at the middle or of the URL; reload stays', async ({ page }) => {
  await site.visit(page, '/')
  const { height } = (await section(page, 'services').boundingBox())!
  await site.scrollToMiddle(page, 'services', -height / 2 - 50)
  await expect.poll(() => site.openServices(page)).toEqual([MIDDLE])
  await page.reload()
  await site.untilHydrated(page)
  await expect.poll(() => site.openServices(page)).toEqual([MIDDLE])
  const active = site.banner(page).locator('nav:visible [aria-current]')
  await expect(active).toHaveText(navigation.services)
  await site.visit(page, `/services#${SECOND}`)
  await site.expectOpenInView(page, SECOND)
  // The browser was there first: the site's own scroll comes 80 ms after hydration.
  await site.untilStill(page)
  const end = page.getByRole('contentinfo')
  await end.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport()
  // Chromium notes the position for a reload some frames later.
  await site.untilStill(page)
  const position = await site.scrollPosition(page)
  await page.reload()
  await site.untilHydrated(page)
  await site.untilStill(page)
  expect(await site.scrollPosition(page)).toBe(position)
})

/**
 * Scrolls until a little more of #about is visible than starts the counters: 25 %, or what the viewport holds, and in a
 * short section the counters themselves.
 */
const scrollToStart = (page: Page) =>
  page.locator('#about').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const { bottom } = element.querySelector('ul')!.getBoundingClientRect()
    const quarter = height * Math.min(0.25, (innerHeight - 1) / height)
    const visible = Math.max(quarter, bottom - top) + 0.01 * height
    window.scrollTo({ top: scrollY + top + visible - innerHeight, behavior: 'instant' })
  })

test('§4 counters: start when 25 % of about is visible, all three in view', async ({ page }) => {
  test.skip(content.FIGURES.about.length === 0, 'This company has no figures')
  await site.visit(page, '/')
  const counters = page.locator('#about ul').first()
  const bar = (await site.banner(page).boundingBox())!
  for (const size of ['360x640', '375x553', '768x1024', '1280x540', '2560x1440', '1440x900']) {
    await site.resize(page, size)
    await scrollToStart(page)
    // They are hidden until they start.
    await expect.poll(() => site.opacityOf(counters)).toBe(1)
    for (const counter of await counters.getByRole('listitem').all()) {
      await expect(counter, size).toBeInViewport({ ratio: 1 })
      expect((await counter.boundingBox())!.y, size).toBeGreaterThanOrEqual(bar.height)
    }
  }
})

test('§8 messages: come into view below the button, and move nothing @small', async ({
  page,
  isMobile,
}) => {
  await page.clock.install()
  // A laptop at 400 % has least room.
  if (isMobile) await site.resize(page, '320x256')
  await site.visit(page, '/contact')
  await site.untilTypeset(page)
  await form.fill(page, form.anInquiry())
  const status = form.status(page)
  const badges = page.locator('form').getByText(contact.form.badges[0]!)
  const parts = [form.sendButton(page), status, badges]
  const topsOf = () => Promise.all(parts.map(form.topInForm))
  const tops = await topsOf()
  const shifts = await site.layoutShifts(page)
  const message = status.locator('span')
  const icon = status.locator('path')
  await form.serviceThat(page, 'refuses')
  await form.field(page, 'name').press('Enter')
  await expect(status).toHaveText(contact.form.failure)
  // It does not interrupt a screen reader, and does not stay silent.
  await expect(status).not.toHaveAttribute('aria-live', /off|assertive/)
  for (const part of [status, form.mailInstead(page)])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect(form.field(page, 'name')).toBeFocused()
  expect(await topsOf()).toEqual(tops)
  expect(await site.layoutShifts(page)).toEqual(shifts)
  const belowButton = async () => {
    const box = (await page.locator('form [type=submit]').boundingBox())!
    return (await message.boundingBox())!.y - box.y - box.height
  }
  const failure = await belowButton()
  expect(failure).toBeGreaterThanOrEqual(0)
  expect(failure).toBeLessThan(24)
  await expect(icon).toHaveAttribute('d', CROSS)
  const colour = await message.evaluate((element) => getComputedStyle(element).color)
  const [red, green] = colour.match(/\d+/g)!.map(Number)
  expect(red! / green!).toBeGreaterThan(1.5)
  await page.clock.runFor(5000)
  await expect(status).toHaveText('')
  await expect(form.mailInstead(page)).toBeVisible()
  expect(await topsOf()).toEqual(tops)

  await form.serviceThat(page, 'works')
  // From the foot of the window
  await form
    .sendButton(page)
    .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await form.send(page)
  await expect(status).toBeInViewport({ ratio: 1 })
  await expect(icon).toHaveAttribute('d', CHECK)
  expect(await belowButton()).toBeCloseTo(failure)
  await expect(form.mailInstead(page)).toHaveCount(0)
  expect(await form.topInForm(form.receipt(page))).toBeGreaterThan(await form.topInForm(message))
  expect(await form.topInForm(badges)).toBeGreaterThan(await form.topInForm(form.receipt(page)))
})

test('§8 an unknown page shows the error screen, with links and contact', async ({ page }) => {
  const { headline, notFound } = content.errorScreen
  await page.goto('/nowhere')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveJSProperty('textContent', notFound.headline)
  await expect(site.main(page).locator('p').first()).toHaveText(headline)
  await expect(site.main(page)).toContainText(notFound.text)
  await expect(site.main(page)).not.toContainText(notFound.nearest)
  const link = (name: string) => site.main(page).getByRole('link', { name, exact: true })
  for (const name of [...content.ENTRIES, company.email, company.phones[0]!.number])
    await expect(link(name)).toBeVisible()
})

test.describe('§8 a mistyped address', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('leads to the page whose name is nearest', async ({ page }) => {
    await page.goto('/sevices')
    const nearest = site.main(page).getByText(content.errorScreen.notFound.nearest)
    await nearest.getByRole('link', { name: navigation.services, exact: true }).click()
    await expect(page).toHaveURL('/#services')
  })
})
