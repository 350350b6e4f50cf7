import { type Locator } from '@playwright/test'
import { about } from './content.ts'
import {
  AUTOPLAY_INTERVAL_MS,
  COUNTING_SHARE,
  FIGURES,
  FREIGHT_HEADLINE,
  SLIDE_TITLES,
  SWIPE_THRESHOLD_PX,
} from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { hold, visit } from './visit.ts'

/** The last change of a figure may come this long before its duration ends. */
const EARLY_MS = 400

declare global {
  interface Window {
    /** What each counter showed, and when. */
    counted: { place: number; text: string; ms: number }[]
  }
}

/** Records every change of the counters from the start. */
const watchCounters = (page: Page) =>
  page.addInitScript(
    (labels) => {
      window.counted = []
      addEventListener('DOMContentLoaded', () => {
        const items = [...document.querySelectorAll('#about li')]
        for (const [place, label] of labels.entries()) {
          const item = items.find(({ textContent }) => textContent.includes(label))!
          const read = () => {
            const text = /[\d.,]+\D*$/.exec(item.textContent.replaceAll(label, '').trim())![0]
            window.counted.push({ place, text, ms: performance.now() })
          }
          new MutationObserver(read).observe(item, {
            characterData: true,
            childList: true,
            subtree: true,
          })
        }
      })
    },
    FIGURES.map(({ label }) => label),
  )

/** Scrolls until a ratio of #about is visible, and waits until its observers have been notified. */
const showRatio = (page: Page, ratio: number) =>
  page.evaluate(async (wanted) => {
    const section = document.getElementById('about')!
    const { top, height } = section.getBoundingClientRect()
    scrollTo({ top: scrollY + top + height * wanted - innerHeight, behavior: 'instant' })
    await new Promise(requestAnimationFrame)
    await new Promise((told) => new IntersectionObserver(told).observe(section))
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, ratio)

/** The ratio at which counting starts: a quarter, or as much as fits in the viewport. */
const startingRatio = (page: Page) =>
  page.evaluate(
    (share) => Math.min(share, (innerHeight - 1) / document.getElementById('about')!.offsetHeight),
    COUNTING_SHARE,
  )

/** What a text of digits, K+ or M+ stands for. */
const valueOf = (text: string) =>
  Number.parseFloat(text) * (text.includes('M') ? 1e6 : text.includes('K') ? 1e3 : 1)

test('about: opens with freight, figures and slides, and goes on with ship management @once', async ({
  page,
}) => {
  await visit(page, '/about')
  const section = page.locator('#about')
  const headlines = section.getByRole('heading', { level: 2 })
  await expect(headlines.nth(0)).toHaveAccessibleName(FREIGHT_HEADLINE)
  await expect(headlines.nth(1)).toHaveAccessibleName(about.management.headline.join(' '))
  const tops = await Promise.all(
    [
      section.getByText(about.freight.text),
      section.getByRole('list').first(),
      carousel(page),
      section.getByText(about.management.text[0]!),
    ].map(async (part) => (await part.boundingBox())!.y),
  )
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  for (const { label, final } of FIGURES) {
    await expect(section.getByRole('listitem').filter({ hasText: label })).toContainText(
      `${final} ${label}`,
    )
  }
})

test('counters: start at a quarter of about, count once and end at the figures @not-small', async ({
  page,
}) => {
  await watchCounters(page)
  await visit(page, '/')
  const ratio = await startingRatio(page)
  await showRatio(page, ratio - 0.015)
  expect(await page.evaluate(() => window.counted)).toEqual([])
  await showRatio(page, ratio + 0.01)
  const finals = () =>
    page.evaluate(() =>
      [0, 1, 2].map((place) => window.counted.findLast((change) => change.place === place)?.text),
    )
  await expect.poll(finals, { timeout: 10_000 }).toEqual(FIGURES.map(({ final }) => final))
  await expect(page.locator('#about').getByText(FIGURES[0]!.final, { exact: true })).toBeVisible()

  const changes = await page.evaluate(() => window.counted)
  for (const [place, { final, durationMs, label }] of FIGURES.entries()) {
    const own = changes.filter((change) => change.place === place)
    const values = own.map(({ text }) => valueOf(text))
    expect(values[0], label).toBeLessThan(valueOf(final) * 0.5)
    expect(values, label).toEqual(values.toSorted((one, other) => one - other))
    const tookMs = own.at(-1)!.ms - own[0]!.ms
    expect(tookMs, label).toBeGreaterThan(durationMs - EARLY_MS - 300)
  }

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await showRatio(page, ratio - 0.015)
  await showRatio(page, ratio + 0.05)
  expect(await page.evaluate(() => window.counted.length)).toBe(changes.length)
})

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const button = (page: Page, name: string) => carousel(page).getByRole('button', { name })

/** At rest one slide is visible, with its one line, and the other three are not. */
async function expectSlide(page: Page, index: number) {
  await expect(carousel(page).getByRole('heading')).toHaveText([SLIDE_TITLES[index]!])
  await expect(carousel(page).getByText(about.carousel.slides[index]!.text)).toBeVisible()
  await expect(button(page, SLIDE_TITLES[index]!)).toHaveAttribute('aria-current', 'true')
}

/** The carousel's timer: the one animation of its current thumbnail, if it runs. Moves it to a time in ms if told to. */
const runningTimer = (page: Page, moveTo?: number) =>
  carousel(page)
    .locator('button[aria-current]')
    .evaluate((thumbnail, moveTo) => {
      const [timer] = thumbnail.getAnimations({ subtree: true })
      if (timer?.playState !== 'running') return undefined
      if (moveTo !== undefined) timer.currentTime = moveTo
      return { durationMs: timer.effect!.getTiming().duration }
    }, moveTo)

const bringIntoView = (page: Page) =>
  carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  )

test('carousel: shows the next slide every 5 s, after the last the first @once', async ({
  page,
}) => {
  await visit(page, '/about')
  await bringIntoView(page)
  for (const slide of [0, 1, 2, 3, 0]) {
    await expectSlide(page, slide)
    await expect
      .poll(() => runningTimer(page, AUTOPLAY_INTERVAL_MS - 100))
      .toEqual({ durationMs: AUTOPLAY_INTERVAL_MS })
  }
  await expectSlide(page, 1)
})

test('carousel: Next, Previous and thumbnails change the slide, and cycle both ways', async ({
  page,
}) => {
  await visit(page, '/about')
  await bringIntoView(page)
  await button(page, about.carousel.pause).click()
  await expectSlide(page, 0)
  await button(page, about.carousel.previous).click()
  await expectSlide(page, 3)
  await button(page, about.carousel.next).click()
  await expectSlide(page, 0)
  await button(page, about.carousel.next).click()
  await expectSlide(page, 1)
  for (const index of [3, 0, 2, 1]) {
    await button(page, SLIDE_TITLES[index]!).click()
    await expectSlide(page, index)
  }
  await expect(carousel(page).getByRole('button')).toHaveCount(SLIDE_TITLES.length + 3)
})

test('carousel: a click before hydration takes effect after it @not-small', async ({ page }) => {
  const release = await hold(page, '**/*.js')
  await page.goto('/about')
  // Not Next, because the timer leads there, too.
  await button(page, about.carousel.previous).click()
  await expectSlide(page, 0)
  release()
  await expectSlide(page, 3)
})

test('carousel: clicks before hydration take effect once each, in order @once', async ({
  page,
}) => {
  const { pause, play, next, previous } = about.carousel
  for (const [presses, slide, control] of [
    [[pause, next, next, next, previous], 2, play],
    [[pause, pause, previous, pause, SLIDE_TITLES[2]!, pause, previous], 1, pause],
  ] as const)
    await test.step(presses.join(', '), async () => {
      const release = await hold(page, '**/*.js')
      await page.goto('/about')
      for (const name of presses) await button(page, name).click()
      release()
      await expectSlide(page, slide)
      await expect(button(page, control)).toBeVisible()
      await page.unroute('**/*.js')
    })
})

test('carousel: a click takes effect although its script failed to load at first @not-small', async ({
  page,
}) => {
  await page.route('**/carousel.*.js', (route) => route.abort(), { times: 1 })
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/about')
  await failed
  await button(page, about.carousel.previous).click()
  await expectSlide(page, 3)
})

/** Draws a finger across the pictures by `distance` px, in steps. */
async function swipe(page: Page, area: Locator, distance: number) {
  const { x, y, width } = (await area.boundingBox())!
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width / 2 + moved, y: y + 60 }],
    })
  await touch('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', distance * share)
  await touch('touchEnd', distance)
  await session.detach()
}

test('carousel: a swipe of more than 50 px changes the slide, a shorter one does not @phones', async ({
  page,
}) => {
  await visit(page, '/about')
  await bringIntoView(page)
  await button(page, about.carousel.pause).tap()
  const far = SWIPE_THRESHOLD_PX + 10
  await swipe(page, carousel(page), -far)
  await expectSlide(page, 1)
  await swipe(page, carousel(page), -(SWIPE_THRESHOLD_PX - 10))
  await swipe(page, carousel(page), -far)
  await expectSlide(page, 2)
  await swipe(page, carousel(page), far)
  await expectSlide(page, 1)
})
