import type { StdioOptions } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createViteServer } from 'vitest/node'
import { anInquiry, inquiriesIn, postJson, serveInbox, startInbox } from './inbox/testing/inbox.ts'
import { listenLocally } from './run-server.ts'
import { runProgram, sendRaw, startProgram, temporaryFolder } from './test-helpers.ts'
import { SITE } from './testing/request-table.ts'

/** Posts an inquiry as a page of the same origin; returns the response's status. */
async function postFrom(page: string | undefined) {
  const { href, origin } = new URL('/submit', page)
  return (await postJson(href, anInquiry(), { Origin: origin })).status
}

test.each([
  ['npm start', 'server/main.ts', /^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ /],
  ['npm run dev', 'scripts/dev.ts', /^The inbox listens at http:\/\/127\.0\.0\.1:\d+\/submit /],
])('%s: reads .env, and takes many inquiries from its own origin', async (_, program, place) => {
  const folder = temporaryFolder({
    ...SITE,
    '.env': '\u{feff}INQUIRIES_DB=kept/here.db\nHOST=0.0.0.0\nSITE_URL=https://ships.example',
    'node_modules/astro/bin/astro.mjs': 'setInterval(() => {}, 1000)',
  })
  symlinkSync(import.meta.dirname, join(folder, 'server'))
  const { url, printed, child, ended } = await startProgram(resolve(program), folder)
  const statuses = await Promise.all(Array.from({ length: 21 }, () => postFrom(url)))
  child.kill()
  await ended
  expect(statuses).toEqual(Array(21).fill(200))
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
  expect(printed.stdout).toMatch(place)
  expect(printed.stdout).toContain(' (inquiries go to kept/here.db)\n')
})

test('npm run dev: ends with the code of a program that ends', async () => {
  const folder = temporaryFolder({ 'node_modules/astro/bin/astro.mjs': 'process.exit(3)' })
  symlinkSync(import.meta.dirname, join(folder, 'server'))
  const { ended } = runProgram(resolve('scripts/dev.ts'), folder)
  expect((await ended).code).toBe(3)
})

test('npm run dev: hands the host that the browser names on to the inbox', async () => {
  vi.stubEnv('INBOX_PORT', new URL((await startInbox()).url).port)
  const { default: config } = await import('../astro.config.ts')
  const dev = await createViteServer({ ...config.vite, configFile: false, logLevel: 'silent' })
  onTestFinished(() => dev.close())
  await dev.listen(0)
  expect(await postFrom(dev.resolvedUrls!.local[0])).toBe(200)
})

test.each(['SIGTERM', 'SIGINT'] as const)(
  'inbox on the socket of systemd: responds to the request that is coming in at %s, and ends',
  async (signal) => {
    const socket = createServer()
    const origin = await listenLocally(socket)
    const { fd } = Reflect.get(socket, '_handle') as { fd: number }
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', fd]
    const env = { LISTEN_FDS: '1' }
    const { url, child, ended } = await serveInbox(temporaryFolder(), env, stdio)
    socket.close()
    expect(url).toBe(`${origin}/submit`)
    // As some proxies send it, without Host.
    const head = 'POST /submit HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: '
    const [post, hanging] = [2, 3].map((length) => sendRaw(url, `${head}${length}\r\n\r\n`))
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
