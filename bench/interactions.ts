import { chromium, devices, type Browser, type Page } from 'playwright'
import { launchOptions } from '../scripts/ensure-browser.ts'
import type { Figure } from './table.ts'

/** A visitor's phone is slower than this machine. Lighthouse assumes the same. */
const CPU_SLOWDOWN = 4
const REPETITIONS = 12
const SCROLL_PX_PER_S = 1600
const LONG_FRAME_MS = 50

type Action = (page: Page) => Promise<void>

const clickButton: Action = (page) => page.locator('button').click()
const type: Action = (page) => page.locator('textarea').press('a')
const openMenu: Action = (page) => page.getByRole('banner').getByRole('button').click()
const chooseFromMenu: Action = (page) =>
  page.getByRole('banner').locator('a[href$="#crew"]:visible').click()
const showNextSlide: Action = (page) =>
  page.locator('[aria-roledescription=carousel]').getByRole('button', { name: /next/i }).click()

/** Clicks, types and scrolls in one visit each, on a phone. */
export async function measureInteractions(siteUrl: string, bareUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions())
  const time = (url: string, ...actions: [act: Action, prepare?: Action]) =>
    visit(browser, url, (page) => upperQuartile(page, ...actions))
  const bareClick = await time(bareUrl, clickButton)
  const bareTyping = await time(bareUrl, type)
  const menu = await time(`${siteUrl}/`, chooseFromMenu, openMenu)
  const carousel = await time(`${siteUrl}/about`, showNextSlide)
  const typing = await time(`${siteUrl}/contact`, type)
  const frames = await visit(browser, `${siteUrl}/services`, countLongFrames)
  await browser.close()
  return [
    { measure: 'menu entry × bare', page: '/', value: menu / bareClick },
    { measure: 'carousel button × bare', page: '/about', value: carousel / bareClick },
    { measure: 'typing × bare', page: '/contact', value: typing / bareTyping },
    { measure: 'frames over 50 ms', page: '/services', value: frames },
  ]
}

/** Opens a page on a slow phone and waits until it is hydrated. */
async function visit(browser: Browser, url: string, measure: (page: Page) => Promise<number>) {
  const page = await browser.newPage(devices['Pixel 7'])
  const devTools = await page.context().newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const result = await measure(page)
  await page.close()
  return result
}

/** Time in ms from a click or a key to the end of the next frame. */
async function upperQuartile(page: Page, act: Action, prepare?: Action) {
  const times: number[] = []
  while (times.length < REPETITIONS) {
    await prepare?.(page)
    const next = await page.evaluateHandle(() => {
      const time = Promise.withResolvers<number>()
      const onEvent = ({ timeStamp }: Event) =>
        requestAnimationFrame(() => setTimeout(() => time.resolve(performance.now() - timeStamp)))
      for (const event of ['click', 'keydown'])
        addEventListener(event, onEvent, { capture: true, once: true })
      return time
    })
    await act(page)
    times.push(await next.evaluate(({ promise }) => promise))
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(REPETITIONS * 0.75) - 1]!
}

/** Scrolls a page from start to end. */
async function countLongFrames(page: Page) {
  const devTools = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize()!
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const frames = await page.evaluateHandle((limit) => {
    const frames = { long: 0 }
    const request = (last: number) =>
      requestAnimationFrame((time) => {
        if (time - last > limit) frames.long += 1
        request(time)
      })
    request(performance.now())
    return frames
  }, LONG_FRAME_MS)
  await devTools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: height - scrollHeight,
    speed: SCROLL_PX_PER_S,
    preventFling: true,
  })
  return frames.evaluate(({ long }) => long)
}
