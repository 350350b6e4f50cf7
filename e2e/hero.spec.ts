import sharp from 'sharp'
import { hero, navigation } from './content.ts'
import { expect, test, type Locator, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'

test.use({ hasVideo: true })

const VIDEO = '**/*.mp4'
const pause = (page: Page) => page.getByRole('button', { name: hero.backgroundVideo.pause })
const play = (page: Page) => page.getByRole('button', { name: hero.backgroundVideo.play })
const expectShown = (page: Page) =>
  expect.poll(() => site.opacityOf(page.locator('#home').getByRole('list'))).toBe(1)
const expectPlaying = (page: Page, isPlaying: boolean) =>
  expect(page.locator('video')).toHaveJSProperty('paused', !isPlaying)

/** The addresses of all videos that are asked for from now on. */
function videoRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && asked.push(request.url()))
  return asked
}

test('video: can be stopped for the visit, and started again', async ({ page }) => {
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await pause(page).press('Enter')
  await expectPlaying(page, false)
  const asked = videoRequests(page)
  await page.reload()
  await expect(play(page)).toBeVisible()
  await expectShown(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await play(page).press('Enter')
  await expectPlaying(page, true)
  // The browser may pause it, too.
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
  await play(page).click()
  await expectPlaying(page, true)
  await expect(pause(page)).toBeVisible()
})

test('video: rests while it is off screen and while the tab is hidden', async ({ page }) => {
  const turnTab = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await site.scrollToMiddle(page, 'services')
  await expectPlaying(page, false)
  await site.scrollToMiddle(page, 'home')
  await expectPlaying(page, true)
  await turnTab(true)
  await expectPlaying(page, false)
  await turnTab(false)
  await expectPlaying(page, true)
})

test('video on a tablet that is turned: is the one for the new orientation', async ({ page }) => {
  await site.resize(page, '820x1180')
  await site.visit(page, '/')
  const { portrait, landscape } = hero.backgroundVideo
  const nameOf = ({ av1 }: typeof portrait) => new RegExp(av1.split('.')[0]!)
  for (const [size, variant] of [
    ['820x1180', portrait],
    ['1180x820', landscape],
    ['820x1180', portrait],
  ] as const) {
    await site.resize(page, size)
    await expect(page.locator('video source').first()).toHaveAttribute('src', nameOf(variant))
    await expectPlaying(page, true)
    await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
    await expect(pause(page)).toBeVisible()
  }
})

test('keyboard of a phone, which makes the window wider than high: fetches no other video', async ({
  page,
}) => {
  await site.resize(page, '390x844')
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await page.locator('#inquiry-message').focus()
  await expectPlaying(page, false)
  const source = page.locator('video source').first()
  const portrait = await source.getAttribute('src')
  await site.resize(page, '390x380')
  await site.nextFrames(page)
  expect(await source.getAttribute('src')).toBe(portrait)
})

for (const connection of [
  { saveData: true },
  { effectiveType: '3g' },
  { effectiveType: 'slow-2g' },
])
  test(`${JSON.stringify(connection)}: the video is fetched when it is played`, async ({
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true })
    }, connection)
    const asked = videoRequests(page)
    await site.visit(page, '/')
    await expectShown(page)
    await expect(play(page)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    await play(page).click()
    await expectPlaying(page, true)
    await page.reload()
    await expectPlaying(page, true)
  })

const ENDS: Record<string, (page: Page) => Promise<unknown>> = {
  'breaks off while it plays': (page) =>
    page.locator('video').evaluate((video) => void video.dispatchEvent(new Event('error'))),
  'is no longer wanted, since motion is reduced meanwhile,': (page) =>
    page.emulateMedia({ reducedMotion: 'reduce' }),
}

for (const [what, end] of Object.entries(ENDS))
  test(`video that ${what} takes its control with it`, async ({ page }) => {
    await site.visit(page, '/')
    await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
    await end(page)
    await expect(pause(page)).toHaveCount(0)
    await expect(page.locator('video')).toHaveCount(0)
    await expectShown(page)
  })

/** Why no video comes. Where none is wanted, none is asked for. */
const WITHOUT_VIDEO: Record<string, (page: Page) => Promise<unknown>> = {
  'reduced motion': (page) => page.emulateMedia({ reducedMotion: 'reduce' }),
  'Save-Data': (page) => site.saveData(page.context()),
  'video that is missing': (page) => page.route(VIDEO, (route) => route.fulfill({ status: 404 })),
  'video that breaks off': (page) => page.route(VIDEO, (route) => route.abort()),
  'video that is none': (page) =>
    page.route(VIDEO, (route) => route.fulfill({ contentType: 'video/mp4', body: 'no' })),
}

for (const [what, prepare] of Object.entries(WITHOUT_VIDEO))
  test(`${what}: the figures show at once, without video and pause button`, async ({ page }) => {
    // Takes away what shows the figures after a while, in script and style.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() - 1_000_000
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('#home * { animation: none !important }')
      document.adoptedStyleSheets = [sheet]
    })
    await prepare(page)
    const asked = videoRequests(page)
    await site.visit(page, '/')
    await expectShown(page)
    await expect(pause(page)).toBeHidden()
    await expect(page.getByRole('img', { name: hero.backgroundVideo.alt }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(asked.length > 0).toBe(what.startsWith('video'))
  })

test('video: starts in a browser that fetches nothing before it plays', async ({ page }) => {
  await page.addInitScript(() => {
    const swallow = (event: Event) => event.stopImmediatePropagation()
    addEventListener('canplaythrough', swallow, { capture: true })
  })
  await site.visit(page, '/')
  await expectPlaying(page, true)
  await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
})

test('video: is never the largest contentful paint @small', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const painted = list.getEntries() as LargestContentfulPaint[]
      document.documentElement.dataset['painted'] = painted.at(-1)!.element!.localName
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await site.visit(page, '/')
  await expect.poll(() => site.opacityOf(page.locator('video'))).toBe(1)
  await expectShown(page)
  await expect(page.locator('html')).toHaveAttribute('data-painted', /^(?!video)./)
})

const luminance = (colour: number[]) =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
    const value = colour[index]! / 255
    return sum + weight * (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  }, 0)
/** Of a light colour with a darker one. WCAG 2.2, 1.4.3. */
const contrast = (light: number[], dark: number[]) =>
  (luminance(light) + 0.05) / (luminance(dark) + 0.05)

/** An element's colour as it looks over white: red, green and blue, 0 to 255. */
const overWhite = (part: Locator, property: 'color' | 'background-color') =>
  part.evaluate((element, name) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
    for (const colour of ['white', getComputedStyle(element).getPropertyValue(name)]) {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)

test.describe('without the video', () => {
  test.use({ hasVideo: false })

  test('window as high as the page: the headline is near its top', async ({ page }) => {
    for (const path of site.ALL_PAGES) {
      await site.visit(page, path)
      for (const [width, height, limit] of [
        [412, 12_140, 1300],
        [1024, 9307, 2100],
      ] as const) {
        await site.resize(page, `${width}x${height}`)
        const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!
        expect(y, `${path} at ${width} px`).toBeLessThan(limit)
      }
    }
  })

  test('stacked logo of 3 : 4: stands below the bar in any window', async ({ page }) => {
    await site.visit(page, '/')
    await page.evaluate(() => {
      document.documentElement.style.setProperty('--hero-logo-stacked-horizon-y', String(4 / 3))
      for (const logo of document.querySelectorAll('#home svg:has([href$="#logo-stacked"])'))
        logo.setAttribute('viewBox', '0 0 96 128')
    })
    const logo = page.locator('#home svg:has([href$="#logo-stacked"])')
    for (const size of ['375x553', '320x568', '360x560', '390x844', '768x900']) {
      await site.resize(page, size)
      const bar = (await site.banner(page).boundingBox())!
      const { y, width, height } = (await logo.boundingBox())!
      expect(y, size).toBeGreaterThanOrEqual(bar.height)
      expect(height / width, size).toBeCloseTo(4 / 3)
      expect(width, size).toBeGreaterThan(40)
    }
  })

  for (const size of ['344x882', '412x915', '1080x1920', '1440x2560'])
    test(`screen of ${size}: the hero fills it`, async ({ page }) => {
      await site.resize(page, size)
      await page.goto('/')
      const { height } = (await page.locator('#home').boundingBox())!
      expect(height).toBeGreaterThanOrEqual(page.viewportSize()!.height)
    })
})

test.describe('without the video and the policy', () => {
  test.use({ hasVideo: false, bypassCSP: true })

  test('words and logo are legible over the bare poster at any size', async ({ page }) => {
    test.slow()
    await site.visit(page, '/')
    await expectShown(page)
    const top = page.locator('#home')
    const parts = {
      headline: top.getByRole('heading'),
      figures: top.getByRole('list'),
      logo: top.locator('svg:has(use):visible').first(),
      link: top.getByRole('link').first(),
    }
    // Hides words, logo and what lies on the picture, so that a screenshot shows what is behind them.
    const style = `#home :is(h1, a, ul, li) { color: #0000; border-color: #0000 }
      #home :is(a, li) * { color: #0000 } #home use, #home div:empty { display: none }`
    for (const size of `320x568 375x553 390x844 768x1024 820x1180 844x390 1024x768 1366x625 1440x900
      1920x1080 2560x1440`.split(/\s+/)) {
      await site.resize(page, size)
      for (const [name, part] of Object.entries(parts)) {
        const clip = (await part.boundingBox())!
        const behind = await sharp(await page.screenshot({ clip, style })).stats()
        // Of each colour the most, which is never darker than the lightest point.
        const lightest = behind.channels.map(({ max }) => max)
        const found = contrast(await overWhite(part, 'color'), lightest)
        expect.soft(found, `${name} at ${size}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('headline twice as long, as in other languages: stands below the logo', async ({ page }) => {
    await site.visit(page, '/')
    const headline = page.locator('#home').getByRole('heading')
    const logo = page.locator('#home svg:has(use):visible').first()
    await headline.evaluate((element) => (element.textContent += ` ${element.textContent}`))
    for (const size of '390x844 768x1024 800x600 1000x560 1024x768 1280x800 1440x900'.split(' ')) {
      await site.resize(page, size)
      const [above, below] = [(await logo.boundingBox())!, (await headline.boundingBox())!]
      expect.soft(below.y, size).toBeGreaterThanOrEqual(above.y + above.height)
    }
  })

  test('top bar: its logo is visible where the browser darkens the page', async ({ page }) => {
    const devTools = await page.context().newCDPSession(page)
    for (const enabled of [true, false]) {
      await devTools.send('Emulation.setAutoDarkModeOverride', { enabled })
      for (const path of ['/contact', '/privacy', '/about']) {
        await site.visit(page, path)
        const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel })
        const { channels } = await sharp(await logo.screenshot()).stats()
        const [lightest, darkest] = [channels.map(({ max }) => max), channels.map(({ min }) => min)]
        expect(contrast(lightest, darkest), `${path}, ${enabled}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  })

  test('top bar: lets the video through, legible even over white', async ({ page }) => {
    const bar = site.banner(page)
    await site.visit(page, '/services')
    const opaque = await overWhite(bar, 'background-color')
    await site.visit(page, '/')
    const shade = await overWhite(bar, 'background-color')
    expect(shade).not.toEqual(opaque)
    expect(contrast(await overWhite(bar, 'color'), shade)).toBeGreaterThanOrEqual(4.5)
    await page.evaluate(() => scrollTo({ top: innerHeight / 4, behavior: 'instant' }))
    await expect.poll(() => overWhite(bar, 'background-color')).toEqual(opaque)
  })
})
