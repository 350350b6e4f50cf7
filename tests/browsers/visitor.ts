import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { brotliDecompressSync } from 'node:zlib'
import { launch, type Browser, type KeyInput } from 'puppeteer-core'
// Puppeteer versions after 19 can't control Chromium 103.
import { launch as launchOld } from 'puppeteer-core-19'

const INIT_SCRIPT = `
  const connection = { value: location.search === '?video' ? undefined : { saveData: true } }
  Object.defineProperty(navigator, 'connection', connection)
  window.consoleErrors = []
  const collect = (...texts) => consoleErrors.push(texts.join(' '))
  console.error = console.warn = collect
  addEventListener('error', ({ message, target }) => collect(message ?? target.outerHTML), true)
  addEventListener('unhandledrejection', ({ reason }) => collect(reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => collect(violatedDirective))`

async function createVisitor(browser: Browser) {
  let page = await browser.newPage()
  return {
    async open(url: string, width: number, height: number): Promise<unknown> {
      // After going back in Firefox, Puppeteer never detects the next page in the same tab, so each page opens in a new
      // tab.
      const previousPage = page
      page = await browser.newPage()
      await previousPage.close()
      await page.evaluateOnNewDocument(INIT_SCRIPT)
      await page.setViewport({ width, height })
      return page.goto(url)
    },
    evaluate: <T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> =>
      page.evaluate(run as never, ...(args as unknown as never[])),
    click: (x: number, y: number): Promise<unknown> => page.mouse.click(x, y),
    press: (key: KeyInput): Promise<unknown> => page.keyboard.press(key),
    print: (path: string): Promise<unknown> => page.pdf({ path }),
    close: (): Promise<unknown> => browser.close(),
  }
}

export type Visitor = Awaited<ReturnType<typeof createVisitor>>

export const openFirefox = async () =>
  createVisitor(
    await launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      // Headless Firefox reports no mouse by default, so preferences add a precise pointer that can hover.
      extraPrefsFirefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
    }),
  )

/** Only one WebKitGTK window can be open, because xdotool moves the screen's only pointer. */
export async function openWebKit(): Promise<Visitor> {
  // WebKit's sandbox doesn't work for root. Without a graphics card, compositing renders one frame per second.
  const env = {
    ...process.env,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  }
  const window = spawn(`${import.meta.dirname}/webkit-window.js`, [INIT_SCRIPT], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const responses = createInterface(window.stdout)[Symbol.asyncIterator]()
  async function command(name: string, ...args: unknown[]) {
    window.stdin.write(`${JSON.stringify({ [name]: args })}\n`)
    return JSON.parse((await responses.next()).value!)
  }
  const xdotool = async (...args: (string | number)[]) => spawnSync('xdotool', args.map(String))
  return {
    open: (...args) => command('open', ...args),
    evaluate: (run, ...args) =>
      command('evaluate', `return await (${run})(...${JSON.stringify(args)})`),
    click: (x, y) => xdotool('mousemove', Math.round(x), Math.round(y), 'click', 1),
    press: (key) => xdotool('mousemove', 1, 1, 'key', key.replace('Page', 'Page_')),
    print: (file) => command('print', file),
    close: async () => window.stdin.end(),
  }
}

function fetchChromium(version: string): string {
  const folder = join(tmpdir(), `chromium-${version}`)
  const bin = join(folder, 'package/bin')
  if (existsSync(join(bin, 'chromium'))) return bin
  mkdirSync(folder, { recursive: true })
  const options = { cwd: folder, encoding: 'utf8' } as const
  const [file] = JSON.parse(
    execFileSync('npm', ['pack', '--json', `@sparticuz/chromium@${version}`], options),
  )
  execFileSync('tar', ['xzf', file.filename], options)
  const unpack = (name: string) => brotliDecompressSync(readFileSync(join(bin, name)))
  for (const name of readdirSync(bin).filter((entry) => /^(aws|al2)\.tar\.br$/.test(entry)))
    execFileSync('tar', ['xf', '-', '-C', bin], { input: unpack(name) })
  writeFileSync(join(bin, 'chromium'), unpack('chromium.br'), { mode: 0o755 })
  return bin
}

export async function openOldChromium(version: string): Promise<Visitor> {
  const bin = fetchChromium(version)
  const browser = await launchOld({
    executablePath: join(bin, 'chromium'),
    env: { ...process.env, HOME: tmpdir(), LD_LIBRARY_PATH: join(bin, 'lib') },
    args: ['--no-sandbox', '--disable-gpu', '--single-process', '--no-zygote', '--headless'],
  })
  return createVisitor(browser as unknown as Browser)
}
