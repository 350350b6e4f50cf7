import { contact, errorScreen, navigation, serviceOf, servicePages, services } from './content.ts'
import { expectReadable } from './layout-assertions.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'
import { DELAY_FROM_MENU_MS, DELAY_ON_LOAD_MS, SERVICE_IDS } from './specification.ts'
import { translatePage } from './translator.ts'

/**
 * Where the pinned layout has least room: phones with their bars, low laptop windows, both sides of 48rem and 64rem,
 * and what is widest for its height.
 */
const PINNED_SIZES =
  '360x640 412x560 768x640 1024x560 1280x540 1280x680 1920x800 2560x940 3440x1100'.split(' ')
const LIST_SIZES = ['320x568', '800x360']
const PINNED = '768x1024'
/** A longer text or list of a service has less room: a low window may show the list of services instead. */
const LONGEST = { characters: 180, items: 6 }

const openHeading = (page: Page) => site.main(page).getByRole('link', { expanded: true })

/** Lines and links of a service that cannot be read where they are: hidden by something else, cut off, or to be scrolled to. */
const hiddenLines = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const isHidden = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some(
        (y) => !document.elementsFromPoint((left + right) / 2, y)[0]?.closest(`#${block.id}`),
      )
      return isCovered || (part.matches('ul') && part.scrollHeight > part.clientHeight + 1)
    }
    const parts = [...block.querySelectorAll('h2, h3, p, ul, li, a')]
    // Where the row has no room for the link to the page, the title leads there.
    const shown = parts.filter((part) => part.checkVisibility())
    return shown.filter(isHidden).map(({ textContent }) => textContent)
  })

for (const size of PINNED_SIZES)
  test(`pinned at ${size}: every line of each can be read`, async ({ page }) => {
    const long = SERVICE_IDS.filter((id) => {
      const { text, items } = serviceOf(id)
      return text.length > LONGEST.characters || items.length > LONGEST.items
    })
    test.skip(long.length > 0, `content/services.yaml: ${long.join(', ')} may need the list`)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.resize(page, size)
    await site.visit(page, '/services')
    await site.untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await page.goto(`${size === '1280x680' ? '/' : '/services'}#${id}`)
      await site.expectOpenInView(page, id)
      await expectReadable(page, id)
      expect(await hiddenLines(page, id), id).toEqual([])
      // Beside the link to the form, or the title
      const pageLink = page.locator(`#${id} a[href="/services/${id}"]`)
      await expect(pageLink.filter({ visible: true }).last()).toBeInViewport()
    }
    await expect(openHeading(page)).toBeHidden()
  })

for (const size of LIST_SIZES)
  test(`list at ${size}: headings, menu and URL open a service`, async ({ page }) => {
    await site.resize(page, size)
    await site.visit(page, '/')
    expect(await site.scrollThrough(page, 'down')).toEqual(['technical'])
    await site
      .main(page)
      .getByRole('link', { name: serviceOf('freight').title })
      .first()
      .click()
    await site.expectOpenInView(page, 'freight')
    await expect(openHeading(page)).toContainText(serviceOf('freight').title)
    await site.chooseFromMenu(page, 'audit')
    await site.expectOpenInView(page, 'audit')
    for (const id of SERVICE_IDS) {
      await page.goto(`/services#${id}`)
      await site.expectOpenInView(page, id)
      await expectReadable(page, id)
      const pageLink = page.locator(`#${id}`).getByRole('link', { name: servicePages.labels.link })
      await expect(pageLink).toHaveAttribute('href', `/services/${id}`)
    }
  })

/** The services that have a height in a frame from now on. */
const recordOpened = (page: Page) =>
  page.evaluateHandle((ids) => {
    const opened = new Set<string>()
    const record = () => {
      for (const id of ids)
        if (document.getElementById(id)!.getBoundingClientRect().height > 0) opened.add(id)
      requestAnimationFrame(record)
    }
    record()
    return opened
  }, SERVICE_IDS)

test('choice from the menu, and Back after the logo: no other service opens on the way', async ({
  page,
}) => {
  await site.resize(page, PINNED)
  await site.visit(page, '/')
  const opened = await recordOpened(page)
  await site.chooseFromMenu(page, 'travel')
  await site.expectInView(page, 'travel')
  await site.untilStill(page)
  expect(await opened.evaluate((ids) => [...ids])).toEqual(['technical', 'travel'])
  expect(await site.openServices(page)).toEqual(['travel'])
  await site.banner(page).getByRole('link', { name: navigation.logoLabel }).click()
  await expect.poll(() => site.scrollPosition(page)).toBe(0)
  await site.untilStill(page)
  const openedByBack = await recordOpened(page)
  await page.goBack()
  await site.expectOpenInView(page, 'travel')
  expect(await openedByBack.evaluate((ids) => [...ids])).toEqual(['technical', 'travel'])
})

test('link to a text in a closed service: opens it and shows the text', async ({ page }) => {
  const { text } = serviceOf('freight')
  await page.goto(`/#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`)
  await site.untilHydrated(page)
  await expect(site.main(page).getByText(text, { exact: true })).toBeInViewport()
})

test('find-in-page: opens the service it has found', async ({ page }) => {
  await site.visit(page, '/services')
  const block = page.locator('#commercial')
  // React may listen a moment later than it has drawn.
  const find = () => block.evaluate((found) => found.dispatchEvent(new Event('beforematch')))
  await expect.poll(() => find().then(() => site.openServices(page))).toEqual(['commercial'])
})

for (const [what, scripts] of [
  ['of the page', '**/*.js'],
  ['of the services', '**/services.*.js'],
] as const)
  test(`services chosen before hydration ${what}: open, the menu closes @small`, async ({
    page,
    isMobile,
  }) => {
    const release = await site.hold(page, scripts)
    await page.goto('/')
    await page.reload()
    if (what === 'of the services') await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
    for (const id of ['travel', 'crew'] as const) {
      await site.chooseFromMenu(page, id)
      await expect(page.getByText(serviceOf(id).text)).toBeInViewport()
      // Until scripts arrive, the list keeps the first service open.
      if (!isMobile) expect(await site.openServices(page)).toEqual([id])
    }
    await expect(page).toHaveURL('/#crew')
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    release()
    await site.expectOpenInView(page, 'crew')
  })

test('service chosen by keyboard: has the focus, and Tab goes on in it', async ({ page }) => {
  await site.visit(page, '/')
  await site.menuButton(page).press('Enter')
  await site.menuEntry(page, 'audit').press('Enter')
  await expect(page.locator('#audit')).toBeFocused()
  const ask = page.getByRole('link', { name: serviceOf('audit').inquiryLink.label })
  const focused = page.locator('#audit :focus')
  await expect
    .poll(() => page.keyboard.press('Tab').then(() => focused.textContent()))
    .toBe(await ask.textContent())
  await site.untilStill(page)
  await expect(ask).toBeFocused()
  await site.expectInView(page, 'audit')
})

const toContact = (page: Page) => site.follow(page, 'contact')
const scroll = async (page: Page) => {
  await page.mouse.wheel(0, 50)
  await expect.poll(() => site.scrollPosition(page)).toBeGreaterThan(0)
}
for (const [what, elapsedMs, goOn, heading] of [
  ['scrolls before the scroll begins', 0, scroll, { level: 1 }],
  ['goes on during the scroll', DELAY_FROM_MENU_MS, toContact, { name: contact.headline }],
  ['goes back during the scroll', DELAY_FROM_MENU_MS, (page: Page) => page.goBack(), { level: 1 }],
] as const)
  test(`visitor who ${what}: stays there`, async ({ page }) => {
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.visit(page, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await site.chooseFromMenu(page, 'audit')
    await page.clock.runFor(elapsedMs)
    if (elapsedMs) await site.expectInView(page, 'audit')
    await goOn(page)
    await expect(page.getByRole('heading', heading)).toBeInViewport()
    await page.clock.runFor(5000)
    await expect(page.getByRole('heading', heading)).toBeInViewport()
  })

test('scroll that no input causes, right after a choice: the service there opens and stays', async ({
  page,
}) => {
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/services')
  await page.clock.pauseAt(Date.now() + 60_000)
  await site.chooseFromMenu(page, 'audit')
  await page.clock.runFor(DELAY_FROM_MENU_MS)
  await site.expectOpenInView(page, 'audit')
  // As a screen reader or the middle mouse button scrolls
  const top = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return scrollY
  })
  await expect.poll(() => site.openServices(page)).toEqual(['technical'])
  await page.clock.runFor(5000)
  expect(await site.scrollPosition(page)).toBe(top)
  expect(await site.openServices(page)).toEqual(['technical'])
})

test('Space and PageUp: pass over no service, also from a chosen one', async ({ page }) => {
  test.slow()
  await site.visit(page, '/services')
  await site.chooseFromMenu(page, 'technical')
  await site.expectInView(page, 'technical')
  for (const [key, order] of [
    ['Space', SERVICE_IDS],
    ['PageUp', SERVICE_IDS.toReversed()],
  ] as const) {
    const opened = await site.openServices(page)
    while (opened.at(-1) !== order.at(-1)) {
      await site.untilStill(page)
      await page.keyboard.press(key)
      await site.untilStill(page)
      opened.push(...(await site.openServices(page)))
    }
    expect([...new Set(opened)]).toEqual(order)
  }
})

test('reload past the service of the URL: keeps the position', async ({ page }) => {
  const end = page.getByRole('contentinfo')
  // At once: no scroll is under way when the next one begins.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await site.visit(page, '/')
  await site.chooseFromMenu(page, 'crew')
  await site.expectInView(page, 'crew')
  await page.mouse.wheel(0, 99_999)
  await expect(end).toBeInViewport()
  // Chromium notes the position for a reload some frames later.
  await site.untilStill(page)
  await page.reload()
  await expect(page).toHaveURL('/#crew')
  await site.untilHydrated(page)
  await page.clock.runFor(DELAY_ON_LOAD_MS)
  await expect(end).toBeInViewport()
})

for (const size of [PINNED, LIST_SIZES[0]!])
  test(`Back after choices at ${size}: returns to each position and service`, async ({ page }) => {
    await site.resize(page, size)
    await site.visit(page, '/')
    for (const id of ['travel', 'crew'] as const) {
      await site.chooseFromMenu(page, id)
      await site.expectOpenInView(page, id)
    }
    // Past where the choice has led
    await page.mouse.wheel(0, 150)
    await site.untilStill(page)
    const left = await site.scrollPosition(page)
    await site.follow(page, 'contact')
    await site.expectAt(page, 'contact')
    await page.goBack()
    await site.untilStill(page)
    expect(Math.abs((await site.scrollPosition(page)) - left)).toBeLessThanOrEqual(40)
    expect(await site.openServices(page)).toEqual(['crew'])
    await page.goBack()
    await site.expectInView(page, 'travel')
    await site.untilStill(page)
    expect(await site.openServices(page)).toEqual(['travel'])
    await page.goBack()
    await expect.poll(() => site.scrollPosition(page)).toBe(0)
    await expect.poll(() => site.openServices(page)).toEqual(['technical'])
    await page.goForward()
    await site.expectOpenInView(page, 'travel')
  })

for (const [when, language, size] of [
  ['before hydration', 'ar', '1440x900'],
  ['later', 'de', '390x844'],
  ['before hydration', 'de', '320x568'],
] as const)
  test(`page translated ${when} into ${language} at ${size}: all six open by scrolling, menu and index`, async ({
    page,
  }) => {
    if (when === 'before hydration') await page.addInitScript(translatePage, language)
    await site.resize(page, size)
    await site.visit(page, '/')
    if (when === 'later') await page.evaluate(translatePage, language)
    const isPinned = size !== LIST_SIZES[0]
    expect(await site.scrollThrough(page, 'down')).toEqual(isPinned ? SERVICE_IDS : ['technical'])
    for (const id of SERVICE_IDS) {
      await site.chooseFromMenu(page, id)
      await site.expectOpenInView(page, id)
      await expect(page.locator(`#${id}`)).toContainText(serviceOf(id).text)
    }
    for (const id of SERVICE_IDS) {
      await page.locator(`#services :is(ol, h3) a[href="#${id}"]`).filter({ visible: true }).click()
      await site.expectOpenInView(page, id)
    }
    await expect(page.getByText(errorScreen.headline)).toHaveCount(0)
  })

test('browser without until-found: hides five services, and prints all six', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(HTMLElement.prototype, 'hidden', {
      get: (): boolean => false,
      set(this: HTMLElement, value: unknown) {
        this.toggleAttribute('hidden', Boolean(value))
      },
    }),
  )
  await site.visit(page, '/services')
  await site.chooseFromMenu(page, 'crew')
  await site.expectOpenInView(page, 'crew')
  await page.emulateMedia({ media: 'print' })
  for (const { text } of services) await expect(page.getByText(text, { exact: true })).toBeVisible()
})

test('glow over a picture: moves for less than five seconds, while its service is open', async ({
  page,
}) => {
  const glow = page.locator('[data-glow-animation]')
  const pages = services.filter((service) => service.glow).map(({ id }) => `/services/${id}`)
  for (const path of [...pages, '/services#crew']) {
    await page.goto(path)
    await expect(glow).toHaveCount(1)
    // What moves for longer needs a button that stops it (WCAG 2.2.2).
    await expect
      .poll(() =>
        glow.evaluate((image) => image.getAnimations()[0]?.effect?.getComputedTiming().endTime),
      )
      .toBe(4900)
  }
  await expect(page.locator('#crew').locator(glow)).toBeAttached()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(glow).toBeHidden()
})
