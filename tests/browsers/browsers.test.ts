import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { listenLocally } from '../../server/run-server.ts'
import { createSiteServer } from '../../server/site-server.ts'
import {
  contact,
  FIGURES,
  HAS_VIDEO,
  hero,
  navigation,
  serviceOf,
  servicePages,
  services,
  SLIDES,
  SERVICE_IDS,
} from '../e2e/content.ts'
import { ALL_PAGES } from '../e2e/page-helpers.ts'
import { openFirefox, openOldChromium, openWebKit, type Visitor } from './visitor.ts'

const inbox = new Hono().post('/submit', (c) => c.json({ success: true }))
const SITE = await listenLocally(createSiteServer({ dist: 'dist-preview', inbox }))
const PAGES = '/ /about /contact /services/freight /credentials /seafarers /sent /nowhere'
  .split(' ')
  .filter((path) => ALL_PAGES.includes(path))
const { pause, play } = hero.backgroundVideo
const LAPTOP = [1280, 800] as const
const PHONE = [390, 844] as const
const BROWSERS: Record<string, () => Promise<Visitor>> = {
  Firefox: openFirefox,
  WebKit: openWebKit,
  // The oldest supported version, and the last versions for Windows 7 and Android 7.
  'Chromium 103': () => openOldChromium('103.0.0'),
  'Chromium 109': () => openOldChromium('109.0.6'),
  'Chromium 119': () => openOldChromium('119.0.2'),
}

describe.each(Object.entries(BROWSERS))('%s', (browser, openBrowser) => {
  let visitor: Visitor
  const evaluate: Visitor['evaluate'] = (...args) => visitor.evaluate(...args)
  const soon = <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) =>
    expect.poll(() => evaluate(run, ...args), { timeout: 15_000 })
  beforeAll(async () => void (visitor = await openBrowser()))
  afterEach(async () =>
    expect(await evaluate(() => Reflect.get(window, 'consoleErrors'))).toEqual([]),
  )
  afterAll(() => visitor.close())

  /** Opens a page, and waits until its islands are hydrated. */
  async function visit(path: string, [width, height]: readonly [number, number] = LAPTOP) {
    await visitor.open(SITE + path, width, height)
    const waiting = 'astro-island[ssr], [data-pinned-fit=unmeasured]'
    await soon((parts) => document.querySelector(parts) === null, waiting).toBe(true)
  }
  const scrollDown = (top: number) =>
    evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  /** Waits until the scroll position hasn't changed for ten frames, and returns the position. */
  const untilStill = () =>
    evaluate(async () => {
      for (let still = 0, last = NaN; still < 10; last = scrollY) {
        await new Promise(requestAnimationFrame)
        still = scrollY === last ? still + 1 : 0
      }
      return scrollY
    })

  /** Clicks a visible button or link after the page has stopped scrolling. */
  async function click(name: string) {
    const middleOf = (wanted: string) => {
      for (const element of document.querySelectorAll<HTMLElement>('a, button')) {
        const { x, y, width, height } = element.getBoundingClientRect()
        const middle = [x + width / 2, y + height / 2] as const
        const isNamed = (element.ariaLabel ?? element.innerText).trim() === wanted
        if (isNamed && element.contains(document.elementFromPoint(...middle))) return middle
      }
      return null
    }
    await untilStill()
    await visitor.click(...(await vi.waitUntil(() => evaluate(middleOf, name), 10_000)))
  }

  /** Returns the services whose image is visible. Runs in the page. */
  const openServices = () =>
    [...document.querySelectorAll<HTMLElement>('[data-service]')]
      .filter((service) => service.querySelector('img')!.clientHeight > 150)
      .map(({ dataset }) => dataset['service'])
  /** Returns a service's distance from its resting position. Runs in the page. */
  const distanceFromRest = (id: string) => {
    const block = document.querySelector(`[data-service=${id}]`)!
    const { top, height } = block.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    return Math.min(Math.abs(top - bar), Math.abs(top + height / 2 - innerHeight / 2))
  }
  async function expectOpen(id: string) {
    await soon(openServices).toEqual([id])
    await soon(distanceFromRest, id).toBeLessThanOrEqual(2)
  }

  test.each(PAGES)('%s hydrates, and fits into windows of 320 and 1280 px', async (path) => {
    const outside = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    for (const size of [[320, 568], LAPTOP] as const) {
      await visit(path, size)
      expect(await evaluate(outside)).toBe(0)
    }
  })

  test.each([LAPTOP, PHONE])(
    '%i × %i: the hero fills the window, and its headline is large',
    async (...size) => {
      await visit('/', size)
      const [heroHeight, fontSize] = await evaluate(() => [
        document.getElementById('home')!.offsetHeight,
        Number.parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize),
      ])
      // Firefox can round the height down.
      expect(heroHeight).toBeGreaterThanOrEqual(size[1] - 1)
      expect(fontSize).toBeGreaterThanOrEqual(48)
    },
  )

  test.each([LAPTOP, PHONE])('%i × %i: no control lies over a slide', async (...size) => {
    await visit('/about', size)
    const coveringControls = () => {
      const root = document.querySelector('[aria-roledescription=carousel]')!
      const slide = [...root.querySelectorAll('[data-slide=current] :is(h2, h3, img)')]
      const parts = slide.map((part) => part.getBoundingClientRect())
      const isCovering = (button: Element) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return parts.some(
          (part) =>
            Math.min(right, part.right) - Math.max(left, part.left) > 1 &&
            Math.min(bottom, part.bottom) - Math.max(top, part.top) > 1,
        )
      }
      return [...root.querySelectorAll('button')].filter(isCovering).map((it) => it.textContent)
    }
    expect(await evaluate(coveringControls)).toEqual([])
  })

  const [{ id: pageId, keyFacts: [fact] = [] } = { id: '' }] = Object.values(servicePages)
  test.skipIf(!fact)('a link to a folded section opens it at the top of the window', async () => {
    const isShown = (id: string) => {
      const { top, height } = document.getElementById(id)!.getBoundingClientRect()
      // Closed, a section is less high. Where the bar stays, it covers 64 px.
      return height > 200 && top > -30 && top < 100
    }
    await visit(`/services/${pageId}#${fact!.section}`)
    await soon(isShown, fact!.section).toBe(true)
    await visit(`/services/${pageId}`)
    await click(fact!.value)
    await soon(isShown, fact!.section).toBe(true)
  })

  // Chromium 103 supports neither `translate` nor `svh`.
  const testBut103 = test.skipIf(browser === 'Chromium 103')

  testBut103(
    'the hero lags by a tenth of the way, and the page rests where it was scrolled to',
    async () => {
      await visit('/')
      const top = () => document.querySelector('h1')!.getBoundingClientRect().top + scrollY
      const before = await evaluate(top)
      await scrollDown(300)
      expect.soft(await untilStill()).toBe(300)
      expect(await evaluate(top)).toBeCloseTo(before + (await untilStill()) / 10, 0)
    },
  )

  // Without a graphics card, WebKitGTK stops responding while it plays video. The Chromium builds have no codecs.
  test.runIf(browser === 'Firefox' && HAS_VIDEO)(
    "the video's button says and does what is true",
    async () => {
      await visit('/?video')
      const isPaused = () => document.querySelector('video')?.paused
      await soon(isPaused).toBe(false)
      await click(pause!)
      await soon(isPaused).toBe(true)
      await click(play!)
      await soon(isPaused).toBe(false)
    },
  )

  test.each([LAPTOP, PHONE])('%i × %i: by keys, the services open one by one', async (...size) => {
    await visit('/services', size)
    const seen: string[] = []
    for (const key of ['PageDown', 'PageUp'] as const)
      for (let last = -1, now = 0; now !== last; last = now, now = await untilStill()) {
        const open = String(await evaluate(openServices))
        if (open !== seen.at(-1)) seen.push(open)
        await visitor.press(key)
      }
    expect(seen).toEqual([...SERVICE_IDS, ...SERVICE_IDS.toReversed().slice(1)])
  })

  // Chromium 103 and 109 don't support popovers, so their menu is a row of links.
  test.skipIf(/10[39]/.test(browser))(
    'a choice from the menu closes it, opens a service and brings it into view',
    async () => {
      await visit('/')
      await click(navigation.services)
      await click(serviceOf('travel').menuName)
      await expectOpen('travel')
      const isOpen = () => document.querySelector('header :popover-open') !== null
      expect(await evaluate(isOpen)).toBe(false)
    },
  )

  testBut103("a link to a service opens it, and the browser's Back returns to it", async () => {
    await visit('/services#freight')
    await expectOpen('freight')
    // The service opens before the page has scrolled to it.
    await untilStill()
    await evaluate(() => location.assign('/privacy'))
    await soon(() => location.pathname).toBe('/privacy')
    await evaluate(() => history.back())
    await expectOpen('freight')
  })

  // Old headless Chromium doesn't support find-in-page.
  test.skipIf(browser.startsWith('Chromium'))(
    'a link to a text in a closed service opens it',
    async () => {
      const text = encodeURIComponent(serviceOf('crew').text).replaceAll('-', '%2D')
      await visit(`/services#:~:text=${text}`)
      await soon(openServices).toEqual(['crew'])
    },
  )

  test('paper has final figures, six services and all slides, also from the middle of the page', async () => {
    await visit('/')
    await scrollDown(2400)
    // pdftotext can't read the letters of Firefox's variable fonts.
    await evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { font-family: sans-serif !important }')
      document.adoptedStyleSheets = [sheet]
    })
    const file = `${mkdtempSync(`${tmpdir()}/browsers-`)}/page.pdf`
    await visitor.print(file)
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    const figures = FIGURES.home.map(({ final }) => final)
    const items = services.map((service) => service.items[0]!)
    const words = [...figures, ...items, ...SLIDES.map(({ title }) => title)]
    expect(words.filter((word) => !text.replaceAll(/\s+/g, ' ').includes(word))).toEqual([])
  })

  test('the form says that it has sent', async () => {
    await visit('/contact')
    await evaluate(() => {
      const { elements } = document.forms[0]!
      const inquiry = { name: 'A. Visitor', email: 'a@visitor.example', message: 'A cargo' }
      for (const [name, text] of Object.entries(inquiry))
        (elements.namedItem(name) as HTMLInputElement).value = text
      document.querySelector('form [type=submit]')!.scrollIntoView({ block: 'center' })
    })
    // Start before the click, in the page, because the message disappears after five seconds.
    await evaluate((message) => {
      setInterval(() => {
        if (document.body.innerText.includes(message)) document.title = message
      }, 100)
    }, contact.form.success)
    await click(contact.form.send)
    await soon(() => document.title).toBe(contact.form.success)
  })
})
