import * as built from '../src/sections/services/scroller.ts'
import { contact, howToStart, serviceOf, services, skip } from './content.ts'
import { cutTexts, sideways } from './layout-assertions.ts'
import {
  CONTACT_HEADLINE,
  DELAY_FROM_MENU_MS,
  DELAY_ON_LOAD_MS,
  SERVICE_IDS,
  SERVICES,
} from './specification.ts'
import { expectInView, expectOpenInView, openServices, scrollThrough } from './open-services.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  expectAt,
  follow,
  hold,
  menuButton,
  recordedShifts,
  recordShifts,
  tabTo,
  untilAtRest,
  untilHydrated,
  untilStill,
  untilTypeset,
  visit,
} from './page-helpers.ts'

const titleOf = (id: (typeof SERVICE_IDS)[number]) => serviceOf(id).title

/** Low laptop windows, phones with their bars, and windows that are wide and low. */
const PINNED_SIZES = [
  [1280, 600],
  [1280, 540],
  [1024, 560],
  [412, 560],
  [1920, 800],
  [2560, 940],
  [3440, 1100],
] as const
const LIST_SIZES = [
  { width: 320, height: 568 },
  { width: 800, height: 360 },
]

test('chosen service: waits as long as the specification says', () => {
  expect(built.DELAY_FROM_MENU_MS).toBe(DELAY_FROM_MENU_MS)
  expect(built.DELAY_ON_LOAD_MS).toBe(DELAY_ON_LOAD_MS)
})

test.describe('pinned layout', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  test('scrolling through: shifts nothing, and changes neither history nor URL', async ({
    page,
  }) => {
    await visit(page, '/')
    await untilTypeset(page)
    await page.evaluate(recordShifts)
    const length = await page.evaluate(() => history.length)
    expect(await scrollThrough(page, 'down')).toEqual(SERVICE_IDS)
    expect(await scrollThrough(page, 'up')).toEqual(SERVICE_IDS.toReversed())
    expect(await recordedShifts(page)).toEqual([])
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, ''])
  })

  test('choice from the menu: comes to the centre with its own picture, and no other opens on the way', async ({
    page,
  }) => {
    await visit(page, '/')
    const opened = await page.evaluateHandle((ids) => {
      const opened = new Set<string>()
      const record = () => {
        for (const id of ids)
          if (document.getElementById(id)!.getBoundingClientRect().height > 0) opened.add(id)
        requestAnimationFrame(record)
      }
      record()
      return opened
    }, SERVICE_IDS)
    await chooseFromMenu(page, SERVICES.travel)
    await expectInView(page, 'travel')
    await untilStill(page)
    expect(await opened.evaluate((ids) => [...ids])).toEqual(['technical', 'travel'])
    expect(await openServices(page)).toEqual(['travel'])
    const isOnTop = () =>
      page
        .locator('#travel')
        .getByRole('img')
        .evaluate((image) => {
          const { left, top, width, height } = image.getBoundingClientRect()
          return document.elementFromPoint(left + width / 2, top + height / 2) === image
        })
    await expect.poll(isOnTop).toBe(true)
  })

  test('index: opens each of the six', async ({ page }) => {
    await visit(page, '/services')
    for (const id of ['audit', 'crew', 'technical'] as const) {
      const name = serviceOf(id).shortName
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await expectOpenInView(page, id)
    }
  })
})

for (const [width, height] of PINNED_SIZES)
  test(`pinned at ${width} × ${height}: scrolling selects each in both directions, and no text is cut off`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height })
    await visit(page, '/services')
    await untilTypeset(page)
    expect(await scrollThrough(page, 'down')).toEqual(SERVICE_IDS)
    expect(await scrollThrough(page, 'up')).toEqual(SERVICE_IDS.toReversed())
    for (const id of SERVICE_IDS) {
      await page.goto(`/services#${id}`)
      await expectOpenInView(page, id)
      expect(await cutTexts(page), id).toEqual([])
      expect(await coveredTexts(page, id), id).toEqual([])
    }
  })

/** What lies beneath the section's index or header: links and lines of a service of which a point shows something else. */
const coveredTexts = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const parts = [...block.querySelectorAll('h2, h3, p, li, a')]
    const isCovered = (part: Element) => {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      return [top + 2, (top + bottom) / 2, bottom - 2].some(
        (y) => !document.elementsFromPoint((left + right) / 2, y)[0]?.closest(`#${block.id}`),
      )
    }
    return parts.filter(isCovered).map(({ textContent }) => textContent)
  })

for (const viewport of LIST_SIZES) {
  test.describe(`list at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('scrolling: selects nothing; heading and menu open their service in place of the one before', async ({
      page,
    }) => {
      await visit(page, '/')
      expect(await scrollThrough(page, 'down')).toEqual(['technical'])
      await page.getByRole('main').getByRole('link', { name: SERVICES.freight }).click()
      await expectOpenInView(page, 'freight')
      await expect(
        page.getByRole('link', { name: titleOf('freight'), expanded: true }),
      ).toBeVisible()
      await chooseFromMenu(page, SERVICES.audit)
      await expectOpenInView(page, 'audit')
    })

    test('every service: nothing is cut off or wider than the viewport', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, '/services')
      for (const id of SERVICE_IDS) {
        await page.goto(`/services#${id}`)
        await expect.poll(() => openServices(page)).toEqual([id])
        expect(await cutTexts(page), id).toEqual([])
        expect(await sideways(page), id).toBe(0)
      }
    })
  })
}

test('closed services: are not in the accessibility tree', async ({ page }) => {
  await visit(page, '/services')
  await expect.poll(() => openServices(page)).toEqual(['technical'])
  const tree = await page.getByRole('main').ariaSnapshot()
  const [open, ...closed] = services
  for (const line of open!.items) expect(tree).toContain(line)
  for (const line of closed.flatMap(({ items }) => items)) expect(tree).not.toContain(line)
})

for (const [path, text] of [
  ['/', contact.labels.responseTime],
  ['/services', serviceOf('freight').items[1]!],
] as const)
  test(`${path}: a link to a text shows that text @chromium`, async ({ page }) => {
    await page.goto(`${path}#:~:text=${encodeURIComponent(text)}`)
    await untilHydrated(page)
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeInViewport()
  })

for (const path of ['/#crew', '/services#crew'])
  test(`${path}: opens with the service in the centre`, async ({ page }) => {
    await visit(page, path)
    await expectOpenInView(page, 'crew')
  })

test('service that the URL names: stays open during hydration @chromium', async ({ page }) => {
  await page.setViewportSize(LIST_SIZES[0]!)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const frames: boolean[] = []
    Object.assign(window, { frames })
    requestAnimationFrame(function look() {
      const crew = document.getElementById('crew')
      if (crew) frames.push(crew.getBoundingClientRect().height > 0)
      requestAnimationFrame(look)
    })
  })
  await page.goto('/#crew')
  await page.getByRole('link', { name: titleOf('crew'), expanded: true }).waitFor()
  const frames = await page.evaluate(() => (window as unknown as { frames: boolean[] }).frames)
  expect(frames.slice(frames.indexOf(true))).not.toContain(false)
})

test('find-in-page: opens the service it has found', async ({ page }) => {
  await visit(page, '/services')
  // React may listen a moment later than it has drawn.
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        document.getElementById('commercial')!.dispatchEvent(new Event('beforematch')),
      )
      return openServices(page)
    })
    .toEqual(['commercial'])
})

test('visitor who scrolls while the page does: gets the service that is there', async ({
  page,
}) => {
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.audit)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -200)
  await untilStill(page)
  await page.evaluate(() =>
    scrollTo({ top: document.getElementById('services')!.offsetTop + 10, behavior: 'instant' }),
  )
  await expect.poll(() => openServices(page)).toEqual(['technical'])
})

test('service chosen by keyboard: has the focus, and Tab goes on in it while the page scrolls', async ({
  page,
}) => {
  await visit(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: SERVICES.audit }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#audit')).toBeFocused()
  const ask = page.getByRole('link', { name: serviceOf('audit').inquiryLink.label })
  await tabTo(ask)
  await untilStill(page)
  await expect(ask).toBeFocused()
  await expectInView(page, 'audit')
})

test('pointer over the link to the form: the layout stays when the viewport changes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services#audit')
  await expectInView(page, 'audit')
  await untilStill(page)
  await page.getByRole('link', { name: serviceOf('audit').inquiryLink.label }).hover()
  await untilAtRest(page)
  await page.setViewportSize({ width: 1280, height: 801 })
  await untilStill(page)
  await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
})

const toContact = (page: Page) => follow(page, 'Contact')
for (const [what, elapsedMs, goOn, place] of [
  ['goes on before the scroll begins', 0, toContact, { name: CONTACT_HEADLINE }],
  ['goes on during the scroll', DELAY_FROM_MENU_MS, toContact, { name: CONTACT_HEADLINE }],
  ['goes back during the scroll', DELAY_FROM_MENU_MS, (page: Page) => page.goBack(), { level: 1 }],
] as const)
  test(`visitor who ${what}: stays there`, async ({ page }) => {
    const heading = page.getByRole('heading', place)
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await chooseFromMenu(page, SERVICES.audit)
    await page.clock.runFor(elapsedMs)
    if (elapsedMs) await expectInView(page, 'audit')
    await goOn(page)
    await expect(heading).toBeInViewport()
    await page.clock.runFor(5000)
    await expect(heading).toBeInViewport()
  })

for (const [what, scripts] of [
  ['of the page', '**/*.js'],
  ['of the services', '**/services.*.js'],
] as const)
  test(`service chosen before hydration ${what}: closes the menu, and opens, also after a reload`, async ({
    page,
  }) => {
    const release = await hold(page, scripts)
    await page.goto('/')
    await page.reload()
    if (what === 'of the services') await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
    await chooseFromMenu(page, SERVICES.crew)
    await expect(page).toHaveURL('/#crew')
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    release()
    await expectOpenInView(page, 'crew')
  })

test('service whose picture is still loading: keeps the picture before until it can be shown', async ({
  page,
}) => {
  const release = await hold(page, /travel.*\.avif/)
  await visit(page, '/services')
  await chooseFromMenu(page, SERVICES.travel)
  await expectInView(page, 'travel')
  const before = page.locator('#travel img[alt=""]')
  await untilStill(page)
  await expect(before).toBeVisible()
  release()
  await expect(before).toBeHidden()
})

test('link past the services: leads to contact, on their own page to what to send for each', async ({
  page,
}) => {
  await visit(page, '/#crew')
  await page.getByRole('link', { name: skip }).click()
  await expectAt(page, 'contact')
  const begin = howToStart.headline
  await visit(page, '/services')
  await page.getByRole('link', { name: begin }).click()
  await expect(page.getByRole('heading', { name: begin })).toBeInViewport()
  for (const { menu, send, role } of services)
    await expect(page.getByRole('row', { name: menu })).toContainText(`${send}${role}`)
})

test('service chosen during hydration of another that the URL names: is the only one open', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.querySelector<HTMLElement>('#services a[href="#technical"]')!.click()
      }).observe(document.getElementById('services')!, {
        subtree: true,
        attributeFilter: ['data-hydrated'],
      }),
    ),
  )
  await visit(page, '/services#audit')
  await expectOpenInView(page, 'technical')
})

/** Scrolls by a key. A second press follows only where a busy Chromium has ended the scroll before it moved. */
async function scrollByKey(page: Page, key: string) {
  const press = async () => {
    const scroll = await page.evaluateHandle(() => {
      const before = scrollY
      const ended = new Promise((done) => addEventListener('scrollend', done, { once: true }))
      return { moved: ended.then(() => scrollY !== before) }
    })
    await page.keyboard.press(key)
    return scroll.evaluate(({ moved }) => moved)
  }
  expect((await press()) || (await press())).toBe(true)
}

test('reload: keeps the position of a visitor who has gone on from the linked service', async ({
  page,
}) => {
  const end = page.getByRole('contentinfo')
  // At once: no scroll is under way when the next one begins.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.crew)
  await expectInView(page, 'crew')
  await scrollByKey(page, 'End')
  await expect(end).toBeInViewport()
  // Chromium notes the position for a reload some frames later.
  await untilStill(page)
  await page.reload()
  await expect(page).toHaveURL('/#crew')
  await expect.poll(() => openServices(page)).toEqual(['crew'])
  // Timers of the same length come in the order they were asked for: the section's own came before this.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), DELAY_ON_LOAD_MS)
  await expect(end).toBeInViewport()
})

for (const viewport of [{ width: 768, height: 1024 }, LIST_SIZES[0]!])
  test(`Back after choices at ${viewport.width} px: returns to each position and service`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await visit(page, '/')
    await chooseFromMenu(page, SERVICES.travel)
    await expectInView(page, 'travel')
    await chooseFromMenu(page, SERVICES.crew)
    await expectInView(page, 'crew')
    await page.goBack()
    await expectInView(page, 'travel')
    await untilStill(page)
    expect(await openServices(page)).toEqual(['travel'])
    await page.goBack()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect.poll(() => openServices(page)).toEqual(['technical'])
    await page.goForward()
    await expectOpenInView(page, 'travel')
  })

test('Space and PageUp: pass over no service of the pinned layout, also from a chosen one', async ({
  page,
}) => {
  test.slow()
  await visit(page, '/services')
  await chooseFromMenu(page, SERVICES.technical)
  await expectInView(page, 'technical')
  await untilStill(page)
  for (const [key, order] of [
    ['Space', SERVICE_IDS],
    ['PageUp', SERVICE_IDS.toReversed()],
  ] as const) {
    const opened = await openServices(page)
    while (opened.at(-1) !== order.at(-1)) {
      await scrollByKey(page, key)
      await untilStill(page)
      opened.push(...(await openServices(page)))
    }
    expect([...new Set(opened)]).toEqual(order)
  }
})

test('scripts that never arrive: one service is shown, the one chosen last', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  const shown = async () => {
    const texts = SERVICE_IDS.map((id) => page.getByText(serviceOf(id).text))
    const areShown = await Promise.all(texts.map((text) => text.isVisible()))
    return SERVICE_IDS.filter((_, place) => areShown[place])
  }
  await expect.poll(shown).toEqual(['technical'])
  for (const id of ['travel', 'crew'] as const) {
    await chooseFromMenu(page, SERVICES[id])
    await expect.poll(shown).toEqual([id])
  }
  await follow(page, 'About')
  await expect(page).toHaveURL('/#about')
  await expect.poll(shown).toEqual(['travel'])
})
