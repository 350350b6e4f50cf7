import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { about, contact, home, navigation } from '../e2e/content.ts'
import {
  FAILURE,
  FIGURES,
  SERVICES,
  SERVICE_IDS,
  SLIDE_TITLES,
  SUCCESS,
} from '../e2e/specification.ts'
import { openFirefox, openWebKit, type Visitor } from './visitor.ts'

const PORT = process.env['PORT'] ?? '4470'
const SITE = `http://127.0.0.1:${PORT}`
const FOLDER = mkdtempSync(`${tmpdir()}/browsers-`)
const sitemap = readFileSync('dist-preview/sitemap-0.xml', 'utf8')
const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => new URL(url!))
const PAGES = [...addresses.map(({ pathname }) => pathname), '/sent', '/nowhere']
const FINAL = FIGURES.map(({ final }) => final)

const env = { ...process.env, PORT, INQUIRIES_DB: `${FOLDER}/inquiries.db` }
const server = spawn(process.execPath, ['server/main.ts', 'dist-preview'], { env })
beforeAll(() => vi.waitFor(() => fetch(SITE), 10_000))
afterAll(() => server.kill())

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (_, openBrowser) => {
  let visitor: Visitor
  const evaluate: Visitor['evaluate'] = (...args) => visitor.evaluate(...args)
  const soon: (...args: Parameters<Visitor['evaluate']>) => any = (...args) =>
    expect.poll(() => evaluate(...args), { timeout: 15_000 })
  beforeAll(async () => void (visitor = await openBrowser()))
  afterAll(() => visitor.close())

  /** Opens a page, and waits until its islands answer. */
  async function visit(path: string, width = 1280, height = 800) {
    await visitor.open(SITE + path, width, height)
    const waiting = 'astro-island[ssr], [data-pinned]:not([data-hydrated])'
    await soon((parts) => document.querySelector(parts as string) === null, waiting).toBe(true)
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

  /** Clicks on the middle of the button or link of that name, once it is in sight with nothing over it. */
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

  test('every page hydrates, without an error, a warning or a violation of the policy', async () => {
    for (const path of PAGES) {
      await visit(path)
      expect(await evaluate(() => (window as any).complaints), path).toEqual([])
    }
  })

  test('no page scrolls sideways in a window of 320 px', async () => {
    for (const path of PAGES) {
      await visit(path, 320, 568)
      const excess = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect.soft(await evaluate(excess), path).toBe(0)
    }
  })

  test('a page that is scrolled to 300 px rests there', async () => {
    await visit('/')
    await scrollDown(300)
    expect(await untilStill()).toBe(300)
  })

  test('the hero lags by a tenth of the way', async () => {
    await visit('/')
    const top = () => document.querySelector('h1')!.getBoundingClientRect().top + scrollY
    const before = await evaluate(top)
    await scrollDown(400)
    await soon(top).toBeCloseTo(before + 40, 0)
  })

  test("the hero's headline is clear of its logo in a window of 320 px", async () => {
    await visit('/', 320, 568)
    const overlap = () => {
      const logos = [...document.querySelectorAll('#home svg:has(use)')].slice(0, 2)
      const logo = logos.find((one) => one.checkVisibility())!.getBoundingClientRect()
      return Math.round(logo.bottom - document.querySelector('h1')!.getBoundingClientRect().top)
    }
    expect(await evaluate(overlap)).toBeLessThanOrEqual(0)
  })

  test("the film's button says and does what is true", async () => {
    await visit('/')
    const isPaused = () => document.querySelector('video')?.paused
    await soon(isPaused).toBe(false)
    await click(home.backgroundVideo.pause)
    await soon(isPaused).toBe(true)
    await click(home.backgroundVideo.play)
    await soon(isPaused).toBe(false)
  })

  test.each([
    ['the wheel', (isDown: boolean) => visitor.wheel(isDown ? 'down' : 'up')],
    ['keys', (isDown: boolean) => visitor.press(isDown ? 'PageDown' : 'PageUp')],
  ])('by %s, the six services open one by one, down and up', async (_, go) => {
    await visit('/services')
    const seen: string[] = []
    for (const isDown of [true, false])
      for (let last = -1, now = 0; now !== last; last = now, now = await untilStill()) {
        const [open] = await evaluate(openServices)
        if (open !== seen.at(-1)) seen.push(open!)
        await go(isDown)
      }
    expect(seen).toEqual([...SERVICE_IDS, ...SERVICE_IDS.toReversed().slice(1)])
  })

  test('a service chosen from the menu opens, and comes to rest in view', async () => {
    await visit('/')
    await click(navigation.services)
    await click(SERVICES.travel)
    await expectOpen('travel')
  })

  test('the menu closes at Escape, and at a click outside', async () => {
    await visit('/')
    const isOpen = () => document.querySelector('header :popover-open') !== null
    for (const close of [() => visitor.press('Escape'), () => visitor.click(900, 700)]) {
      await click(navigation.services)
      await soon(isOpen).toBe(true)
      await close()
      await soon(isOpen).toBe(false)
    }
  })

  test("a link to a service opens it, and the browser's Back returns to it", async () => {
    await visit('/services#freight')
    await expectOpen('freight')
    await evaluate(() => location.assign('/privacy'))
    await soon(() => location.pathname).toBe('/privacy')
    await evaluate(() => history.back())
    await expectOpen('freight')
  })

  test('finding a text in the page, or following a link to it, opens the service that has it', async () => {
    await visit('/services')
    await visitor.find('payroll')
    await soon(openServices).toEqual(['crew'])
    await visit('/services#:~:text=payroll')
    await soon(openServices).toEqual(['crew'])
  })

  test('the counters count up to their figures', async () => {
    await visit('/')
    const figures = () =>
      [...document.querySelectorAll<HTMLElement>('#about [data-final]')].map((one) => one.innerText)
    await evaluate(() => document.querySelector('#about [data-final]')!.scrollIntoView())
    await soon(figures).not.toEqual(FINAL)
    await soon(figures).toEqual(FINAL)
  })

  test('the carousel shows the slide that a button names, and after a while the next', async () => {
    await visit('/about')
    const shown = () => document.querySelector('[aria-roledescription] [aria-current]')?.ariaLabel
    await evaluate(() => document.querySelector('[aria-roledescription]')!.scrollIntoView())
    await click(about.carousel.next)
    await soon(shown).toBe(SLIDE_TITLES[1])
    await click(SLIDE_TITLES[2]!)
    await soon(shown).toBe(SLIDE_TITLES[2])
    await visitor.click(5, 400)
    await soon(shown).toBe(SLIDE_TITLES[3])
  })

  /** Fills in the form and sends it. */
  async function send() {
    for (const [name, text] of [
      ['name', 'Asha'],
      ['email', 'asha@shipper.test'],
      ['message', 'Two reefers'],
    ]) {
      await evaluate((to) => document.querySelector<HTMLElement>(`[name=${to}]`)!.focus(), name!)
      await visitor.type(text!)
    }
    await evaluate(() =>
      document.querySelector('form [type=submit]')!.scrollIntoView({ block: 'center' }),
    )
    await click(contact.form.send)
  }
  const status = () => document.querySelector<HTMLElement>('main [role=status]')!.innerText.trim()
  const values = () =>
    ['name', 'email', 'message'].map(
      (name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value,
    )

  test('an inquiry that was sent leaves empty fields and says so', async () => {
    await visit('/contact')
    await send()
    await soon(status).toBe(SUCCESS)
    expect(await evaluate(values)).toEqual(['', '', ''])
  })

  test('an inquiry that failed stays in its fields, also after a reload, and says so', async () => {
    await visit('/contact')
    await evaluate(() => void (window.fetch = async () => new Response('<title>Back soon</title>')))
    await send()
    await soon(status).toBe(FAILURE)
    await evaluate(() => location.reload())
    await soon(values).toEqual(['Asha', 'asha@shipper.test', 'Two reefers'])
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
    const file = `${FOLDER}/${visitor.constructor.name}.pdf`
    await visitor.print(file)
    const text = execFileSync('pdftotext', [file, '-'], { encoding: 'utf8' })
    for (const words of [...FINAL, ...SLIDE_TITLES]) expect(text).toContain(words)
  })
})
