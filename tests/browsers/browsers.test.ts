import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenOnFreePort } from '../../server/run-hono-app.ts'
import { createSiteServer } from '../../server/site-server.ts'
import {
  contact,
  FIGURES_BY_SECTION,
  HAS_VIDEO,
  hero,
  navigation,
  serviceById,
  servicePagesById,
  services,
  SLIDES,
  SERVICE_IDS,
} from '../e2e/content.ts'
import { ALL_PAGES } from '../e2e/page-helpers.ts'
import { openFirefox, openOldChromium, openWebKit, type Visitor } from './visitor.ts'

const inbox = new Hono().post('/submit', (c) => c.json({ success: true }))
const SITE = await listenOnFreePort(createSiteServer({ dist: 'dist-preview', inbox }))
const PAGES = '/ /about /contact /services/freight /credentials /seafarers /sent /nowhere'
  .split(' ')
  .filter((path) => ALL_PAGES.includes(path))
const { pause, play } = hero.backgroundVideo
const LAPTOP = [1280, 800] as const
const PHONE = [390, 844] as const
const BROWSERS: Record<string, () => Promise<Visitor>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  // Chromium 103 is the oldest supported version. Chromium 109 is the last version for Windows 7, and Chromium 119 is
  // the last version for Android 7.
  'Chromium 103': () => openOldChromium('103.0.0'),
  'Chromium 109': () => openOldChromium('109.0.6'),
  'Chromium 119': () => openOldChromium('119.0.2'),
}

describe.each(Object.entries(BROWSERS))('%s', (browser, openBrowser) => {
  let visitor: Visitor
  const evaluate: Visitor['evaluate'] = (...args) => visitor.evaluate(...args)
  const expectPoll = <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) =>
    expect.poll(() => evaluate(run, ...args), { timeout: 15_000 })
  beforeAll(async () => void (visitor = await openBrowser()))
  afterEach(async () =>
    expect(await evaluate(() => Reflect.get(window, 'consoleErrors'))).toEqual([]),
  )
  afterAll(() => visitor.close())

  async function visit(path: string, [width, height]: readonly [number, number] = LAPTOP) {
    await visitor.open(SITE + path, width, height)
    const unhydrated = 'astro-island[ssr], [data-pinned-fit=unmeasured]'
    await expectPoll((selector) => document.querySelector(selector) === null, unhydrated).toBe(true)
  }
  const scrollInstantly = (offset: number) =>
    evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)

  const waitForScrollEnd = () =>
    evaluate(async () => {
      for (let unchanged = 0, last = NaN; unchanged < 10; last = scrollY) {
        await new Promise(requestAnimationFrame)
        unchanged = scrollY === last ? unchanged + 1 : 0
      }
      return scrollY
    })

  async function click(name: string) {
    const findMiddle = (wantedName: string) => {
      for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const middle = [x + width / 2, y + height / 2] as const
        const hasName = (element.ariaLabel ?? element.innerText).trim() === wantedName
        if (hasName && element.contains(document.elementFromPoint(...middle))) return middle
      }
      return null
    }
    await waitForScrollEnd()
    await visitor.click(...(await vi.waitUntil(() => evaluate(findMiddle, name), 10_000)))
  }

  const openServices = () =>
    [...document.querySelectorAll<HTMLElement>('[data-service]')]
      .filter((service) => service.querySelector('img')!.clientHeight > 150)
      .map(({ dataset }) => dataset['service'])
  const distanceFromScrollTarget = (id: string) => {
    const block = document.querySelector(`[data-service=${id}]`)!
    const { top, height } = block.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    return Math.min(Math.abs(top - bar), Math.abs(top + height / 2 - innerHeight / 2))
  }
  async function expectOpen(id: string) {
    await expectPoll(openServices).toEqual([id])
    await expectPoll(distanceFromScrollTarget, id).toBeLessThanOrEqual(2)
  }

  test.each(PAGES)('%s: hydrates, and fits into viewports of 320 and 1280 px', async (path) => {
    const overflow = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (const size of [[320, 568], LAPTOP] as const) {
      await visit(path, size)
      expect(await evaluate(overflow)).toBe(0)
    }
  })

  test.each([LAPTOP, PHONE])(
    'hero at %i × %i: fills the viewport, and has a large headline',
    async (...size) => {
      await visit('/', size)
      const [heroHeight, fontSize] = await evaluate(() => [
        document.getElementById('home')!.offsetHeight,
        Number.parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize),
      ])
      expect(heroHeight).toBeGreaterThanOrEqual(size[1] - 1)
      expect(fontSize).toBeGreaterThanOrEqual(48)
    },
  )

  test.each([LAPTOP, PHONE])('carousel at %i × %i: no control covers a slide', async (...size) => {
    await visit('/about', size)
    const coveringControls = () => {
      const root = document.querySelector('[aria-roledescription=carousel]')!
      const slide = [...root.querySelectorAll('[data-slide=current] :is(h2, h3, img)')]
      const boxes = slide.map((element) => element.getBoundingClientRect())
      const coversSlide = (button: Element) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return boxes.some(
          (box) =>
            Math.min(right, box.right) - Math.max(left, box.left) > 1 &&
            Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1,
        )
      }
      return [...root.querySelectorAll('button')]
        .filter(coversSlide)
        .map(({ textContent }) => textContent)
    }
    expect(await evaluate(coveringControls)).toEqual([])
  })

  const [{ id: pageId, keyFacts: [fact] = [] } = { id: '' }] = Object.values(servicePagesById)
  test.skipIf(!fact)('link to a closed section: opens it at the top of the viewport', async () => {
    const isOpenAtTop = (id: string) => {
      const { top, height } = document.getElementById(id)!.getBoundingClientRect()
      return height > 200 && top > -30 && top < 100
    }
    await visit(`/services/${pageId}#${fact!.sectionId}`)
    await expectPoll(isOpenAtTop, fact!.sectionId).toBe(true)
    await visit(`/services/${pageId}`)
    await click(fact!.value)
    await expectPoll(isOpenAtTop, fact!.sectionId).toBe(true)
  })

  const testExceptChromium103 = test.skipIf(browser === 'Chromium 103')

  testExceptChromium103(
    'scrolling: the hero moves a tenth slower, and the scroll position stays',
    async () => {
      await visit('/')
      const top = () => document.querySelector('h1')!.getBoundingClientRect().top + scrollY
      const before = await evaluate(top)
      await scrollInstantly(300)
      expect.soft(await waitForScrollEnd()).toBe(300)
      expect(await evaluate(top)).toBeCloseTo(before + (await waitForScrollEnd()) / 10, 0)
    },
  )

  // Without a graphics card, WebKitGTK hangs when it plays a video. The old Chromium builds have no video codecs.
  test.runIf(browser === 'Firefox' && HAS_VIDEO)(
    'video button: pauses and plays the video, and its label changes',
    async () => {
      await visit('/?video')
      const isPaused = () => document.querySelector('video')?.paused
      await expectPoll(isPaused).toBe(false)
      await click(pause!)
      await expectPoll(isPaused).toBe(true)
      await click(play!)
      await expectPoll(isPaused).toBe(false)
    },
  )

  test.each([LAPTOP, PHONE])(
    'PageDown and PageUp at %i × %i: open every service in order',
    async (...size) => {
      await visit('/services', size)
      const opened: string[] = []
      for (const key of ['PageDown', 'PageUp'] as const)
        for (let last = -1, now = 0; now !== last; last = now, now = await waitForScrollEnd()) {
          const openIds = String(await evaluate(openServices))
          if (openIds !== opened.at(-1)) opened.push(openIds)
          await visitor.press(key)
        }
      expect(opened).toEqual([...SERVICE_IDS, ...SERVICE_IDS.toReversed().slice(1)])
    },
  )

  test.skipIf(/10[39]/.test(browser))(
    'service link in the menu: closes the menu, opens the service and scrolls to it',
    async () => {
      await visit('/')
      await click(navigation.services)
      await click(serviceById('travel').menuName)
      await expectOpen('travel')
      const isOpen = () => document.querySelector('header :popover-open') !== null
      expect(await evaluate(isOpen)).toBe(false)
    },
  )

  testExceptChromium103('service in the URL: opens, and opens again after Back', async () => {
    await visit('/services#freight')
    await expectOpen('freight')
    await waitForScrollEnd()
    await evaluate(() => location.assign('/privacy'))
    await expectPoll(() => location.pathname).toBe('/privacy')
    await evaluate(() => history.back())
    await expectOpen('freight')
  })

  // Old versions of headless Chromium don't support find-in-page.
  test.skipIf(browser.startsWith('Chromium'))(
    'text fragment of a closed service in the URL: opens the service',
    async () => {
      const text = encodeURIComponent(serviceById('crew').text).replaceAll('-', '%2D')
      await visit(`/services#:~:text=${text}`)
      await expectPoll(openServices).toEqual(['crew'])
    },
  )

  test('page printed while scrolled: contains final figures, all services and all slides', async () => {
    await visit('/')
    await scrollInstantly(2400)
    // The test replaces the font, because pdftotext can't extract text that Firefox prints in a variable font.
    await evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { font-family: sans-serif !important }')
      document.adoptedStyleSheets = [sheet]
    })
    const file = `${mkdtempSync(`${tmpdir()}/browsers-`)}/page.pdf`
    await visitor.print(file)
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    const figures = FIGURES_BY_SECTION.home.map(({ final }) => final)
    const items = services.map((service) => service.items[0]!)
    const expected = [...figures, ...items, ...SLIDES.map(({ title }) => title)]
    const printed = text.replaceAll(/\s+/g, ' ')
    expect(expected.filter((item) => !printed.includes(item))).toEqual([])
  })

  test('form: shows the success message after sending', async () => {
    await visit('/contact')
    await evaluate(() => {
      const { elements } = document.forms[0]!
      const inquiry = { name: 'A. Visitor', email: 'a@visitor.example', message: 'A cargo' }
      for (const [name, text] of Object.entries(inquiry))
        (elements.namedItem(name) as HTMLInputElement).value = text
      document.querySelector('form [type=submit]')!.scrollIntoView({ block: 'center' })
    })
    await evaluate((message) => {
      setInterval(() => {
        if (document.body.innerText.includes(message)) document.title = message
      }, 100)
    }, contact.form.success)
    await click(contact.form.send)
    await expectPoll(() => document.title).toBe(contact.form.success)
  })
})
