import { AxeBuilder } from '@axe-core/playwright'
import { about, home, navigation } from './content.ts'
import {
  anInquiry,
  field,
  mailInstead,
  send,
  sendButton,
  serviceThat,
  status,
  storedFrom,
} from './inquiries.ts'
import { openServices } from './open-services.ts'
import { unreadable } from './layout-assertions.ts'
import { FAILURE, OPTIONS, SENDING, SERVICE_IDS, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  ALL_PAGES,
  hold,
  menuButton,
  openMenu,
  readToTheEnd,
  tabTo,
  untilAtRest,
  visit,
} from './page-helpers.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const CAROUSEL = '[aria-roledescription=carousel]'
/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24
/** A computer, and a phone both ways round. */
const SIZES = [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const

/** Checks a page that is at rest, or a part of it, with axe. */
async function expectNoViolation(page: Page, part?: string) {
  await untilAtRest(page)
  // No page of ours holds a frame of another site, for which axe would open a window of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(RULES)
  const { violations } = await (part ? axe.include(part) : axe).analyze()
  expect(
    violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join('; ')}`,
    ),
  ).toEqual([])
}

const controls = (page: Page) =>
  page
    .locator('a[href], button, input:not([type=hidden]), select, textarea')
    .filter({ visible: true })

/** Links and controls that are smaller than a fingertip needs, but for links within a sentence. */
const smallTargets = (page: Page) =>
  controls(page).evaluateAll(
    (targets, min) =>
      targets
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          const isInSentence =
            target.matches('p a') &&
            target.parentElement!.textContent!.trim() !== target.textContent!.trim()
          return Math.min(width, height) < min && width > 1 && !isInSentence
        })
        .map((target) => target.getAttribute('aria-label') ?? target.textContent),
    MIN_TARGET_PX,
  )

/** Focusable elements whose focus ring loses an edge to the viewport or to a box that clips. */
const cutRings = (page: Page) =>
  controls(page).evaluateAll((elements: HTMLElement[]) =>
    elements
      .filter((element) => {
        element.focus()
        if (element !== document.activeElement || element.matches('.skip')) return false
        const { outlineOffset, outlineWidth } = getComputedStyle(element)
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const box = element.getBoundingClientRect()
        const [left, right] = [box.left - reach, box.right + reach]
        if (left < 0 || right > document.documentElement.clientWidth) return true
        for (let parent = element.parentElement!; parent !== document.body;) {
          const { overflowX, contain, position } = getComputedStyle(parent)
          const clip = parent.getBoundingClientRect()
          const isCut =
            box.top - reach < clip.top ||
            box.bottom + reach > clip.bottom ||
            left < clip.left ||
            right > clip.right
          if ((contain.includes('paint') || overflowX !== 'visible') && isCut) return true
          if (position === 'fixed') break
          parent = parent.parentElement!
        }
        return false
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  )

/** Walks through the page with Tab. Every stop is marked, in the viewport and not under the bar. */
async function expectEveryStopVisible(page: Page) {
  const stops = new Set<string>()
  for (;;) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement!
      if (focused === document.body) return undefined
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const { left, right, top, bottom } = focused.getBoundingClientRect()
      const bar = document.querySelector('header')!
      const isUnderBar =
        !bar.contains(focused) &&
        bottom <= bar.getBoundingClientRect().bottom &&
        !focused.matches('.skip')
      return {
        name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.getAttribute('name') ?? focused.textContent}`,
        isMarked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isInSight: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && !isUnderBar,
      }
    })
    if (!found) break
    stops.add(found.name)
    expect(found).toMatchObject({ isMarked: true, isInSight: true })
  }
  expect(stops.size).toBeGreaterThan(8)
}

/** Fields and send button that have no border in forced colours. */
const borderless = (page: Page) =>
  page
    .getByRole('textbox')
    .or(page.getByRole('combobox'))
    .or(sendButton(page))
    .evaluateAll((controls) =>
      controls
        .filter((control) => {
          const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(control)
          return Number.parseFloat(borderBlockEndWidth) === 0 || borderBlockEndStyle === 'none'
        })
        .map(({ id, textContent }) => id || textContent),
    )

test.describe('each page', () => {
  test.use({ hasFilm: true })

  for (const path of ALL_PAGES)
    test(`${path}: passes axe, works by keyboard and touch, in forced colours and in print`, async ({
      page,
    }) => {
      test.slow()
      await visit(page, path)
      if (path === '/') {
        // A film that stands still leaves the machine to axe.
        await page.getByRole('button', { name: home.backgroundVideo.pause }).press('Enter')
        await expect(page.getByRole('button', { name: home.backgroundVideo.play })).toBeVisible()
      }
      await readToTheEnd(page)
      await test.step('axe', () => expectNoViolation(page))
      await test.step('axe, with the menu', async () => {
        await openMenu(page)
        await expectNoViolation(page, 'header')
        await page.keyboard.press('Escape')
      })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const [width, height] of SIZES)
        await test.step(`targets and focus rings at ${width} × ${height}`, async () => {
          await page.setViewportSize({ width, height })
          for (const menu of ['closed', 'open']) {
            if (menu === 'open') await menuButton(page).press('Enter')
            expect(await smallTargets(page), `menu ${menu}`).toEqual([])
            expect(await cutRings(page), `menu ${menu}`).toEqual([])
          }
          await page.keyboard.press('Escape')
        })
      await page.setViewportSize({ width: 1280, height: 800 })
      await test.step('forced colours', async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        await expect.poll(() => unreadable(page)).toEqual([])
        expect(await borderless(page)).toEqual([])
        await expect(page.locator('[data-sheet]').filter({ visible: true })).toHaveCount(0)
        await page.emulateMedia({ forcedColors: 'none' })
      })
      await test.step('print', async () => {
        await page.emulateMedia({ media: 'print' })
        await expect.poll(() => unreadable(page)).toEqual([])
        await page.emulateMedia({ media: 'screen' })
      })
      await test.step('keyboard', async () => {
        await page.reload()
        await page.keyboard.press('Tab')
        const skip = page.getByRole('link', { name: navigation.skip })
        await expect(skip).toBeFocused()
        await expect(skip).toBeInViewport()
        await expectEveryStopVisible(page)
      })
    })
})

test('phone: the landing page and its menu pass axe', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/')
  await readToTheEnd(page)
  await expectNoViolation(page)
  await openMenu(page)
  await expectNoViolation(page, 'header')
})

test('each open service passes axe', async ({ page }) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  for (const id of SERVICE_IDS) {
    await page.goto(`/services#${id}`)
    await expect.poll(() => openServices(page)).toEqual([id])
    await expectNoViolation(page, `#${id}`)
  }
})

test('each slide passes axe', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/about')
  for (const { title } of about.carousel.slides) {
    await page.locator(CAROUSEL).getByRole('button', { name: title }).click()
    await expect(page.locator(CAROUSEL).getByRole('heading')).toHaveText([title])
    await expectNoViolation(page, CAROUSEL)
  }
})

test('form: passes axe and tells screen readers of errors, sending, failure and success @inbox', async ({
  page,
}) => {
  const expectAnnounced = (text: string) =>
    expect(page.getByRole('main')).toMatchAriaSnapshot(`- status: ${text}`)
  await visit(page, '/contact')
  // A live region that comes with its text is not read out.
  await expect(status(page)).toHaveText('')
  await expect(status(page)).not.toHaveAttribute('aria-live', /off|assertive/)
  await sendButton(page).click()
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/)
  }
  await expectNoViolation(page, '#contact')

  await serviceThat(page, 'unsuccessful')
  const release = await hold(page, '**/submit')
  const failed = send(page, anInquiry(), FAILURE)
  await expect(page.getByRole('button', { name: SENDING })).toBeVisible()
  await expectNoViolation(page, '#contact')
  release()
  await failed
  await expectAnnounced(FAILURE)
  await expect(mailInstead(page)).toBeVisible()
  await expectNoViolation(page, '#contact')

  await serviceThat(page, 'works')
  await send(page)
  await expectAnnounced(SUCCESS)
  await expectNoViolation(page, '#contact')
})

test('keyboard alone: an inquiry can be made, from the menu to the answer @inbox', async ({
  page,
}) => {
  const typed = { ...anInquiry(), phone: '', company: '', service: OPTIONS[1]! }
  await visit(page, '/')
  const entry = page.getByRole('banner').getByRole('link', { name: navigation.contact })
  await tabTo(entry.filter({ visible: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#contact')
  for (const name of ['name', 'email', 'service', 'message'] as const) {
    await tabTo(field(page, name))
    // A blank would open the list of services.
    await page.keyboard.type(name === 'service' ? typed.service.split(' ')[0]! : typed[name])
  }
  await tabTo(sendButton(page))
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([typed])
})

test('skip link: leads past the bar to the content', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('click on text: Tab goes on from the clicked place', async ({ page }) => {
  await visit(page, '/')
  const text = page.locator('#about').getByText(about.freight.text)
  await text.click()
  await page.keyboard.press('Tab')
  const isAfterText = await text.evaluate((element) =>
    Boolean(
      element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  )
  expect(isAfterText).toBe(true)
})
