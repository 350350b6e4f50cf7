import {
  SERVICE_IDS,
  serviceById,
  services,
  SERVICE_IDS_WITH_PAGE,
  TEST_SERVICE_IDS,
} from './content.ts'
import { expectNoLayoutFaults } from './layout-assertions.ts'
import * as site from './page-helpers.ts'
import { HYDRATION_MISMATCH, expect, test, type Locator, type Page } from './test.ts'
import { translatePage } from './translator.ts'

const PINNED_SIZES =
  '360x640 412x560 768x640 1024x560 1280x540 1280x680 1920x800 2560x940 3440x1100'.split(' ')
const ACCORDION_SIZES = ['320x180', '320x568', '800x360']

const findHiddenLines = (block: Locator) =>
  block.evaluate((service) => {
    const isHidden = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isCovered = [top + 2, (top + bottom) / 2, bottom - 2].some(
        (y) => !service.contains(document.elementFromPoint((left + right) / 2, y)),
      )
      const isScrollable = element.scrollHeight > element.clientHeight + 1
      return isCovered || (element.matches('ul') && isScrollable)
    }
    return [...service.querySelectorAll('h2, h3, p, ul, li, a')]
      .filter((element) => element.checkVisibility() && isHidden(element))
      .map(({ textContent }) => textContent)
  })

for (const size of [...PINNED_SIZES, ...ACCORDION_SIZES])
  test(`services at ${size}: every line can be read`, async ({ page }) => {
    const isPinned = PINNED_SIZES.includes(size)
    const isLong = services.some(({ text, items }) => text.length > 180 || items.length > 6)
    test.skip(isPinned && isLong, 'content/services.yaml: a longer service may need the accordion')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await site.setViewportSize(page, size)
    await site.visit(page, '/services')
    await site.waitForFonts(page)
    const openHeading = site.mainLandmark(page).getByRole('link', { expanded: true })
    for (const id of SERVICE_IDS) {
      await page.goto(`${size === '1280x680' ? '/' : '/services'}#${id}`)
      await site.expectServiceInView(page, id)
      await expectNoLayoutFaults(page, id)
      const block = page.locator(`#${id}`)
      if (SERVICE_IDS_WITH_PAGE.includes(id))
        await expect(block.locator(`a[href="/services/${id}"]:visible`)).not.toHaveCount(0)
      if (isPinned) {
        expect(await findHiddenLines(block), id).toEqual([])
        await expect(openHeading).toBeHidden()
      } else {
        await expect(openHeading).toContainText(serviceById(id).title)
        for (const line of await block.locator(':is(p, li):visible').all())
          await line.click({ trial: true })
      }
    }
  })

const recordOpenServices = (page: Page) =>
  page.evaluateHandle(() => {
    const opened = new Set<string | undefined>()
    const record = () => {
      for (const service of document.querySelectorAll<HTMLElement>('[data-service]'))
        if (service.clientHeight > 0) opened.add(service.dataset['service'])
      requestAnimationFrame(record)
    }
    record()
    return opened
  })

for (const size of ['768x1024', '320x568'])
  test(`services chosen in the menu, then Back at ${size}: open without opening others in between`, async ({
    page,
  }) => {
    await site.setViewportSize(page, size)
    await site.visit(page, '/')
    for (const id of [TEST_SERVICE_IDS.late, TEST_SERVICE_IDS.second] as const) {
      const before = await site.getOpenServiceIds(page)
      const opened = await recordOpenServices(page)
      await site.openServiceFromMenu(page, id)
      await site.waitForScrollEnd(page)
      await site.expectServiceInView(page, id)
      expect(await opened.evaluate((ids) => [...ids])).toEqual([...before, id])
    }
    await page.mouse.wheel(0, 150)
    await site.waitForScrollEnd(page)
    const position = await site.scrollPosition(page)
    await site.clickNavLink(page, 'contact')
    await site.expectScrolledTo(page, 'contact')
    await site.waitForScrollEnd(page)
    const before = await site.getOpenServiceIds(page)
    const opened = await recordOpenServices(page)
    await page.goBack()
    await site.waitForScrollEnd(page)
    expect(Math.abs((await site.scrollPosition(page)) - position)).toBeLessThanOrEqual(40)
    expect(await site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.second])
    expect(await opened.evaluate((ids) => [...ids])).toEqual([
      ...new Set([...before, TEST_SERVICE_IDS.second]),
    ])
    await page.goBack()
    await site.waitForScrollEnd(page)
    await site.expectServiceInView(page, TEST_SERVICE_IDS.late)
    await page.goBack()
    await expect.poll(() => site.scrollPosition(page)).toBe(0)
    await expect.poll(() => site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.first])
    await page.goForward()
    await site.expectServiceInView(page, TEST_SERVICE_IDS.late)
  })

test('text fragment of a closed service in the URL: opens the service and shows the text', async ({
  page,
}) => {
  const { text } = serviceById(TEST_SERVICE_IDS.middle)
  await page.goto(`/#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`)
  await site.waitForHydration(page)
  await expect(site.mainLandmark(page).getByText(text, { exact: true })).toBeInViewport()
})

test('services chosen in the menu before hydration: open @small', async ({ page, isMobile }) => {
  const release = await site.pauseIslandScripts(page)
  await page.goto('/')
  await page.reload()
  for (const id of [TEST_SERVICE_IDS.late, TEST_SERVICE_IDS.second] as const) {
    await site.openServiceFromMenu(page, id)
    await expect(page.getByText(serviceById(id).text)).toBeInViewport()
    if (!isMobile) expect(await site.getOpenServiceIds(page)).toEqual([id])
  }
  await expect(page).toHaveURL(`/#${TEST_SERVICE_IDS.second}`)
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  release()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.second)
})

test('service in the URL before hydration: is the only open one, and hydration moves nothing', async ({
  page,
}) => {
  const release = await site.pauseIslandScripts(page)
  await page.goto(`/#${TEST_SERVICE_IDS.middle}`, { waitUntil: 'commit' })
  await site.waitForFonts(page)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.middle)
  const before = await site.scrollPosition(page)
  release()
  await site.waitForHydration(page)
  await site.waitForScrollEnd(page)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.middle)
  expect(await site.scrollPosition(page)).toBe(before)
})

const delayReact = (page: Page) =>
  page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 200)
    }
  })

test('service in the URL on a slow phone: stays in view @phones', async ({ page }) => {
  await delayReact(page)
  await site.visit(page, `/#${TEST_SERVICE_IDS.middle}`)
  await expect.poll(() => site.getOpenServiceIds(page)).toEqual([TEST_SERVICE_IDS.middle])
  await site.waitForScrollEnd(page)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.middle)
})

test('service chosen by keyboard on a slow computer: has the focus, and Tab continues inside it', async ({
  page,
}) => {
  await delayReact(page)
  await site.visit(page, '/')
  await site.visibleMenuButton(page).press('Enter')
  await site.serviceMenuLink(page, TEST_SERVICE_IDS.last).press('Enter')
  await expect(page.locator(`#${TEST_SERVICE_IDS.last}`)).toBeFocused()
  const inquiryLink = page.getByRole('link', {
    name: serviceById(TEST_SERVICE_IDS.last).inquiryLink.label,
  })
  const hasFocus = () => inquiryLink.evaluate((link) => link === document.activeElement)
  await expect.poll(() => page.keyboard.press('Tab').then(hasFocus)).toBe(true)
  await site.waitForScrollEnd(page)
  await expect(inquiryLink).toBeFocused()
  await site.expectServiceInView(page, TEST_SERVICE_IDS.last)
})

test('focus moving into a service during the scroll to it: the service stays open and comes into view', async ({
  page,
}) => {
  await site.visit(page, '/')
  const name = serviceById(TEST_SERVICE_IDS.last).inquiryLink.label
  const inquiryLink = page
    .locator(`#${TEST_SERVICE_IDS.last}`)
    .getByRole('link', { name, includeHidden: true })
  await inquiryLink.evaluate((link) => {
    const scrollInstantly = (top: number) => {
      scrollTo({ top, behavior: 'instant' })
      dispatchEvent(new Event('scroll'))
    }
    const onScroll = () => {
      scrollInstantly(scrollY + 2 * innerHeight)
      link.focus({ preventScroll: true })
      scrollInstantly(scrollY - innerHeight)
    }
    addEventListener('scroll', onScroll, { once: true })
  })
  await site.openServiceFromMenu(page, TEST_SERVICE_IDS.last)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.last)
  await expect(inquiryLink).toBeFocused()
})

test('Space and PageUp, from a service chosen in the menu: open every service in order', async ({
  page,
}) => {
  test.slow()
  await site.visit(page, '/services')
  await site.openServiceFromMenu(page, TEST_SERVICE_IDS.first)
  await site.expectServiceInView(page, TEST_SERVICE_IDS.first)
  for (const [key, order] of [
    ['Space', SERVICE_IDS],
    ['PageUp', SERVICE_IDS.toReversed()],
  ] as const) {
    const opened = await site.getOpenServiceIds(page)
    while (opened.at(-1) !== order.at(-1)) {
      await site.waitForScrollEnd(page)
      await page.keyboard.press(key)
      await site.waitForScrollEnd(page)
      opened.push(...(await site.getOpenServiceIds(page)))
    }
    expect([...new Set(opened)]).toEqual(order)
  }
})

test.describe('translated page', () => {
  test.use({ expectedErrors: HYDRATION_MISMATCH })

  for (const [moment, language, size] of [
    ['before hydration', 'ar', '1440x900'],
    ['after hydration', 'de', '390x844'],
    ['before hydration', 'de', '320x568'],
  ] as const)
    test(`${moment} into ${language} at ${size}: every service can be opened`, async ({ page }) => {
      if (moment === 'before hydration') await page.addInitScript(translatePage, language)
      await site.setViewportSize(page, size)
      await site.visit(page, '/')
      if (moment === 'after hydration') await page.evaluate(translatePage, language)
      for (const id of SERVICE_IDS) {
        await site.openServiceFromMenu(page, id)
        await site.expectServiceInView(page, id)
        await expect(page.locator(`#${id}`)).toContainText(serviceById(id).text)
      }
      for (const id of SERVICE_IDS) {
        await page
          .locator(`#services :is(ol, h3) a[href="#${id}"]`)
          .filter({ visible: true })
          .click()
        await site.expectServiceInView(page, id)
      }
    })
})
