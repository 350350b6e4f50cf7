import { chromium } from 'playwright'
import { browserLaunchOptions } from '../../scripts/ensure-browser.ts'
import { listenOnFreePort } from '../../server/run-hono-app.ts'
import { createSiteServer } from '../../server/site-server.ts'

// Usage: `npm run test:random -- [SEED] [MINUTES]`.
const [seed = String(Date.now() % 1e6), minutes = '60'] = process.argv.slice(2)
const PAGES = ['/', '/about', '/services', '/contact', '/#crew', '/services#audit', '/?about=crew']
const SIZES = ['1440 900', '1366 625', '768 1024', '390 844', '375 553', '320 568', '3440 1100']
const KEYS = ['PageDown', 'PageUp', 'Home', 'End', 'Tab', 'Shift+Tab', 'Enter', 'Escape', 'Space']

let state = Number(seed)
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 2 ** 32
}
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!

const origin = await listenOnFreePort(createSiteServer({ dist: 'dist-preview' }))
const browser = await chromium.launch(browserLaunchOptions())
const page = await browser.newPage()
const errors: string[] = []
page.on('pageerror', (error) => errors.push(String(error.stack)))
page.on('popup', (popup) => void popup.close())
await page.route(
  (url) => url.origin !== origin,
  (route) => route.abort('aborted'),
)
await page.route('**/submit', (route) => route.fulfill({ json: { success: false } }))

const ACTIONS = {
  wheel: () => page.mouse.wheel(0, Math.round(random() * 3000 - 1500)),
  resize() {
    const [width, height] = pick(SIZES).split(' ').map(Number)
    return page.setViewportSize({ width: width!, height: height! })
  },
  reload: () => page.reload({ waitUntil: 'commit' }),
  click: () => page.mouse.click(random() * 1440, random() * 900),
  key: () => page.keyboard.press(pick(KEYS)),
  async type() {
    const field = page.locator('form :is(input, textarea):visible').nth(Math.floor(random() * 5))
    if (await field.count()) await field.fill(`${Math.round(random() * 1e6)}`, { timeout: 15_000 })
  },
  back: () => page.goBack({ waitUntil: 'commit' }),
  forward: () => page.goForward({ waitUntil: 'commit' }),
  visit: () => page.goto(origin + pick(PAGES), { waitUntil: 'commit' }),
}
const isPageIntact = () =>
  document.readyState === 'complete' &&
  !document.querySelector('astro-island[ssr], [role=alert] h2') &&
  Object.entries(sessionStorage).every(([id, text]) => {
    const field = document.querySelector<HTMLInputElement>(`#${id}`)
    return !field || text === '' || field.value === text
  }) &&
  (!document.querySelector('[data-service]') ||
    [...document.querySelectorAll('[data-service]')].filter(({ clientHeight }) => clientHeight)
      .length === 1)
const readDraft = () => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>)

await page.evaluate((url) => location.replace(url), origin)
await page.waitForURL(`${origin}/`)
const steps: string[] = []
for (const end = Date.now() + Number(minutes) * 60_000; Date.now() < end;) {
  const name = pick(Object.keys(ACTIONS) as (keyof typeof ACTIONS)[])
  const before = await readDraft()
  await ACTIONS[name]()
  steps.push(`${name} ${page.url()}`)
  await page
    .waitForFunction(isPageIntact, null, { timeout: 15_000 })
    .catch(() => errors.push('The page isn’t intact: see isPageIntact in this file.'))
  const after = await readDraft()
  // Scrolling, resizing or reloading the page must never change the form's draft.
  const lost = Object.keys(before).filter((id) => after[id] !== before[id])
  if (/wheel|resize|reload/.test(name) && lost.length > 0)
    errors.push(`The form lost the values of ${lost.join()}`)
  if (errors.length > 0)
    throw new Error(
      [...errors, `Repeat with seed ${seed}. Last steps:`, ...steps.slice(-12)].join('\n'),
    )
}
console.log(`Seed ${seed}: ${steps.length} steps without an error`)
process.exit()
