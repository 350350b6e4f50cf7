import { chromium, devices, type BrowserContextOptions, type Page } from 'playwright'
import { browserLaunchOptions } from '../../scripts/ensure-browser.ts'

const CPU_SLOWDOWN = 4
const REPETITIONS = 7
const PAUSE_MS = 1000
const LATE_FRAME_MS = 25

type Act = (page: Page, repetition: number) => Promise<void>
const tap = (selector: string) => (page: Page) => page.tap(selector)
const type: Act = (page) => page.press('textarea', 'a')
const tapService: Act = (page, repetition) =>
  page.tap(`#services ol a[href="#${['crew', 'freight'][repetition % 2]}"]`)
const ACTIONS: Record<string, [name: 'tap × bare' | 'key × bare', path: string, act: Act]> = {
  menu: ['tap × bare', '/', tap('header button:visible')],
  service: ['tap × bare', '/services', tapService],
  slide: ['tap × bare', '/about', tap('role=button[name=/next/i]')],
  'empty form': ['tap × bare', '/contact', tap('form [type=submit]')],
  typing: ['key × bare', '/contact', type],
}
const BARE_ACTS = { 'tap × bare': tap('button'), 'key × bare': type }

export async function measureInteractions(origin: string, isBare: boolean) {
  const figures: Record<string, Record<string, number>> = {}
  const browser = await chromium.launch(browserLaunchOptions())
  const visit = async (path: string, options: BrowserContextOptions, slowdown: number) => {
    const page = await browser.newPage({ ...options, ignoreHTTPSErrors: true })
    // Without a graphics card, decoding the video would dominate the measurements.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(origin + (isBare ? '/bare' : path), { waitUntil: 'networkidle' })
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'))
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.waitForTimeout(PAUSE_MS)
    return page
  }
  for (const [subject, [name, path, act]] of Object.entries(ACTIONS)) {
    const page = await visit(path, devices['Pixel 7'], CPU_SLOWDOWN)
    figures[subject] = { [name]: await medianTime(page, isBare ? BARE_ACTS[name] : act) }
    await page.close()
  }
  for (const rate of [1, CPU_SLOWDOWN]) {
    const page = await visit('/', { viewport: { width: 1440, height: 900 } }, rate)
    figures[`/ at ${rate} × CPU`] = { 'late frames %': await lateFrames(page) }
    await page.close()
  }
  await browser.close()
  return figures
}

async function lateFrames(page: Page): Promise<number> {
  const frameTimes = await page.evaluateHandle(recordFrames)
  const yDistance = await page.evaluate(() => innerHeight - document.body.scrollHeight)
  const gesture = { x: 700, y: 500, yDistance, speed: 800, preventFling: true }
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Input.synthesizeScrollGesture', { ...gesture, gestureSourceType: 'mouse' })
  const times = await frameTimes.jsonValue()
  return (
    (100 * times.filter((time, i) => time - times[i - 1]! > LATE_FRAME_MS).length) / times.length
  )
}

async function medianTime(page: Page, act: Act): Promise<number> {
  const times: number[] = []
  while (times.length < REPETITIONS) {
    times.push(await timeToNextFrame(page, (target) => act(target, times.length)))
    await page.waitForTimeout(PAUSE_MS)
  }
  return times.toSorted((a, b) => a - b)[(REPETITIONS - 1) / 2]!
}

async function timeToNextFrame(page: Page, act: (page: Page) => Promise<void>): Promise<number> {
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

function recordFrames() {
  const times: number[] = []
  const record = (time: number) => {
    times.push(time)
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
  return times
}
