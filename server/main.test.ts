import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { inquiriesIn, listen, SITE, temporaryFolder } from './test-helpers.ts'

const PROGRAM = join(import.meta.dirname, 'main.ts')
/** More than the buffers of a connection hold. */
const FILM_BYTES = 32 * 1024 * 1024
const SHUTDOWN_LIMIT_MS = 10_000

function run(folder: string, env: Record<string, string> = {}, stdio: StdioOptions = 'pipe') {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    stdio,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { text: '' }
  for (const stream of [child.stdout!, child.stderr!])
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text))
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...output }))
  return { child, output, ended }
}

async function started(folder: string, env: Record<string, string> = {}, stdio?: StdioOptions) {
  const program = run(folder, env, stdio)
  await Promise.race([once(program.child.stdout!, 'data'), program.ended])
  const url = /http:\/\/\S+/.exec(program.output.text)?.[0] ?? program.output.text
  return { ...program, url }
}

const post = (url: string) =>
  fetch(`${url}submit`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ access_key: 'k', name: 'A', email: 'a@b.example', message: 'm' }),
  })

test('start: prints its URL, takes settings from .env and stores inquiries', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'INQUIRIES_DB=kept/here.db' })
  const { url, output, child, ended } = await started(folder)
  expect(output.text).toMatch(/^Serving dist\/ at \S+\/ \(inquiries go to kept\/here.db\)\n$/)
  const plain = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } })
  expect(await plain.text()).toBe(SITE['dist/index.html'])
  expect(await (await post(url)).json()).toMatchObject({ success: true })
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(1)
  child.kill('SIGTERM')
  const { text } = await ended
  expect(text).toContain('Inquiry 1 has come.\n')
  expect(text).not.toContain('a@b.example')
})

test('start: takes the socket that systemd hands over', async () => {
  const socket = createServer()
  const origin = await listen(socket)
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const { url } = await started(temporaryFolder(SITE), { LISTEN_FDS: '1' }, [
    ...(['ignore', 'pipe', 'pipe'] as const),
    fd,
  ])
  expect(url).toBe(`${origin}/`)
  socket.close()
  expect((await fetch(url)).status).toBe(200)
})

test.each([
  [{ PORT: 'http' }, "PORT is 'http'"],
  [{ PORT: '-1' }, "PORT is '-1'"],
  [{ PORT: '65536' }, "PORT is '65536'"],
  [{ PORT: '43.21' }, "PORT is '43.21'"],
  [{ HOST: '192.0.2.1' }, 'The server cannot listen on 192.0.2.1'],
  [{ FORM_REQUESTS_PER_MINUTE: 'many' }, 'FORM_REQUESTS_PER_MINUTE'],
])('start: with %j stops and says what is wrong', async (env, message) => {
  const { code, text } = await run(temporaryFolder(SITE), env).ended
  expect(code).toBe(1)
  expect(text).toContain(message)
  expect(text).not.toContain('    at ')
})

test('start: on a taken port stops and says so', async () => {
  const port = new URL(await listen(createServer())).port
  const { code, text } = await run(temporaryFolder(SITE), { PORT: port }).ended
  expect(code).toBe(1)
  expect(text).toContain(`Port ${port} is taken`)
})

test('start: without a build stops and says how to make one', async () => {
  const { code, text } = await run(temporaryFolder()).ended
  expect(code).toBe(1)
  expect(text).toContain('npm run build:preview')
  expect(text).not.toContain('    at ')
})

/** The film's response, of which nothing has been read. */
async function startDownload(url: string, agent: Agent) {
  const [response] = await once(get(`${url}film.mp4`, { agent }), 'response')
  return response as IncomingMessage
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: finishes the requests under way, then ends at once',
  async (signal) => {
    const folder = temporaryFolder({ ...SITE, 'dist/film.mp4': 'x'.repeat(FILM_BYTES) })
    const { url, child, ended } = await started(folder)
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const download = await startDownload(url, agent)
    child.kill(signal)
    await expect.poll(() => fetch(url).catch(({ message }) => message)).toBe('fetch failed')
    const startedAt = performance.now()
    expect(await text(download)).toHaveLength(FILM_BYTES)
    expect((await ended).code).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(5000)
  },
)

test('SIGTERM: ends within 10 s, although a download has stopped', async () => {
  const folder = temporaryFolder({ ...SITE, 'dist/film.mp4': 'x'.repeat(FILM_BYTES) })
  const { url, child, ended } = await started(folder)
  const download = await startDownload(url, new Agent())
  download.on('error', () => {})
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(SHUTDOWN_LIMIT_MS)
})
