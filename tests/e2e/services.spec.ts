import {
  SERVICE_IDS,
  serviceOf,
  services,
  SERVICES_WITH_PAGE,
  FIRST,
  LAST,
  LATE,
  MIDDLE,
  SECOND,
} from './content.ts'
import { expectReadable } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { CHANGED_PAGE, expect, test, type Locator, type Page } from './test.ts'
import { translatePage } from './translator.ts'

/**
 * Where the pinned layout has least room: phones with their bars, low laptop windows, both sides of 48rem and 64rem,
 * and what is widest for its height.
 */
const PINNED_SIZES =
  '360x640 412x560 768x640 1024x560 1280x540 1280x680 1920x800 2560x940 3440x1100'.split(' ')
/** The first is a small laptop at 400 %. */
const ACCORDION_SIZES = ['320x180', '320x568', '800x360']

/** Lines and links of a service that cannot be read where they are: hidden by something else, cut off, or to be scrolled to. */
const hiddenLines = (block: Locator) =>
  block.evaluate((service) => {
    const isHidden = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some(
        (y) => !service.contains(document.elementFromPoint((left + right) / 2, y)),
      )
      return isCovered || (part.matches('ul') && part.scrollHeight > part.clientHeight + 1)
    }
    return [...service.querySelectorAll('h2, h3, p, ul, li, a')]
      .filter((part) => part.checkVisibility() && isHidden(part))
      .map(({ textContent }) => textContent)
  })

for (const size of [...PINNED_SIZES, ...ACCORDION_SIZES])
  test(`services at ${size}: every line of each can be read`, async ({ page }) => {
    const isPinned = PINNED_SIZES.includes(size)
    const isLong = services.some(({ text, items }) => text.length > 180 || items.length > 6)
    test.skip(isPinned && isLong, 'content/services.yaml: a longer service may need the accordion')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.resize(page, size)
    await site.visit(page, '/services')
    await site.untilTypeset(page)
    const openHeading = site.main(page).getByRole('link', { expanded: true })
    for (const id of SERVICE_IDS) {
      await page.goto(`${size === '1280x680' ? '/' : '/services'}#${id}`)
      await site.expectOpenInView(page, id)
      await expectReadable(page, id)
      const block = page.locator(`#${id}`)
      if (SERVICES_WITH_PAGE.includes(id))
        await expect(block.locator(`a[href="/services/${id}"]:visible`)).not.toHaveCount(0)
      if (isPinned) {
        expect(await hiddenLines(block), id).toEqual([])
        await expect(openHeading).toBeHidden()
      } else {
        await expect(openHeading).toContainText(serviceOf(id).title)
        // Nothing covers a line wherever it is scrolled to.
        for (const line of await block.locator(':is(p, li):visible').all())
          await line.click({ trial: true })
      }
    }
  })

/** The services that have a height in a frame from now on. */
const recordOpened = (page: Page) =>
  page.evaluateHandle(() => {
    const opened = new Set<string | undefined>()
    const record = () => {
      for (const it of document.querySelectorAll<HTMLElement>('[data-service]'))
        if (it.clientHeight > 0) opened.add(it.dataset['service'])
      requestAnimationFrame(record)
    }
    record()
    return opened
  })

// Pinned, and as an accordion
for (const size of ['768x1024', '320x568'])
  test(`choices and Back at ${size}: lead to each service, past no other`, async ({ page }) => {
    await site.resize(page, size)
    await site.visit(page, '/')
    for (const id of [LATE, SECOND] as const) {
      const before = await site.openServices(page)
      const opened = await recordOpened(page)
      await site.chooseFromMenu(page, id)
      await site.untilStill(page)
      await site.expectOpenInView(page, id)
      expect(await opened.evaluate((ids) => [...ids])).toEqual([...before, id])
    }
    // Past where the choice has led
    await page.mouse.wheel(0, 150)
    await site.untilStill(page)
    const left = await site.scrollPosition(page)
    await site.follow(page, 'contact')
    await site.expectAt(page, 'contact')
    // Back during the scroll would be smooth, too.
    await site.untilStill(page)
    const before = await site.openServices(page)
    const opened = await recordOpened(page)
    await page.goBack()
    await site.untilStill(page)
    expect(Math.abs((await site.scrollPosition(page)) - left)).toBeLessThanOrEqual(40)
    expect(await site.openServices(page)).toEqual([SECOND])
    expect(await opened.evaluate((ids) => [...ids])).toEqual([...new Set([...before, SECOND])])
    await page.goBack()
    await site.untilStill(page)
    await site.expectOpenInView(page, LATE)
    await page.goBack()
    await expect.poll(() => site.scrollPosition(page)).toBe(0)
    await expect.poll(() => site.openServices(page)).toEqual([FIRST])
    await page.goForward()
    await site.expectOpenInView(page, LATE)
  })

test('link to a text in a closed service: opens it and shows the text', async ({ page }) => {
  const { text } = serviceOf(MIDDLE)
  await page.goto(`/#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`)
  await site.untilHydrated(page)
  await expect(site.main(page).getByText(text, { exact: true })).toBeInViewport()
})

test('services chosen before hydration: open @small', async ({ page, isMobile }) => {
  const release = await site.hold(page, '**/*.js')
  await page.goto('/')
  await page.reload()
  for (const id of [LATE, SECOND] as const) {
    await site.chooseFromMenu(page, id)
    await expect(page.getByText(serviceOf(id).text)).toBeInViewport()
    // Until scripts arrive, the accordion keeps the first service open.
    if (!isMobile) expect(await site.openServices(page)).toEqual([id])
  }
  await expect(page).toHaveURL(`/#${SECOND}`)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  release()
  await site.expectOpenInView(page, SECOND)
})

test('service of the URL before hydration: alone, and where it rests', async ({ page }) => {
  const release = await site.hold(page, '**/*.js')
  await page.goto(`/#${MIDDLE}`, { waitUntil: 'commit' })
  // The text above the services may break into fewer lines in the site's own font.
  await site.untilTypeset(page)
  await site.expectOpenInView(page, MIDDLE)
  const before = await site.scrollPosition(page)
  release()
  await site.untilHydrated(page)
  await site.untilStill(page)
  await site.expectOpenInView(page, MIDDLE)
  expect(await site.scrollPosition(page)).toBe(before)
})

/** Makes React render later, as on a busy computer or phone: only after the scroll to a service begins. */
const delayReact = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 200)
    }
  })

test('service of the URL on a busy phone: stays in view @phones', async ({ page }) => {
  await delayReact(page)
  await site.visit(page, `/#${MIDDLE}`)
  await expect.poll(() => site.openServices(page)).toEqual([MIDDLE])
  await site.untilStill(page)
  await site.expectOpenInView(page, MIDDLE)
})

test('service chosen by keyboard on a busy computer: has the focus, Tab goes on in it', async ({
  page,
}) => {
  await delayReact(page)
  await site.visit(page, '/')
  await site.menuButton(page).press('Enter')
  await site.menuEntry(page, LAST).press('Enter')
  await expect(page.locator(`#${LAST}`)).toBeFocused()
  const ask = page.getByRole('link', { name: serviceOf(LAST).inquiryLink.label })
  const hasFocus = () => ask.evaluate((link) => link === document.activeElement)
  await expect.poll(() => page.keyboard.press('Tab').then(hasFocus)).toBe(true)
  await site.untilStill(page)
  await expect(ask).toBeFocused()
  await site.expectOpenInView(page, LAST)
})

test('Tab into a service during the scroll to it: it stays open, and comes into view', async ({
  page,
}) => {
  await site.visit(page, '/')
  const name = serviceOf(LAST).inquiryLink.label
  const ask = page.locator(`#${LAST}`).getByRole('link', { name, includeHidden: true })
  // As on a busy computer: the page is already further than the browser knows when it scrolls to the focus.
  await ask.evaluate((link) => {
    const goTo = (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      dispatchEvent(new Event('scroll'))
    }
    const onScroll = () => {
      goTo(scrollY + 2 * innerHeight)
      link.focus({ preventScroll: true })
      goTo(scrollY - innerHeight)
    }
    addEventListener('scroll', onScroll, { once: true })
  })
  await site.chooseFromMenu(page, LAST)
  await site.expectOpenInView(page, LAST)
  await expect(ask).toBeFocused()
})

test('Space and PageUp: pass over no service, also from a chosen one', async ({ page }) => {
  test.slow()
  await site.visit(page, '/services')
  await site.chooseFromMenu(page, FIRST)
  await site.expectOpenInView(page, FIRST)
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

test.describe('translated', () => {
  test.use({ expectedErrors: CHANGED_PAGE })

  for (const [when, language, size] of [
    ['before hydration', 'ar', '1440x900'],
    ['later', 'de', '390x844'],
    ['before hydration', 'de', '320x568'],
  ] as const)
    test(`${when} into ${language} at ${size}: all six open`, async ({ page }) => {
      if (when === 'before hydration') await page.addInitScript(translatePage, language)
      await site.resize(page, size)
      await site.visit(page, '/')
      if (when === 'later') await page.evaluate(translatePage, language)
      for (const id of SERVICE_IDS) {
        await site.chooseFromMenu(page, id)
        await site.expectOpenInView(page, id)
        await expect(page.locator(`#${id}`)).toContainText(serviceOf(id).text)
      }
      for (const id of SERVICE_IDS) {
        await page
          .locator(`#services :is(ol, h3) a[href="#${id}"]`)
          .filter({ visible: true })
          .click()
        await site.expectOpenInView(page, id)
      }
    })
})
