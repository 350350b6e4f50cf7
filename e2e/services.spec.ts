import * as built from '../src/sections/services/scroller.ts'
import { serviceOf, services } from './content.ts'
import {
  CONTACT_HEADLINE,
  DELAY_FROM_MENU_MS,
  DELAY_ON_LOAD_MS,
  SERVICE_IDS,
  SERVICES,
} from './specification.ts'
import { expectInView, offCentre, openServices } from './open-services.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  follow,
  hold,
  menuButton,
  recordedShifts,
  recordShifts,
  untilAtRest,
  untilStill,
  untilTypeset,
  visit,
} from './visit.ts'

const titleOf = (id: (typeof SERVICE_IDS)[number]) => serviceOf(id).title.join(' ')

const STAGE_SIZES = [
  { width: 768, height: 1024 },
  { width: 360, height: 640 },
]
const LIST_SIZES = [
  { width: 320, height: 568 },
  { width: 800, height: 360 },
]

/** Scrolls in wheel-sized steps, a frame each, and records which service is open after each step. */
const scrollThrough = (page: Page, direction: 1 | -1) =>
  page.evaluate(
    async ([ids, sign]) => {
      const seen: string[] = []
      const section = document.getElementById('services')!.getBoundingClientRect()
      const start = scrollY + section.top - innerHeight
      const end = scrollY + section.bottom
      const frame = () => new Promise(requestAnimationFrame)
      scrollTo({ top: sign > 0 ? start : end, behavior: 'instant' })
      await frame()
      await frame()
      for (let way = 0; way <= end - start; way += innerHeight / 8) {
        scrollTo({ top: sign > 0 ? start + way : end - way, behavior: 'instant' })
        await frame()
        await frame()
        const open = ids.filter(
          (id) => document.getElementById(id)!.getBoundingClientRect().height > 0,
        )
        if (open.length !== 1) throw new Error(`open at ${scrollY}: ${open.join(', ') || 'none'}`)
        if (seen.at(-1) !== open[0]) seen.push(open[0]!)
      }
      return seen
    },
    [SERVICE_IDS, direction] as const,
  )

test('a chosen service waits as long as was ordered', () => {
  expect(built.DELAY_FROM_MENU_MS).toBe(DELAY_FROM_MENU_MS)
  expect(built.DELAY_ON_LOAD_MS).toBe(DELAY_ON_LOAD_MS)
})

for (const viewport of STAGE_SIZES) {
  test.describe(`pinned stage at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('scrolling down opens the six services once and in order, scrolling up the reverse, and nothing shifts', async ({
      page,
    }) => {
      // Hundreds of frames of up to two million pixels, without a graphics card
      test.slow()
      await visit(page, '/')
      await untilTypeset(page)
      await page.evaluate(recordShifts)
      const length = await page.evaluate(() => history.length)
      expect(await scrollThrough(page, 1)).toEqual(SERVICE_IDS)
      expect(await recordedShifts(page), 'shifts on the way down').toEqual([])
      expect(await scrollThrough(page, -1)).toEqual(SERVICE_IDS.toReversed())
      expect(
        await page.evaluate(() => [history.length, location.hash]),
        'history and address',
      ).toEqual([length, ''])
    })

    test('choosing from the menu opens the service and brings it to the centre, without opening others on the way', async ({
      page,
    }) => {
      await visit(page, '/')
      await page.evaluate((ids) => {
        const opened = new Set<string>()
        const record = () => {
          for (const id of ids)
            if (document.getElementById(id)!.getBoundingClientRect().height > 0) opened.add(id)
          requestAnimationFrame(record)
        }
        record()
        Object.assign(window, { opened })
      }, SERVICE_IDS)
      await chooseFromMenu(page, SERVICES.travel)
      await expectInView(page, 'travel')
      expect(
        await page.evaluate(() => [...(window as unknown as { opened: Set<string> }).opened]),
      ).toEqual(['technical', 'travel'])
      await expect(
        page.getByRole('banner').getByRole('link', { name: SERVICES.travel }),
      ).toBeHidden()
      expect(await openServices(page)).toEqual(['travel'])
    })

    test('the index under the picture opens each of the six', async ({ page }) => {
      await visit(page, '/services')
      for (const id of ['audit', 'crew', 'commercial', 'technical'] as const) {
        const name = serviceOf(id).index
        await page.getByRole('main').getByRole('link', { name, exact: true }).click()
        await expectInView(page, id)
        expect(await openServices(page)).toEqual([id])
      }
    })
  })
}

for (const viewport of LIST_SIZES) {
  test.describe(`list at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('has one service open, and scrolling selects nothing', async ({ page }) => {
      await visit(page, '/')
      const seen = new Set(await scrollThrough(page, 1))
      expect([...seen]).toEqual(['technical'])
    })

    test('a heading opens its service in place of the one before', async ({ page }) => {
      await visit(page, '/services')
      await page.getByRole('main').getByRole('link', { name: SERVICES.freight }).click()
      await expectInView(page, 'freight')
      expect(await openServices(page)).toEqual(['freight'])
      await expect(
        page.getByRole('link', { name: titleOf('freight'), expanded: true }),
      ).toBeVisible()
    })

    test('choosing from the menu brings the service into view', async ({ page }) => {
      await visit(page, '/')
      await chooseFromMenu(page, SERVICES.audit)
      await expectInView(page, 'audit')
      expect(await openServices(page)).toEqual(['audit'])
    })

    test('nothing of the open service is cut off or wider than the window', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, '/services')
      for (const id of SERVICE_IDS) {
        await page.goto(`/services#${id}`)
        await expect.poll(() => openServices(page)).toEqual([id])
        const wide = await page.evaluate(
          (service) =>
            [...document.getElementById(service)!.querySelectorAll('p, li')].filter((line) => {
              const { left, right } = line.getBoundingClientRect()
              return left < 0 || right > innerWidth || line.scrollWidth > line.clientWidth + 1
            }).length,
          id,
        )
        expect(wide, id).toBe(0)
      }
    })
  })
}

test('the first service is open to begin with, and the other five say nothing to a screen reader', async ({
  page,
}) => {
  await visit(page, '/services')
  expect(await openServices(page)).toEqual(['technical'])
  const main = page.getByRole('main')
  await expect(main.getByText(serviceOf('crew').text)).toBeHidden()
  const tree = await main.ariaSnapshot()
  const [open, ...closed] = services
  for (const line of open!.items) expect(tree).toContain(line)
  for (const line of closed.flatMap(({ items }) => items)) expect(tree).not.toContain(line)
})

for (const path of ['/#crew', '/services#crew']) {
  test(`${path} opens with the service in the centre`, async ({ page }) => {
    await visit(page, path)
    await expectInView(page, 'crew')
    await expect.poll(() => openServices(page)).toEqual(['crew'])
    expect(await offCentre(page, 'crew')).toBeLessThan(0.15)
  })
}

test('a service that the address names stays open while React takes over', async ({ page }) => {
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

test('find-in-page opens the service it has found', async ({ page }) => {
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

test('a visitor who takes the scrolling in hand during the way gets what is there', async ({
  page,
}) => {
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.audit)
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -200)
  let last = Number.NaN
  await expect
    .poll(async () => {
      const before = last
      last = await page.evaluate(() => scrollY)
      return last - before
    })
    .toBe(0)
  await page.evaluate(() =>
    scrollTo({ top: document.getElementById('services')!.offsetTop + 10, behavior: 'instant' }),
  )
  await expect.poll(() => openServices(page)).toEqual(['technical'])
})

test('the keyboard can go on in a chosen service while the page is on its way there', async ({
  page,
}) => {
  await visit(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('banner').getByRole('link', { name: SERVICES.audit }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#audit')).toBeFocused()
  const ask = page.getByRole('link', { name: serviceOf('audit').ask.label })
  while (!(await ask.evaluate((link) => link === document.activeElement)))
    await page.keyboard.press('Tab')
  await untilStill(page)
  await expect(ask).toBeFocused()
  await expectInView(page, 'audit')
})

test('a pointer on the way to the form leaves the stage as it is', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/services')
  for (const id of SERVICE_IDS) {
    await chooseFromMenu(page, SERVICES[id])
    await expectInView(page, id)
    await untilStill(page)
    await untilAtRest(page)
    const way = page.getByRole('link', { name: serviceOf(id).ask.label })
    await way.hover()
    await untilAtRest(page)
    await page.setViewportSize({ width: 1280, height: 801 })
    await untilStill(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await untilStill(page)
    await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
  }
})

const GOING_ON = {
  'goes on to another section': {
    goOn: (page: Page) => follow(page, 'Contact'),
    place: { name: CONTACT_HEADLINE },
  },
  'goes back': { goOn: (page: Page) => page.goBack(), place: { level: 1 } },
}

for (const { how, when, elapsed } of [
  { how: 'goes on to another section', when: 'before the way begins', elapsed: 0 },
  { how: 'goes on to another section', when: 'during the way', elapsed: DELAY_FROM_MENU_MS },
  { how: 'goes back', when: 'during the way', elapsed: DELAY_FROM_MENU_MS },
] as const)
  test(`a visitor who ${how} ${when} stays there`, async ({ page }) => {
    const { goOn, place } = GOING_ON[how]
    const heading = page.getByRole('heading', place)
    await page.clock.install()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    await page.clock.pauseAt(Date.now() + 60_000)
    await chooseFromMenu(page, SERVICES.audit)
    await page.clock.runFor(elapsed)
    if (elapsed) await expectInView(page, 'audit')
    await goOn(page)
    await expect(heading).toBeInViewport()
    await page.clock.runFor(5000)
    await expect(heading).toBeInViewport()
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a service that comes in place of another shows its own picture, motion: ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await visit(page, '/services')
    await chooseFromMenu(page, SERVICES.travel)
    await expectInView(page, 'travel')
    const picture = page.locator('#travel').getByRole('img')
    const shown = () =>
      picture.evaluate((image) => {
        const { left, top, width, height } = image.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2) === image
      })
    await expect.poll(shown).toBe(true)
  })

test('after a choice from the menu the keyboard goes on from the service', async ({ page }) => {
  await visit(page, '/')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectInView(page, 'crew')
  await expect(page.locator('#crew')).toBeFocused()
  await page.keyboard.press('Tab')
  // The paper that proves its first line, and the way to the form
  await expect(page.locator('#crew').getByRole('listitem').getByRole('link')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: serviceOf('crew').ask.label })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('main').getByRole('link', { name: serviceOf('technical').index, exact: true }),
  ).toBeFocused()
})

test('a service chosen before the section can answer is opened once it can, also after a reload', async ({
  page,
}) => {
  const release = await hold(page, '**/services.*.js')
  await page.goto('/')
  await page.reload()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
  await chooseFromMenu(page, SERVICES.crew)
  release()
  await expectInView(page, 'crew')
  expect(await openServices(page)).toEqual(['crew'])
})

test('a service chosen while React takes over the one that the address names: is the only one open', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.querySelector<HTMLElement>('#services a[href="#technical"]')!.click()
      }).observe(document.getElementById('services')!, {
        subtree: true,
        attributeFilter: ['data-live'],
      }),
    ),
  )
  await visit(page, '/services#audit')
  await expectInView(page, 'technical')
  expect(await openServices(page)).toEqual(['technical'])
})

test('a reload keeps the place of a visitor who has gone on from the linked service', async ({
  page,
}) => {
  const end = page.getByRole('contentinfo')
  // At once: no scroll is under way when the next one begins.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  await chooseFromMenu(page, SERVICES.crew)
  await expectInView(page, 'crew')
  await page.keyboard.press('End')
  await expect(end).toBeInViewport()
  await page.reload()
  await expect(page).toHaveURL('/#crew')
  await expect.poll(() => openServices(page)).toEqual(['crew'])
  // Timers of the same length come in the order they were asked for: the section's own came before this.
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), DELAY_ON_LOAD_MS)
  await expect(end).toBeInViewport()
})

for (const viewport of [STAGE_SIZES[0]!, LIST_SIZES[0]!])
  test(`Back after choices at ${viewport.width} px returns to each place as it was`, async ({
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
    await expectInView(page, 'travel')
    await expect.poll(() => openServices(page)).toEqual(['travel'])
  })

for (const key of ['PageDown', 'Space'])
  test(`${key} passes over no service on the stage, also from a chosen one`, async ({ page }) => {
    await visit(page, '/services')
    await chooseFromMenu(page, SERVICES.technical)
    await expectInView(page, 'technical')
    await untilStill(page)
    const opened: string[] = []
    while ((await openServices(page))[0] !== 'audit') {
      const before = await page.evaluate(() => scrollY)
      await page.keyboard.press(key)
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before)
      await untilStill(page)
      opened.push(...(await openServices(page)))
      expect(await page.evaluate(() => scrollY - innerHeight / 2)).toBeGreaterThan(before)
    }
    expect([...new Set(opened)]).toEqual(SERVICE_IDS.slice(opened[0] === 'technical' ? 0 : 1))
  })

test('where scripts never come, one service is shown on the stage, whatever was chosen before', async ({
  page,
}) => {
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
