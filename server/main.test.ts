import type { StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import {
  listen,
  LONG_FILM,
  runProgram,
  SITE,
  startProgram,
  temporaryFolder,
} from './test-helpers.ts'

const PROGRAM = join(import.meta.dirname, 'main.ts')

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
  [SITE, { PORT: 'http' }, 'PORT http: '],
  [SITE, { HOST: '192.0.2.1' }, 'HOST 192.0.2.1 '],
  [{}, {}, 'npm run build:preview'],
])('start: what is wrong stops it and is named, %#', async (files, env, message) => {
  const { code, stderr } = await runProgram(PROGRAM, temporaryFolder(files), [], env).ended
  expect([code, stderr]).toEqual([1, expect.stringContaining(message)])
  expect(stderr).not.toContain('    at ')
})

/** The server, and the film's response, of which nothing has been read. */
async function startDownload(agent = new Agent()) {
  const program = await startProgram(PROGRAM, temporaryFolder({ ...SITE, ...LONG_FILM }), [])
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
    expect(await text(download)).toHaveLength(LONG_FILM['dist/film.mp4'].length)
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
