import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PREVIEW_FOLDER } from '../../build/settings.ts'
import { openInbox } from '../../server/inbox/node.ts'
import { listenLocally } from '../../server/listen-locally.ts'
import { createSiteServer } from '../../server/site-server.ts'
import { inquiriesIn } from '../../server/inbox/testing/inbox.ts'
import { about } from '../content.ts'
import { FAILURE, FIGURES, SERVICE_IDS, SLIDE_TITLES, SUCCESS } from '../specification.ts'
import type { Browser } from './browser.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

const SIZES = { laptop: [1280, 800], phone: [500, 844] } as const
const START_LIMIT_MS = 90_000
const PATIENCE = { timeout: 15_000, interval: 100 }

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((file) => existsSync(file))
const WEBKIT_DRIVER = ['/usr/bin/WebKitWebDriver'].find((file) => existsSync(file))
const [MINI_BROWSER] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const hasWebKit = WEBKIT_DRIVER && MINI_BROWSER && existsSync('/usr/bin/Xvfb')

if (!FIREFOX) console.warn('Firefox is not installed (Debian: firefox-esr): left out.')
if (!hasWebKit) console.warn('WebKit is not installed (Debian: webkit2gtk-driver, xvfb): left out.')

const folder = mkdtempSync(join(tmpdir(), 'browsers-'))
const file = join(folder, 'inquiries.db')
let isBroken = false
let origin = ''

beforeAll(async () => {
  const inbox = openInbox({ file, requestsPerMinute: 1000, retentionDays: 1 }, { log: () => {} })
  const fetch: typeof inbox.fetch = (...request) =>
    isBroken ? new Response('<!doctype html>') : inbox.fetch(...request)
  const server = createSiteServer({ dist: PREVIEW_FOLDER, inbox: { fetch } })
  origin = await listenLocally(server)
  return () => {
    server.close()
    server.closeAllConnections()
    void inbox.close()
    rmSync(folder, { recursive: true })
  }
})

/** The first part of the page for a selector that can be seen. */
const seen = (selector: string) => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .find((element) => element.checkVisibility({ visibilityProperty: true }))`

const openServices = `${JSON.stringify(SERVICE_IDS)}.filter((id) => document.getElementById(id).clientHeight > 0)`

for (const [name, isThere, launch] of [
  ['Firefox', FIREFOX, () => startFirefox(FIREFOX!)],
  ['WebKit', hasWebKit, () => startWebKit(WEBKIT_DRIVER!, MINI_BROWSER!)],
] as const) {
  describe.skipIf(!isThere)(name, { timeout: START_LIMIT_MS }, () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await launch()
    }, START_LIMIT_MS)
    afterAll(() => browser.close())

    const expectRead = (expression: string) => expect.poll(() => browser.read(expression), PATIENCE)

    async function visit(path: string, [width, height]: readonly [number, number] = SIZES.laptop) {
      await browser.open('about:blank')
      await browser.resize(width, height)
      await browser.open(origin + path)
      await expectRead(`document.querySelectorAll('astro-island[ssr]').length`).toBe(0)
    }

    /** Presses the middle of a part of the page with a real mouse, once it has come to rest. */
    async function press(selector: string) {
      const element = seen(selector)
      await expectRead(`Boolean(${element})`).toBe(true)
      await browser.read(
        `${element}.scrollIntoView({ block: 'nearest', behavior: 'instant' }) ?? null`,
      )
      // A sheet that is still opening lies elsewhere, or beneath something.
      const place = () =>
        browser.read<{
          x: number
          y: number
        } | null>(`new Promise(requestAnimationFrame).then(() => {
          const { left, top, width, height } = ${element}.getBoundingClientRect()
          const [x, y] = [left + width / 2, top + height / 2]
          return ${element}.contains(document.elementFromPoint(x, y)) ? { x, y } : null
        })`)
      let before = await place()
      for (
        let now = await place();
        !now || now.x !== before?.x || now.y !== before.y;
        now = await place()
      )
        before = now
      await browser.press(before!.x, before!.y)
    }

    async function typeInto(field: string, text: string) {
      await press(`[name=${field}]`)
      await browser.type(text)
    }

    /** Waits until the page stands where it stood thirty frames ago. */
    const untilStill = () =>
      browser.read(`(async () => {
        for (let still = 0, last; still < 30; last = scrollY) {
          await new Promise(requestAnimationFrame)
          still = scrollY === last ? still + 1 : 0
        }
        return null
      })()`)

    async function fillForm(message: string) {
      await typeInto('name', 'Asha Dev')
      await typeInto('email', 'asha@shipper.example')
      await typeInto('message', message)
    }

    test('every page is styled, hydrated and no wider than the window', async () => {
      for (const path of ['/', '/about', '/services', '/contact', '/nowhere']) {
        for (const size of Object.values(SIZES)) {
          await visit(path, size)
          const [width, sideways] = await browser.read<[number, number]>(
            '[innerWidth, document.documentElement.scrollWidth - innerWidth]',
          )
          expect(width, path).toBe(size[0])
          expect(sideways, `${path} at ${width} px`).toBeLessThanOrEqual(0)
          // The policy lets the page's own styles and fonts through here too.
          await expectRead(
            `document.fonts.check('16px archivo') && getComputedStyle(document.querySelector('footer')).fontFamily`,
          ).toMatch(/^"?archivo/i)
        }
      }
      // And the one style attribute of the page.
      await visit('/')
      expect(
        await browser.read(
          `getComputedStyle(document.documentElement).getPropertyValue('--landscape-ratio')`,
        ),
      ).toBe('0.5625')
    })

    test('the hero’s figures come', async () => {
      await visit('/')
      for (const { final } of FIGURES) {
        await expectRead(
          `[...document.querySelectorAll('#home li')].some((item) => item.textContent.includes(${JSON.stringify(final)}) && item.checkVisibility({ opacityProperty: true }))`,
        ).toBe(true)
      }
    })

    test.each(Object.entries(SIZES))('on a %s the menu opens a service', async (_, size) => {
      await visit('/', size)
      await press('header [popovertarget]')
      await press('header a[href$="#crew"]')
      await expectRead(openServices).toEqual(['crew'])
      await expectRead('location.hash').toBe('#crew')
      await expectRead(
        `(({ top, bottom }) => top < innerHeight / 2 && bottom > innerHeight / 2)(document.getElementById('crew').getBoundingClientRect())`,
      ).toBe(true)
      await expectRead(`Boolean(${seen('header a[href$="#crew"]')})`).toBe(false)
    })

    test.each(Object.entries(SIZES))(
      'on a %s Back after a choice, and a window of another size, keep the place',
      async (_, size) => {
        const isAtMiddle = (id: string) =>
          `(({ top, bottom }) => top <= innerHeight / 2 && bottom >= innerHeight / 2)(document.getElementById('${id}').getBoundingClientRect())`
        await visit('/', size)
        for (const id of ['travel', 'crew']) {
          await press('header [popovertarget]')
          await press(`header a[href$="#${id}"]`)
          await expectRead(openServices).toEqual([id])
          await expectRead(isAtMiddle(id)).toBe(true)
          await untilStill()
        }
        await browser.read('history.back() ?? null')
        await expectRead('location.hash').toBe('#travel')
        await expectRead(openServices).toEqual(['travel'])
        await expectRead(isAtMiddle('travel')).toBe(true)
        await untilStill()
        await browser.resize(size[1]!, size[0]!)
        await expectRead('innerWidth').toBe(size[1])
        await expectRead(isAtMiddle('travel')).toBe(true)
        expect(await browser.read(openServices)).toEqual(['travel'])
        await browser.resize(size[0]!, size[1]!)
        await untilStill()
        await browser.read('history.back() ?? null')
        await expectRead('scrollY').toBe(0)
        await expectRead(openServices).toEqual(['technical'])
      },
    )

    test('scrolling opens the six services one after the other', async () => {
      await visit('/services')
      const opened = await browser.read<string[]>(`(async () => {
        const frame = () => new Promise(requestAnimationFrame)
        const opened = []
        for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 5) {
          scrollTo({ top, behavior: 'instant' })
          await frame(); await frame(); await frame()
          const now = ${openServices}
          if (now.length !== 1 || opened.at(-1) !== now[0]) opened.push(...now)
        }
        return opened
      })()`)
      expect(opened).toEqual(SERVICE_IDS)
    })

    test('the slides turn by their buttons', async () => {
      await visit('/about')
      const carousel = '[aria-roledescription=carousel]'
      const title = `${seen(`${carousel} [aria-roledescription=slide]:not([aria-hidden]) h3`)}.textContent`
      await press(`${carousel} button[aria-label=${JSON.stringify(about.carousel.pause)}]`)
      const titles = new Set<unknown>()
      for (let slide = 0; slide < SLIDE_TITLES.length; slide++) {
        const before = await browser.read(title)
        titles.add(before)
        await press(`${carousel} button[aria-label=${JSON.stringify(about.carousel.next)}]`)
        await expectRead(title).not.toBe(before)
      }
      expect([...titles].toSorted()).toEqual(SLIDE_TITLES.toSorted())
      await expectRead(title).toBe([...titles][0])
    })

    test('going back shows what was typed last, and nothing of what has been sent', async () => {
      const place = `location.pathname + document.querySelector('[name=message]').value`
      const hydrated = `document.querySelectorAll('astro-island[ssr]').length`
      const inPage = (task: string) => browser.read(`setTimeout(() => ${task}) && null`)
      // Firefox has to make the page anew: in its back-forward cache lies older session storage, too.
      const leave = async (path: string) => {
        await inPage(`addEventListener('unload', () => {})`)
        await browser.open(origin + path)
      }
      await visit('/')
      await fillForm('To Mombasa.')
      await leave('/contact')
      await expectRead(place).toBe('/contactTo Mombasa.')
      await typeInto('message', ' Or to Durban.')
      await inPage('history.back()')
      await expectRead(place).toBe('/To Mombasa. Or to Durban.')
      await inPage('location.reload()')
      await expectRead(hydrated).toBe(0)
      await expectRead(place).toBe('/To Mombasa. Or to Durban.')

      await leave('/contact')
      await expectRead(place).toBe('/contactTo Mombasa. Or to Durban.')
      await press('form button')
      await expectRead(`document.querySelector('form [role=status]').textContent`).toBe(SUCCESS)
      await inPage('history.back()')
      await expectRead(place).toBe('/')
    })

    test('an inquiry that fails stays, and arrives at the next attempt', async () => {
      const status = `document.querySelector('form [role=status]').textContent`
      const value = `document.querySelector('[name=message]').value`
      await visit('/contact')
      const message = `From ${name}: two reefers & a spare, to Jebel Ali.`
      await fillForm(message)
      isBroken = true
      await press('form button')
      await expectRead(status).toBe(FAILURE)
      expect(await browser.read(value)).toBe(message)
      await expectRead(`Boolean(${seen('form a[href^="mailto:"]')})`).toBe(true)

      isBroken = false
      await press('form button')
      await expectRead(status).toBe(SUCCESS)
      expect(await browser.read(value)).toBe('')
      expect(inquiriesIn(file).filter((record) => record['message'] === message)).toHaveLength(1)
    })
  })
}
