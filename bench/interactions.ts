import { chromium, devices, type Browser, type CDPSession, type Page } from 'playwright'
import { launchOptions } from '../scripts/ensure-browser.ts'
import type { Table } from './table.ts'

/** A visitor's phone is slower than this machine; Lighthouse assumes the same. */
const CPU_SLOWDOWN = 4
const REPETITIONS = 12
const SCROLL_PX_PER_S = 1600
const LONG_FRAME_MS = 50
const BARE_CONTROLS = '<button>Plain</button><textarea></textarea>'

interface Interaction {
  event: 'click' | 'keydown'
  /** Runs before each repetition and is not measured. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const PLAIN_CLICK: Interaction = { event: 'click', act: (page) => page.locator('button').click() }
const TYPING: Interaction = { event: 'keydown', act: (page) => page.locator('textarea').press('a') }
const MENU_ENTRY: Interaction = {
  event: 'click',
  prepare: (page) => page.getByRole('banner').getByRole('button').click(),
  act: (page) => page.getByRole('banner').locator('a[href$="#crew"]').click(),
}
const CAROUSEL_BUTTON: Interaction = {
  event: 'click',
  act: (page) =>
    page.locator('[aria-roledescription=carousel]').getByRole('button', { name: /next/i }).click(),
}

/** Clicks, types and scrolls once on a phone. */
export async function measureInteractions(siteUrl: string, bareUrl: string): Promise<Table> {
  const browser = await chromium.launch(launchOptions())
  const time = (url: string, interaction: Interaction) =>
    inPage(browser, url, (page) => upperQuartile(page, interaction))
  const bareClick = await time(bareUrl, PLAIN_CLICK)
  const bareTyping = await time(bareUrl, TYPING)
  const table = {
    'menu entry × bare': { '/': (await time(`${siteUrl}/`, MENU_ENTRY)) / bareClick },
    'carousel button × bare': {
      '/about': (await time(`${siteUrl}/about`, CAROUSEL_BUTTON)) / bareClick,
    },
    'typing × bare': { '/contact': (await time(`${siteUrl}/contact`, TYPING)) / bareTyping },
    'frames over 50 ms': {
      '/services': await inPage(browser, `${siteUrl}/services`, longFrames),
    },
  }
  await browser.close()
  return table
}

/** Opens a hydrated page with an empty cache on a slow phone. A page without controls gets plain ones. */
async function inPage<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page, devTools: CDPSession) => Promise<Result>,
) {
  const context = await browser.newContext(devices['Pixel 7'])
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
  await page.evaluate((html) => {
    if (!document.querySelector('button')) document.body.insertAdjacentHTML('afterbegin', html)
  }, BARE_CONTROLS)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const result = await measure(page, devTools)
  await context.close()
  return result
}

/** Time in ms from the event to the end of the next frame. */
async function upperQuartile(page: Page, { event, prepare, act }: Interaction) {
  const times: number[] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    await prepare?.(page)
    const next = await page.evaluateHandle((event) => {
      const measured = Promise.withResolvers<number>()
      const onEvent = ({ timeStamp }: Event) =>
        requestAnimationFrame(() =>
          setTimeout(() => measured.resolve(performance.now() - timeStamp)),
        )
      addEventListener(event, onEvent, { capture: true, once: true })
      return measured
    }, event)
    await act(page)
    times.push(await next.evaluate(({ promise }) => promise))
  }
  return times.toSorted((a, b) => a - b)[Math.ceil(REPETITIONS * 0.75) - 1]!
}

/** Scrolls the page from start to end. */
async function longFrames(page: Page, devTools: CDPSession) {
  const { width, height } = page.viewportSize()!
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight)
  const times = await page.evaluateHandle(() => {
    const times: number[] = []
    const onFrame = (time: number) => {
      times.push(time)
      requestAnimationFrame(onFrame)
    }
    requestAnimationFrame(onFrame)
    return times
  })
  await devTools.send('Input.synthesizeScrollGesture', {
    x: width / 2,
    y: height / 2,
    yDistance: height - scrollHeight,
    speed: SCROLL_PX_PER_S,
    preventFling: true,
  })
  return times.evaluate(
    (times, limit) => times.filter((time, index) => time - times[index - 1]! > limit).length,
    LONG_FRAME_MS,
  )
}
