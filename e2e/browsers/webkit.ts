import { spawn } from 'node:child_process'
import { keysOf, pressAt, start, stop, type Browser } from './browser.ts'

const DRIVER_PORT = 4541
/** Room for the largest window, and for what MiniBrowser puts around the page. */
const SCREEN = '1600x1400x24'

/** WebKit, as Safari has it, through WebKitGTK's WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebKit(driver: string, miniBrowser: string): Promise<Browser> {
  // It has no mode without windows, so it gets a screen that nobody looks at.
  const screen = await start('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN], /^(\d+)\n/m)
  const program = spawn(driver, ['-p', String(DRIVER_PORT)], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${screen.said[1]}` },
    detached: true,
  })
  const origin = `http://127.0.0.1:${DRIVER_PORT}`
  await untilAnswering(`${origin}/status`)
  const { sessionId } = await call<{ sessionId: string }>(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
    },
  })
  const send = <Result>(command: string, body: object) =>
    call<Result>(`${origin}/session/${sessionId}/${command}`, body)
  const read = async <Value>(expression: string) => {
    const script = `return Promise.resolve(${expression}).then((value) => JSON.stringify([value]))`
    return JSON.parse(await send<string>('execute/sync', { script, args: [] }))[0] as Value
  }
  const act = (type: string, id: string, actions: object[]) =>
    send('actions', { actions: [{ type, id, actions }] })

  return {
    read,
    resize: async (width, height) => {
      await send('window/rect', { width, height })
      const frameOf = () =>
        read<[number, number]>('[outerWidth - innerWidth, outerHeight - innerHeight]')
      // A window that is not on the screen yet says that it has no size.
      let frame = await frameOf()
      while (Math.min(...frame) < 0) frame = await frameOf()
      await send('window/rect', { width: width + frame[0], height: height + frame[1] })
    },
    open: async (url) => void (await send('url', { url })),
    press: async (x, y) => void (await act('pointer', 'mouse', pressAt(x, y))),
    type: async (text) => void (await act('key', 'keyboard', keysOf(text))),
    close: async () => {
      await fetch(`${origin}/session/${sessionId}`, { method: 'DELETE' }).catch(() => {})
      stop(program)
      stop(screen.child)
    },
  }
}

async function call<Result>(url: string, body: object): Promise<Result> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: Result & { message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.message}`)
  return value
}

async function untilAnswering(url: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      await fetch(url)
      return
    } catch (error) {
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
