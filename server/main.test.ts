import type { StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { inquiriesIn, postJson } from './inbox/testing/inbox.ts'
import { listen, runProgram, startProgram, temporaryFolder } from './test-helpers.ts'
import { SITE } from './testing/request-table.ts'

const PROGRAM = join(import.meta.dirname, 'main.ts')
/** A film of which no connection's buffers hold all. */
const FILM = 'x'.repeat(32 * 1024 * 1024)

test('npm start: takes the database from .env, and more inquiries a minute than a published site', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'HOST=0.0.0.0\nINQUIRIES_DB=kept/here.db' })
  const { url, printed } = await startProgram(PROGRAM, folder, [])
  expect(printed.stdout).toMatch(
    /^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ \(inquiries go to kept\/here.db\)\n$/,
  )
  const posts = Array.from({ length: 21 }, () => postJson(`${url}submit`))
  for (const response of await Promise.all(posts)) expect(response.status).toBe(200)
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
})

test('start: takes the socket that systemd hands over', async () => {
  const socket = createServer()
  const origin = await listen(socket)
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', fd]
  const { url } = await startProgram(PROGRAM, temporaryFolder(SITE), [], { LISTEN_FDS: '1' }, stdio)
  expect(url).toBe(`${origin}/`)
  socket.close()
  expect((await fetch(url)).status).toBe(200)
})

test.each([
  [SITE, { PORT: 'http' }, 'PORT http. '],
  [SITE, { HOST: '192.0.2.1' }, 'HOST 192.0.2.1 '],
  [{}, {}, 'npm run build:preview'],
])('start: what is wrong stops it and is named, %#', async (files, env, message) => {
  const { code, stderr } = await runProgram(PROGRAM, temporaryFolder(files), [], env).ended
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
  expect(stderr).not.toContain('    at ')
})

/** The server, and the film's response, of which nothing has been read. */
async function startDownload(agent = new Agent()) {
  const program = await startProgram(
    PROGRAM,
    temporaryFolder({ ...SITE, 'dist/film.mp4': FILM }),
    [],
  )
  const [response] = await once(get(`${program.url}film.mp4`, { agent }), 'response')
  return { ...program, download: response as IncomingMessage }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: finishes requests, then ends at once',
  async (signal) => {
    const agent = new Agent({ keepAlive: true })
    onTestFinished(() => agent.destroy())
    const { url, child, ended, download } = await startDownload(agent)
    child.kill(signal)
    await expect.poll(() => fetch(url).catch(({ message }) => message)).toBe('fetch failed')
    const startedAt = performance.now()
    expect(await text(download)).toHaveLength(FILM.length)
    expect((await ended).code).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(5000)
  },
)

test('SIGTERM: ends within 10 s, although a download has stopped', async () => {
  const { child, ended, download } = await startDownload()
  download.on('error', () => {})
  const startedAt = performance.now()
  child.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(performance.now() - startedAt).toBeLessThan(10_000)
})
