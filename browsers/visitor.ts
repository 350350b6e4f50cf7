import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { launch, type KeyInput } from 'puppeteer-core'

/**
 * Runs before a page's own scripts: collects what goes wrong unseen, and saves data unless the address says `video`,
 * because without a graphics card the video costs more than all else.
 */
const EARLY = `
  const connection = { value: location.search === '?video' ? undefined : { saveData: true } }
  Object.defineProperty(navigator, 'connection', connection)
  window.complaints = []
  const complain = (...words) => complaints.push(words.join(' '))
  console.error = console.warn = complain
  addEventListener('error', ({ message, target }) => complain(message ?? target.outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => complain(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => complain(violatedDirective))`

/** A visitor with mouse, wheel and keyboard in Firefox, through WebDriver BiDi. */
export async function openFirefox() {
  const browser = await launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // Without a screen, Firefox has no mouse unless told so.
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
  })
  let page = await browser.newPage()
  return {
    async open(address: string, width: number, height: number): Promise<unknown> {
      // After Back, puppeteer waits for ever for the next page in the same tab.
      const last = page
      page = await browser.newPage()
      await last.close()
      await page.evaluateOnNewDocument(EARLY)
      await page.setViewport({ width, height })
      return page.goto(address)
    },
    /** Runs a function in the page, with arguments that JSON can carry. */
    evaluate: <T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
      page.evaluate(run as never, ...(args as unknown as never[])),
    click: (x: number, y: number): Promise<unknown> => page.mouse.click(x, y),
    press: (key: KeyInput): Promise<unknown> => page.keyboard.press(key),
    print: (path: string): Promise<unknown> => page.pdf({ path }),
    close: (): Promise<unknown> => browser.close(),
  }
}

export type Visitor = Awaited<ReturnType<typeof openFirefox>>

/** The same in WebKitGTK, in a window of our own, the only one on its screen. */
export async function openWebKit(): Promise<Visitor> {
  // Root gets no sandbox. Without a graphics card, a composited page has one frame a second.
  const needs = {
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const window = spawn(`${import.meta.dirname}/webkit-window.js`, [EARLY], {
    env: { ...process.env, ...needs },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const answers = createInterface(window.stdout)[Symbol.asyncIterator]()
  async function command(name: string, ...args: unknown[]) {
    window.stdin.write(`${JSON.stringify({ [name]: args })}\n`)
    return JSON.parse((await answers.next()).value!)
  }
  const xdotool = async (...args: (string | number)[]) => spawnSync('xdotool', args.map(String))
  return {
    open: (...args) => command('open', ...args),
    evaluate: (run, ...args) =>
      command('evaluate', `return await (${run})(...${JSON.stringify(args)})`),
    click: (x, y) => xdotool('mousemove', Math.round(x), Math.round(y), 'click', 1),
    press: (key) => xdotool('key', key.replace('Page', 'Page_')),
    print: (file) => command('print', file),
    close: async () => window.stdin.end(),
  }
}
