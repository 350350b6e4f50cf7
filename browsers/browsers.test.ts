import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FIGURES, hero, navigation, serviceOf, SLIDES } from '../e2e/content.ts'
import { SERVICE_IDS } from '../e2e/specification.ts'
import { listenLocally } from '../server/run-server.ts'
import { createSiteServer } from '../server/site-server.ts'
import { openFirefox, openWebKit, type Visitor } from './visitor.ts'

const SITE = await listenLocally(createSiteServer({ dist: 'dist-preview' }))
const PAGES = '/ /about /contact /services/freight /credentials /seafarers /sent /nowhere'.split(
  ' ',
)
const FINAL = FIGURES.home.map(({ final }) => final)
const SLIDE_TITLES = SLIDES.map(({ title }) => title)

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (browser, openBrowser) => {
  let visitor: Visitor
  const evaluate: Visitor['evaluate'] = (...args) => visitor.evaluate(...args)
  const soon = <T, A extends unknown[]>(run: (...args: A) => T, ...args: A) =>
    expect.poll(() => evaluate(run, ...args), { timeout: 15_000 })
  beforeAll(async () => void (visitor = await openBrowser()))
  afterEach(async () => expect(await evaluate(() => (window as any).complaints)).toEqual([]))
  afterAll(() => visitor.close())

  /** Opens a page, and waits until its islands answer. */
  async function visit(path: string, width = 1280, height = 800) {
    await visitor.open(SITE + path, width, height)
    const waiting = 'astro-island[ssr], [data-pinned=assumed]'
    await soon((parts) => document.querySelector(parts) === null, waiting).toBe(true)
  }
  const scrollDown = (top: number) =>
    evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

  /** Waits until the page stands where it stood ten frames ago. Returns where. */
  const untilStill = () =>
    evaluate(async () => {
      for (let still = 0, last = NaN; still < 10; last = scrollY) {
        await new Promise(requestAnimationFrame)
        still = scrollY === last ? still + 1 : 0
      }
      return scrollY
    })

  /** Clicks on a button or link in sight, once the page stands still and nothing covers it. */
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

  /** In the page: the services that have a height. */
  const openServices = () =>
    [...document.querySelectorAll<HTMLElement>('[data-service]')]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .map(({ id }) => id)
  /** In the page: how far it is from below the bar, or with its middle from the window's. */
  const distanceFromRest = (id: string) => {
    const { top, height } = document.getElementById(id)!.getBoundingClientRect()
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom
    return Math.min(Math.abs(top - bar), Math.abs(top + height / 2 - innerHeight / 2))
  }
  async function expectOpen(id: string) {
    await soon(openServices).toEqual([id])
    await soon(distanceFromRest, id).toBeLessThanOrEqual(2)
  }

  test.each(PAGES)('%s hydrates, and fits into a window of 320 px', async (path) => {
    await visit(path, 320, 568)
    const outside = () =>
      document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await evaluate(outside)).toBe(0)
  })

  test('the hero lags by a tenth of the way, and the page rests where it was scrolled to', async () => {
    await visit('/')
    const top = () => document.querySelector('h1')!.getBoundingClientRect().top + scrollY
    const before = await evaluate(top)
    await scrollDown(300)
    expect.soft(await untilStill()).toBe(300)
    expect(await evaluate(top)).toBeCloseTo(before + (await untilStill()) / 10, 0)
  })

  // Without a graphics card, a page of WebKitGTK that plays the video stops answering.
  test.skipIf(browser === 'WebKit')("the video's button says and does what is true", async () => {
    await visit('/?video')
    const isPaused = () => document.querySelector('video')?.paused
    await soon(isPaused).toBe(false)
    await click(hero.backgroundVideo.pause)
    await soon(isPaused).toBe(true)
    await click(hero.backgroundVideo.play)
    await soon(isPaused).toBe(false)
  })

  test('by keys, the six services open one by one, down and up', async () => {
    await visit('/services')
    const seen: string[] = []
    for (const key of ['PageDown', 'PageUp'] as const)
      for (let last = -1, now = 0; now !== last; last = now, now = await untilStill()) {
        const open = String(await evaluate(openServices))
        if (open !== seen.at(-1)) seen.push(open)
        await visitor.press(key)
      }
    expect(seen).toEqual([...SERVICE_IDS, ...SERVICE_IDS.toReversed().slice(1)])
  })

  test('a choice from the menu closes it, opens a service and brings it into view', async () => {
    await visit('/')
    await click(navigation.services)
    await click(serviceOf('travel').menuName)
    await expectOpen('travel')
    const isOpen = () => document.querySelector('header :popover-open') !== null
    expect(await evaluate(isOpen)).toBe(false)
  })

  test("a link to a service opens it, and the browser's Back returns to it", async () => {
    await visit('/services#freight')
    await expectOpen('freight')
    await evaluate(() => location.assign('/privacy'))
    await soon(() => location.pathname).toBe('/privacy')
    await evaluate(() => history.back())
    await expectOpen('freight')
  })

  test('a link to a text in a closed service opens it', async () => {
    const text = encodeURIComponent(serviceOf('crew').text).replaceAll('-', '%2D')
    await visit(`/services#:~:text=${text}`)
    await soon(openServices).toEqual(['crew'])
  })

  test('paper has final figures, six services and all slides, also from the middle of the page', async () => {
    await visit('/')
    await scrollDown(2400)
    // pdftotext cannot read the letters of Firefox's variable fonts.
    await evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('* { font-family: sans-serif !important }')
      document.adoptedStyleSheets = [sheet]
    })
    const file = `${mkdtempSync(`${tmpdir()}/browsers-`)}/page.pdf`
    await visitor.print(file)
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    for (const words of [...FINAL, ...SLIDE_TITLES]) expect(text).toContain(words)
  })
})
