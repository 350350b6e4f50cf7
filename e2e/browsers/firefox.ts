import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { keysOf, pressAt, start, stop, type Browser } from './browser.ts'

interface Reply {
  id?: number
  type: string
  result?: unknown
  message?: string
}

/** Firefox through WebDriver BiDi, which it speaks itself: https://w3c.github.io/webdriver-bidi/ */
export async function startFirefox(file: string): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const { child, said } = await start(file, args, /WebDriver BiDi listening on (ws:\S+)/, {
    HOME: profile,
  })
  const send = await connect(`${said[1]}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree')
  const { context } = contexts[0]!
  const act = (type: string, id: string, actions: object[], parameters = {}) =>
    send('input.performActions', { context, actions: [{ type, id, actions, ...parameters }] })

  return {
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => {
      const { result, exceptionDetails } = await send<{
        result?: { value?: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', {
        expression: `(async () => JSON.stringify([await (${expression})]))()`,
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} in ${expression}`)
      return JSON.parse(result!.value!)[0]
    },
    press: async (x, y) => void (await act('pointer', 'mouse', pressAt(x, y))),
    type: async (text) => void (await act('key', 'keyboard', keysOf(text))),
    close: async () => {
      stop(child)
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Answers a function that sends one command and waits for its result. */
async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', reject)
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  })
  let last = 0
  return async <Result>(method: string, params: object = {}): Promise<Result> => {
    const id = ++last
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await reply
    if (type !== 'success') throw new Error(`${method}: ${message}`)
    return result as Result
  }
}
