import { contact, navigation } from './content.ts'
import { anInquiry, field, fill, sendButton, serviceThat, status, storedFrom } from './inquiries.ts'
import { FAILURE, OPTIONS, SUCCESS } from './specification.ts'
import { cutTexts, sideways } from './readable.ts'
import { expect, test, type Page } from './test.ts'
import {
  menuButton,
  openMenu,
  PAGES,
  LOW_TRAFFIC_PAGES,
  readToTheEnd,
  spaceText,
  untilAtRest,
  visit,
} from './visit.ts'

/** WCAG 2.2, 2.5.8. */
const MIN_TARGET_PX = 24
/** A 1280 px wide window at 400 %, which browsers show as a window of these CSS px. WCAG 2.2, 1.4.10. */
const ZOOMED = { width: 320, height: 256 }

for (const path of [...PAGES, ...LOW_TRAFFIC_PAGES, '/nowhere']) {
  test(`${path} can be read at 400 % and with wider spacing of its text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(ZOOMED)
    await visit(page, path)
    await readToTheEnd(page)
    expect(await cutTexts(page), 'at 400 %').toEqual([])
    for (const size of [ZOOMED, { width: 1280, height: 800 }]) {
      await page.setViewportSize(size)
      await spaceText(page)
      await untilAtRest(page)
      expect(await cutTexts(page), `with wide spacing at ${size.width} px`).toEqual([])
      expect(await sideways(page)).toBe(0)
    }
  })
}

/** What can be pressed and is smaller than a fingertip wants, but for links within a sentence. */
const smallTargets = (page: Page) =>
  page.evaluate((min) => {
    const targets = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea',
    )
    return [...targets]
      .filter((target) => {
        if (!target.checkVisibility({ visibilityProperty: true })) return false
        const { width, height } = target.getBoundingClientRect()
        const isInSentence =
          target.matches('p a') &&
          target.parentElement!.textContent!.trim() !== target.textContent!.trim()
        return Math.min(width, height) < min && width > 1 && !isInSentence
      })
      .map((target) => target.getAttribute('aria-label') ?? target.textContent)
  }, MIN_TARGET_PX)

test.describe('with the control of the film', () => {
  test.use({ hasFilm: true })

  for (const path of PAGES)
    test(`${path} has nothing to press that is smaller than 24 px`, async ({ page }) => {
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 })
        await visit(page, path)
        expect(await smallTargets(page), `${width} px`).toEqual([])
        await openMenu(page)
        expect(await smallTargets(page), `${width} px, menu open`).toEqual([])
      }
    })
})

for (const path of PAGES)
  test(`${path} shows where the keyboard is, at every stop, not behind the bar`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    const stops = new Set<string>()
    for (let stop = 0; stop < 80; stop++) {
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
          isInSight:
            bottom > 0 && right > 0 && top < innerHeight && left < innerWidth && !isUnderBar,
        }
      })
      if (!found) break
      stops.add(found.name)
      expect(found).toMatchObject({ isMarked: true, isInSight: true })
    }
    expect(stops.size).toBeGreaterThan(8)
  })

/** What the keyboard can reach and whose ring would lose an edge, to the window or to a box that clips. */
const cutRings = (page: Page) =>
  page.evaluate(() => {
    const focusable = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea',
    )
    return [...focusable]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        element.focus()
        if (element !== document.activeElement || element.matches('.skip')) return false
        const { outlineOffset, outlineWidth } = getComputedStyle(element)
        const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
        const box = element.getBoundingClientRect()
        const edges = {
          top: box.top - reach,
          right: box.right + reach,
          bottom: box.bottom + reach,
          left: box.left - reach,
        }
        const isOutside = (hole: { top: number; right: number; bottom: number; left: number }) =>
          edges.top < hole.top ||
          edges.right > hole.right ||
          edges.bottom > hole.bottom ||
          edges.left < hole.left
        if (edges.left < 0 || edges.right > document.documentElement.clientWidth) return true
        for (let parent = element.parentElement; parent; parent = parent.parentElement) {
          const { overflowX, contain, position } = getComputedStyle(parent)
          const clips = contain.includes('paint') || overflowX !== 'visible'
          if (
            clips &&
            parent !== document.documentElement &&
            isOutside(parent.getBoundingClientRect())
          )
            return true
          if (position === 'fixed') break
        }
        // In the bar it stays above the border.
        const row = element.closest('header > div')?.getBoundingClientRect()
        return row !== undefined && (edges.top < row.top || edges.bottom > row.bottom)
      })
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  })

for (const path of [...PAGES, ...LOW_TRAFFIC_PAGES, '/nowhere'])
  test(`every ring of the keyboard's has four edges on ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    await page.keyboard.press('Tab')
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
      [740, 360],
    ] as const)
      await test.step(`${width} × ${height}`, async () => {
        await page.setViewportSize({ width, height })
        expect(await cutRings(page)).toEqual([])
        await menuButton(page).press('Enter')
        expect(await cutRings(page), 'menu open').toEqual([])
        await page.keyboard.press('Escape')
      })
  })

test('an inquiry can be made by keyboard alone, from the menu to the answer', async ({ page }) => {
  const typed = { ...anInquiry(), phone: '', company: '', service: OPTIONS[1]! }
  await visit(page, '/')
  const tabTo = async (name: string) => {
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document
        const label = element?.id ? document.querySelector(`label[for="${element.id}"]`) : undefined
        return (label ?? element)?.textContent?.trim()
      })
    for (let press = 0; press < 60 && (await focused()) !== name; press++)
      await page.keyboard.press('Tab')
    expect(await focused()).toBe(name)
  }
  await tabTo(navigation.contact)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#contact')
  const { fields, send } = contact.form
  for (const name of ['name', 'email'] as const) {
    await tabTo(fields[name])
    await page.keyboard.type(typed[name])
  }
  await tabTo(fields.service)
  await page.keyboard.type(typed.service.split(' ')[0]!)
  await tabTo(fields.message)
  await page.keyboard.type(typed.message)
  await tabTo(send)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([typed])
})

test('a screen reader is told of errors, of sending and of how it ended', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  interface Node {
    role?: { value: string }
    name?: { value: string }
    properties?: { name: string; value: { value: unknown } }[]
    childIds: string[]
    nodeId: string
  }
  /** What the live region of the form holds, in the tree that screen readers read. */
  const announced = async () => {
    const { nodes } = (await client.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
    const byId = new Map(nodes.map((node) => [node.nodeId, node]))
    const textOf = (node: Node): string =>
      node.role?.value === 'StaticText'
        ? node.name!.value
        : node.childIds.map((id) => (byId.has(id) ? textOf(byId.get(id)!) : '')).join('')
    return nodes
      .filter(({ role }) => role?.value === 'status')
      .map((node) => ({
        live: node.properties?.find(({ name }) => name === 'live')?.value.value,
        text: textOf(node),
      }))
  }
  await visit(page, '/contact')
  expect(await announced()).toEqual([{ live: 'polite', text: '' }])
  await sendButton(page).click()
  for (const name of ['name', 'email', 'message'] as const)
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/)
  await fill(page, anInquiry())
  await serviceThat(page, 'unsuccessful')
  await sendButton(page).click()
  await expect.poll(announced).toEqual([{ live: 'polite', text: FAILURE }])
  await serviceThat(page, 'works')
  await sendButton(page).click()
  await expect.poll(announced).toEqual([{ live: 'polite', text: SUCCESS }])
})
