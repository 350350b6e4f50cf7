import { MAIN_SECTION_IDS } from '../../src/lib/element-ids.ts'
import * as content from './content.ts'
import { company, contact, navigation, SERVICE_IDS, TEST_SERVICE_IDS } from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

const CHECK_MARK = /^M[^M]+$/
const CROSS_MARK = /^M[^M]+M[^M]+$/

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const idsOf = (page: Page, ids: readonly string[]) =>
  page
    .locator(ids.map((id) => `main #${id}`).join())
    .evaluateAll((elements) => elements.map(({ id }) => id))

for (const [id, headline] of Object.entries({
  home: content.hero.headline,
  about: content.about.freightSection.headline,
  services: content.servicesSection.headline,
  contact: contact.headline,
}))
  test(`§2 page ${id}: has its sections in order, and its headline in view @small`, async ({
    page,
  }) => {
    await site.visit(page, `/${id.replace('home', '')}`)
    expect(await idsOf(page, MAIN_SECTION_IDS)).toEqual(id === 'home' ? MAIN_SECTION_IDS : [id])
    if (id === 'home' || id === 'services')
      expect(await idsOf(page, SERVICE_IDS)).toEqual(SERVICE_IDS)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveJSProperty('textContent', headline)
    await expect(heading).toBeInViewport({ ratio: 1 })
  })

test('§2 Home, About and Contact links: scroll smoothly, or instantly with reduced motion', async ({
  page,
}) => {
  await site.visit(page, '/')
  for (const [id, reducedMotion] of [
    ['contact', null],
    ['about', null],
    ['home', null],
    ['about', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const positionCount = page.evaluate(async () => {
      const positions = new Set<number>()
      addEventListener('scroll', () => positions.add(scrollY))
      await new Promise((resolve) => addEventListener('scrollend', resolve))
      return positions.size
    })
    await site.clickNavLink(page, id)
    await site.expectScrolledTo(page, id)
    expect((await positionCount) > 1, `smoothly to ${id}`).toBe(!reducedMotion)
  }
})

test('§2 service link in the menu: closes the menu, opens and centres the service @small', async ({
  page,
}) => {
  await site.visit(page, '/')
  await site.openMenu(page)
  for (const id of SERVICE_IDS) await expect(site.serviceMenuLink(page, id)).toBeVisible()
  await site.serviceMenuLink(page, TEST_SERVICE_IDS.late).click()
  await expect(site.serviceMenuLink(page, TEST_SERVICE_IDS.late)).toBeHidden()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.late)
})

test('§2 current link: is the section at the middle of the viewport; the logo stays visible @small', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  const bar = site.bannerLandmark(page)
  const expectCurrentLink = async (name: string) => {
    const button = page.getByRole('button', { name: navigation.menu, exact: true })
    const isPhone = await button.isVisible()
    if (isPhone) await button.click()
    await expect(bar.locator('nav:visible [aria-current]')).toHaveText(name)
    if (isPhone) await page.keyboard.press('Escape')
  }
  for (const [index, id] of MAIN_SECTION_IDS.slice(1).entries()) {
    await site.scrollTopEdgeToMiddle(page, id, 3)
    await expectCurrentLink(content.NAV_LABELS[index]!)
    await site.scrollTopEdgeToMiddle(page, id, -3)
    await expectCurrentLink(navigation[id])
    const logo = bar.getByRole('link', { name: navigation.logoLabel }).locator('svg')
    await expect(logo.first()).toBeInViewport({ ratio: 1 })
  }
})

for (const support of ['with', 'without'])
  test(`§2 parallax ${support} scroll-driven animations: follows the scroll, unless motion is reduced`, async ({
    page,
  }) => {
    if (support === 'without') await disableScrollTimelines(page)
    await site.visit(page, '/')
    const initialTop = await headlineTop(page, 0)
    for (const offset of [100, 400])
      expect((await headlineTop(page, offset)) - initialTop).toBeCloseTo(offset * 0.1, 0)
    for (const size of ['360x640', '1440x900']) {
      await site.setViewportSize(page, size)
      for (const id of ['about', 'services', 'contact']) {
        const shift = await parallaxShift(page, id)
        expect(shift, `${id} at ${size}`).toBeGreaterThanOrEqual(8)
        expect(shift, `${id} at ${size}`).toBeLessThanOrEqual(24)
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const id of ['about', 'services', 'contact'])
      expect(await parallaxShift(page, id), id).toBe(0)
    expect(await headlineTop(page, 100)).toBeCloseTo(await headlineTop(page, 0), 0)
  })

async function headlineTop(page: Page, offset: number) {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
  await site.waitForThreeFrames(page)
  return (await page.getByRole('heading', { level: 1 }).boundingBox())!.y + offset
}

const parallaxShift = (page: Page, id: string) =>
  section(page, id)
    .locator('[data-parallax]')
    .evaluate(async (block) => {
      const { top, height } = block.closest('section')!.getBoundingClientRect()
      const start = top + scrollY - innerHeight
      const shifts: number[] = []
      for (const distance of [1, height + innerHeight - 1]) {
        window.scrollTo({ top: start + distance, behavior: 'instant' })
        for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        shifts.push(Number.parseFloat(getComputedStyle(block).translate.split(' ')[1] ?? '0'))
      }
      return Math.abs(shifts[1]! - shifts[0]!)
    })

async function disableScrollTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string) => !condition.includes('timeline') && supports(condition)
  })
  await site.rewriteHtml(page, (html) => html.replaceAll('animation-timeline', 'unknown-timeline'))
}

test.describe('§2 background video', () => {
  test.use({ hasVideo: true })
  test.skip(!content.HAS_VIDEO, 'content/hero.yaml has no video')

  test('loops, and covers any viewport including the top bar', async ({ page }) => {
    await site.visit(page, '/')
    const video = page.locator('#home video')
    for (const [property, value] of Object.entries({ loop: true, muted: true, paused: false }))
      await expect(video).toHaveJSProperty(property, value)
    const hero = section(page, 'home')
    for (const size of ['1280x800', '375x553', '1080x1920']) {
      await site.setViewportSize(page, size)
      for (const locator of [hero, video, hero.locator('picture img')])
        await expect
          .poll(() => locator.boundingBox())
          .toEqual({ x: 0, y: 0, ...page.viewportSize() })
    }
  })
})

test('§2 footer: shows the year of the visit, not of the build', async ({ page }) => {
  await page.clock.setFixedTime('2040-06-01')
  await site.visit(page, '/')
  const { rights, fictionalNotice } = content.footer
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByText(`2040 ${company.name}. ${rights}`)).toBeVisible()
  if (fictionalNotice)
    await expect(footer.getByText(fictionalNotice)).toHaveCount(company.fictional ? 1 : 0)
})

test('§2 services: the first is open; each has its text, animation delay, image and inquiry link', async ({
  page,
}) => {
  await site.visit(page, '/services')
  await site.waitForThreeFrames(page)
  expect(await site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.first])
  for (const id of SERVICE_IDS.slice(1))
    expect(await page.locator(`#${id}`).ariaSnapshot()).toBe('')
  // A service has an animation delay only if the service replaces another service. The first service is open at the
  // start, so the test opens the first service last.
  for (const id of SERVICE_IDS.toReversed()) {
    const { text, textDelay, inquiryLink, focus = '50% 50%' } = content.serviceById(id)
    await page.goto(`/services#${id}`)
    const block = page.locator(`#${id}`)
    await expect(block.getByText(text)).toHaveCSS('animation-delay', `${textDelay}s`)
    await expect(block.getByRole('img')).toHaveCSS('object-position', String(focus))
    const link = block.getByRole('link', { name: inquiryLink.label })
    await expect(link).toHaveAttribute('href', RegExp(`about=${id}#`))
  }
})

test('§2 about and contact: contain all specified elements', async ({ page }) => {
  const { freightSection, carousel, shipManagementSection } = content.about
  await site.visit(page, '/about')
  await expect(section(page, 'about')).toMatchAriaSnapshot(`
    - heading "${freightSection.headline}"
    - paragraph${content.FIGURES_BY_SECTION.about.length > 0 ? '\n    - list' : ''}
    - region "${carousel.label}"
    - heading "${shipManagementSection.headline}"`)
  await site.visit(page, '/contact')
  const details = site.mainLandmark(page).getByRole('definition')
  const numbers = company.phones.map(({ number }) => number)
  for (const text of [
    company.email,
    ...numbers,
    ...company.office.fullAddressLines,
    contact.responseTime,
  ])
    await expect(details.filter({ hasText: text }).first()).toBeVisible()
})

test('§4 scrolling: opens each service in order, without layout shift or request @small', async ({
  page,
  isMobile,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) requests.push(request.url())
  })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of isMobile ? ['375x553', '390x844'] : ['1440x900', '1366x625', '1280x540']) {
    await site.setViewportSize(page, size)
    await site.visit(page, '/')
    await site.waitForFonts(page)
    const shifts = await site.layoutShifts(page)
    const length = await page.evaluate(() => history.length)
    expect(await site.scrollAndGetOpenedServiceIds(page, 'down'), size).toEqual(SERVICE_IDS)
    expect(await site.scrollAndGetOpenedServiceIds(page, 'up'), size).toEqual(
      SERVICE_IDS.toReversed(),
    )
    expect(await site.layoutShifts(page), size).toEqual(shifts)
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, ''])
    for (const id of [TEST_SERVICE_IDS.last, TEST_SERVICE_IDS.middle] as const) {
      await section(page, 'services').locator(`ol a[href="#${id}"]`).click()
      await site.expectServiceInView(page, id)
    }
    await site.waitForScrollEnd(page)
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
    await site.waitForThreeFrames(page)
    expect(await site.getOpenServiceIds(page), size).toEqual([TEST_SERVICE_IDS.middle])
  }
  expect(requests).toEqual([])
})

test('§4 page load: opens the service in the URL or at the middle; a reload keeps the position', async ({
  page,
}) => {
  await site.visit(page, '/')
  const { height } = (await section(page, 'services').boundingBox())!
  await site.scrollTopEdgeToMiddle(page, 'services', -height / 2 - 50)
  await expect.poll(() => site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.middle])
  await page.reload()
  await site.waitForHydration(page)
  await expect.poll(() => site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.middle])
  const currentLink = site.bannerLandmark(page).locator('nav:visible [aria-current]')
  await expect(currentLink).toHaveText(navigation.services)
  await site.visit(page, `/services#${TEST_SERVICE_IDS.second}`)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.second)
  await site.waitForScrollEnd(page)
  const footer = page.getByRole('contentinfo')
  await footer.scrollIntoViewIfNeeded()
  await expect(footer).toBeInViewport()
  await site.waitForScrollEnd(page)
  const position = await site.scrollPosition(page)
  await page.reload()
  await site.waitForHydration(page)
  await site.waitForScrollEnd(page)
  expect(await site.scrollPosition(page)).toBe(position)
})

const scrollToCounters = (page: Page) =>
  page.locator('#about').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const { bottom } = element.querySelector('ul')!.getBoundingClientRect()
    const quarter = height * Math.min(0.25, (innerHeight - 1) / height)
    const visible = Math.max(quarter, bottom - top) + 0.01 * height
    window.scrollTo({ top: scrollY + top + visible - innerHeight, behavior: 'instant' })
  })

test('§4 counters: start when 25 % of #about is visible, and are all in view then', async ({
  page,
}) => {
  test.skip(content.FIGURES_BY_SECTION.about.length === 0, 'This company has no figures')
  await site.visit(page, '/')
  const counters = page.locator('#about ul').first()
  const bar = (await site.bannerLandmark(page).boundingBox())!
  for (const size of ['360x640', '375x553', '768x1024', '1280x540', '2560x1440', '1440x900']) {
    await site.setViewportSize(page, size)
    await scrollToCounters(page)
    await expect.poll(() => site.effectiveOpacity(counters)).toBe(1)
    for (const counter of await counters.getByRole('listitem').all()) {
      await expect(counter, size).toBeInViewport({ ratio: 1 })
      expect((await counter.boundingBox())!.y, size).toBeGreaterThanOrEqual(bar.height)
    }
  }
})

test('§8 status messages: scroll into view below the button, without layout shift @small', async ({
  page,
  isMobile,
}) => {
  await page.clock.install()
  if (isMobile) await site.setViewportSize(page, '320x256')
  await site.visit(page, '/contact')
  await site.waitForFonts(page)
  await form.fillForm(page, form.createInquiry())
  const status = form.formStatus(page)
  const badges = page.locator('form').getByText(contact.form.trustBadges[0]!)
  const locators = [form.sendButton(page), status, badges]
  const getOffsets = () => Promise.all(locators.map(form.offsetFromFormTop))
  const offsets = await getOffsets()
  const shifts = await site.layoutShifts(page)
  const message = status.locator('span')
  const icon = status.locator('path')
  await form.mockInbox(page, 'refuses')
  await form.field(page, 'name').press('Enter')
  await expect(status).toHaveText(contact.form.failure)
  await expect(status).not.toHaveAttribute('aria-live', /off|assertive/)
  for (const locator of [status, form.mailLink(page)])
    await expect(locator).toBeInViewport({ ratio: 1 })
  await expect(form.field(page, 'name')).toBeFocused()
  expect(await getOffsets()).toEqual(offsets)
  expect(await site.layoutShifts(page)).toEqual(shifts)
  const distanceBelowButton = async () => {
    const box = (await page.locator('form [type=submit]').boundingBox())!
    return (await message.boundingBox())!.y - box.y - box.height
  }
  const failureDistance = await distanceBelowButton()
  expect(failureDistance).toBeGreaterThanOrEqual(0)
  expect(failureDistance).toBeLessThan(24)
  await expect(icon).toHaveAttribute('d', CROSS_MARK)
  const colour = await message.evaluate((element) => getComputedStyle(element).color)
  const [red, green] = colour.match(/\d+/g)!.map(Number)
  expect(red! / green!).toBeGreaterThan(1.5)
  await page.clock.runFor(5000)
  await expect(status).toHaveText('')
  await expect(form.mailLink(page)).toBeVisible()
  expect(await getOffsets()).toEqual(offsets)

  await form.mockInbox(page, 'works')
  await form
    .sendButton(page)
    .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await form.submitForm(page)
  await expect(status).toBeInViewport({ ratio: 1 })
  await expect(icon).toHaveAttribute('d', CHECK_MARK)
  expect(await distanceBelowButton()).toBeCloseTo(failureDistance)
  await expect(form.mailLink(page)).toHaveCount(0)
  expect(await form.offsetFromFormTop(form.receiptRegion(page))).toBeGreaterThan(
    await form.offsetFromFormTop(message),
  )
  expect(await form.offsetFromFormTop(badges)).toBeGreaterThan(
    await form.offsetFromFormTop(form.receiptRegion(page)),
  )
})

test('§8 unknown URL: shows the error screen with links and contact details', async ({ page }) => {
  const { headline, notFound } = content.errorScreen
  await page.goto('/nowhere')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveJSProperty('textContent', notFound.headline)
  await expect(site.mainLandmark(page).locator('p').first()).toHaveText(headline)
  await expect(site.mainLandmark(page)).toContainText(notFound.text)
  await expect(site.mainLandmark(page)).not.toContainText(notFound.closestMatch)
  const link = (name: string) => site.mainLandmark(page).getByRole('link', { name, exact: true })
  for (const name of [...content.NAV_LABELS, company.email, company.phones[0]!.number])
    await expect(link(name)).toBeVisible()
})

test.describe('§8 mistyped URL', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('links to the page with the most similar name before pictures load, without layout shift @small', async ({
    page,
  }) => {
    const release = await site.pauseRequests(page, '**/*.svg')
    await page.goto('/sevices', { waitUntil: 'commit' })
    const nearest = site.mainLandmark(page).getByText(content.errorScreen.notFound.closestMatch)
    await expect(nearest).toBeVisible()
    release()
    await site.waitForFonts(page)
    // When the font loads, a line can move by a pixel.
    expect(Math.max(0, ...(await site.layoutShifts(page)))).toBeLessThan(0.01)
    await nearest.getByRole('link', { name: navigation.services, exact: true }).click()
    await expect(page).toHaveURL('/#services')
  })
})
