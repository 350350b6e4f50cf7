import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contact, SLIDES } from '../e2e/content.ts'
import { SERVICE_IDS } from '../e2e/specification.ts'
import { listenLocally } from '../server/run-server.ts'
import { createSiteServer } from '../server/site-server.ts'
import { openOldChromium } from './old-chromium.ts'

const SITE = await listenLocally(createSiteServer({ dist: 'dist-preview' }))
const PAGES = ['/', '/about', '/services', '/contact', '/services/freight', '/credentials']
const SIZES = [
  [1280, 800],
  [390, 844],
] as const

// The oldest that is promised (package.json), and the last of computers with Windows 7 and of phones with Android 7.
describe.each(['103.0.0', '109.0.6', '119.0.2'])('Chromium %s', (version) => {
  let visitor: Awaited<ReturnType<typeof openOldChromium>>
  beforeAll(async () => void (visitor = await openOldChromium(version)))
  afterAll(async () => {
    expect(visitor.errors).toEqual([])
    await visitor.browser.close()
  })

  async function visit(path: string, [width, height]: readonly [number, number]) {
    await visitor.page.setViewport({ width, height })
    await visitor.page.goto(SITE + path)
    await visitor.page.waitForFunction(
      () => !document.querySelector('astro-island[ssr], [data-pinned=assumed]'),
    )
  }
  const evaluate: (typeof visitor)['page']['evaluate'] = (...args) => visitor.page.evaluate(...args)

  test.each(SIZES)(
    '%i × %i: the hero fills the window, and its headline is large',
    async (...size) => {
      await visit('/', size)
      const [heroHeight, fontSize] = await evaluate(() => [
        document.getElementById('home')!.offsetHeight,
        Number.parseFloat(getComputedStyle(document.querySelector('h1')!).fontSize),
      ])
      expect(heroHeight).toBeGreaterThanOrEqual(size[1])
      expect(fontSize).toBeGreaterThanOrEqual(48)
    },
  )

  test.each(SIZES)(
    '%i × %i: scrolling opens all six services, with their pictures',
    async (...size) => {
      await visit('/services', size)
      const opened = await evaluate(
        async (ids) => {
          const seen: string[] = []
          scrollTo(0, 0)
          const frame = () =>
            new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
          for (let top = -1; scrollY > top; scrollBy(0, innerHeight / 4)) {
            top = scrollY
            await frame()
            await frame()
            const open = ids.filter((id) => document.getElementById(id)!.clientHeight > 300)
            const image = document.getElementById(open[0]!)!.querySelector('img')!
            if (open[0] === seen.at(-1)) continue
            await image.decode()
            if (open.length === 1 && image.clientWidth > 300 && image.clientHeight > 150)
              seen.push(open[0]!)
          }
          return seen
        },
        [...SERVICE_IDS],
      )
      expect(opened).toEqual(SERVICE_IDS)
    },
  )

  test.each(SIZES)('%i × %i: no thumbnail or control lies over a slide', async (...size) => {
    await visit('/about', size)
    const covered = await evaluate((title) => {
      const carousel = document.querySelector('[aria-roledescription=carousel]')!
      const slide = carousel.querySelector('[data-slide=current]')!
      const heading = [...slide.querySelectorAll('h3, h2')].find(
        (found) => found.textContent === title,
      )!
      const parts = [heading, slide.querySelector('img')!].map((part) =>
        part.getBoundingClientRect(),
      )
      return [...carousel.querySelectorAll('button')].filter((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect()
        return parts.some(
          (part) =>
            left < part.right - 1 &&
            right > part.left + 1 &&
            top < part.bottom - 1 &&
            bottom > part.top + 1,
        )
      }).length
    }, SLIDES[0]!.title)
    expect(covered).toBe(0)
  })

  test('no page scrolls sideways', async () => {
    for (const size of SIZES)
      for (const path of PAGES) {
        await visit(path, size)
        const outside = await evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(outside, path).toBe(0)
      }
  })

  test('the form says that it has sent', async () => {
    await visit('/contact', SIZES[0])
    await visitor.page.setRequestInterception(true)
    visitor.page.on('request', (request) =>
      request.url().endsWith('/submit')
        ? request.respond({ contentType: 'application/json', body: '{"success":true}' })
        : request.continue(),
    )
    await visitor.page.type('[name=name]', 'A. Visitor')
    await visitor.page.type('[name=email]', 'visitor@shipping.example')
    await visitor.page.type('[name=message]', 'A ship for a cargo')
    await visitor.page.click('form [type=submit]')
    await visitor.page.waitForFunction(
      (message) => document.body.innerText.includes(message),
      {},
      contact.form.success,
    )
  })
})
