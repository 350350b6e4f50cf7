import { chromium, devices, type Page } from 'playwright'
import { launchOptions } from '../scripts/ensure-browser.ts'

/** A visitor's phone is slower than this machine. Lighthouse assumes the same. */
const CPU_SLOWDOWN = 4
const REPETITIONS = 12
const SCROLL_STEP_PX = 100

type Action = (page: Page) => Promise<void>

const click = (selector: string) => (page: Page) => page.click(selector)
const type: Action = (page) => page.press('textarea', 'a')

/** Clicks, types and scrolls on a slow phone. Returns the figures by name. */
export async function measureInteractions(origin: string): Promise<Record<string, number>> {
  const browser = await chromium.launch(launchOptions())
  const visit = async (path: string, measure: (page: Page) => Promise<number>) => {
    const page = await browser.newPage({ ...devices['Pixel 7'], ignoreHTTPSErrors: true })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return measure(page).finally(() => page.close())
  }
  const time = (path: string, act: Action, prepare?: Action) =>
    visit(path, async (page) => {
      const times: number[] = []
      while (times.length < REPETITIONS) {
        await prepare?.(page)
        times.push(await timeToNextFrame(page, act))
      }
      return times.toSorted((a, b) => a - b)[REPETITIONS * 0.75 - 1]!
    })
  const bareClick = await time('/bare', click('button'))
  const bareTyping = await time('/bare', type)
  const chooseCrew = click('header a[href$="#crew"]:visible')
  const menu = await time('/', chooseCrew, click('header button:visible'))
  const carousel = await time('/about', click('role=button[name=/next/i]'))
  const typing = await time('/contact', type)
  const lateFrames = await visit('/services', countLateFrames)
  await browser.close()
  return {
    'menu entry × bare': menu / bareClick,
    'carousel button × bare': carousel / bareClick,
    'typing × bare': typing / bareTyping,
    'late frames': lateFrames,
  }
}

/** Returns the ms from a click or a key to the end of the next frame. */
async function timeToNextFrame(page: Page, act: Action): Promise<number> {
  const next = await page.evaluateHandle(() => {
    const time = Promise.withResolvers<number>()
    const onEvent = ({ timeStamp }: Event) =>
      requestAnimationFrame(() => setTimeout(() => time.resolve(performance.now() - timeStamp)))
    for (const event of ['click', 'keydown'])
      addEventListener(event, onEvent, { capture: true, once: true })
    return time
  })
  await act(page)
  return next.evaluate(({ promise }) => promise)
}

/** Scrolls to the end. The browser itself notes frames that take longer than 50 ms. */
async function countLateFrames(page: Page) {
  const frames = await page.evaluateHandle(() => {
    const frames = { late: 0 }
    const observer = new PerformanceObserver((list) => (frames.late += list.getEntries().length))
    observer.observe({ type: 'long-animation-frame' })
    return frames
  })
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += SCROLL_STEP_PX) await page.mouse.wheel(0, SCROLL_STEP_PX)
  return frames.evaluate(({ late }) => late)
}
