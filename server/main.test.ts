import type { StdioOptions } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createViteServer } from 'vitest/node'
import {
  anInquiry,
  inquiriesIn,
  postHead,
  postJson,
  serveInbox,
  startInbox,
} from './inbox/testing/inbox.ts'
import { listen, sendRaw, startProgram, temporaryFolder } from './test-helpers.ts'
import { SITE } from './testing/request-table.ts'

const SETTINGS = '\u{feff}INQUIRIES_DB=kept/here.db\nHOST=0.0.0.0\nSITE_URL=https://ships.example'

test.each([
  ['npm start', 'server/main.ts', /^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ /],
  ['npm run dev', 'scripts/dev.ts', /^The inbox listens at http:\/\/127\.0\.0\.1:\d+\/submit /],
])('%s: reads .env, and takes many inquiries from its own origin', async (_, program, place) => {
  const astro = { 'node_modules/astro/bin/astro.mjs': 'setInterval(() => {}, 1000)' }
  const folder = temporaryFolder({ ...SITE, ...astro, '.env': SETTINGS })
  symlinkSync(import.meta.dirname, join(folder, 'server'))
  const { url, printed, child, ended } = await startProgram(resolve(program), folder)
  const { href, origin } = new URL('/submit', url)
  const posts = Array.from({ length: 21 }, () => postJson(href, anInquiry(), { Origin: origin }))
  const statuses = (await Promise.all(posts)).map(({ status }) => status)
  child.kill()
  await ended
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
  expect(printed.stdout).toMatch(place)
  expect(printed.stdout).toContain(' (inquiries go to kept/here.db)\n')
})

test('npm run dev: hands the host that the browser names on to the inbox', async () => {
  const { url } = await startInbox()
  vi.stubEnv('INBOX_PORT', new URL(url).port)
  const { default: config } = await import('../astro.config.ts')
  const dev = await createViteServer({
    configFile: false,
    server: { ...config.vite!.server, port: 0 },
  })
  onTestFinished(() => dev.close())
  await dev.listen()
  const { href, origin } = new URL('/submit', dev.resolvedUrls!.local[0])
  expect((await postJson(href, anInquiry(), { Origin: origin })).status).toBe(200)
})

test('inbox: takes the socket that systemd hands over', async () => {
  const socket = createServer()
  const origin = await listen(socket)
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', fd]
  const { url } = await serveInbox(temporaryFolder(), { LISTEN_FDS: '1' }, stdio)
  expect(url).toBe(`${origin}/submit`)
  socket.close()
  expect((await postJson(url)).status).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: takes no more requests, responds to the one that is coming in, and ends',
  async (signal) => {
    const { url, child, ended } = await serveInbox(temporaryFolder())
    const [post, hanging] = [2, 3].map((length) => sendRaw(url, postHead(length)))
    await expect.poll(() => fetch(url).then(({ status }) => status)).toBe(405)
    child.kill(signal)
    await expect.poll(() => fetch(url).catch(({ message }) => message)).toBe('fetch failed')
    post!.write('{}')
    expect(await text(post!)).toMatch(/^HTTP\/1.1 400 .*must be filled in/s)
    // It ends, although the other one never does.
    hanging!.resume()
    expect((await ended).code).toBe(0)
  },
)
