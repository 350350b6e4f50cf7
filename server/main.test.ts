import { connect, createServer } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createViteServer } from 'vitest/node'
import config from '../astro.config.ts'
import { addInboxMiddleware } from './local-inbox.ts'
import { listenOnFreePort } from './run-hono-app.ts'
import { SITE_FILES } from './testing/expected-site-responses.ts'
import { readInquiries, postInquiry } from './testing/inbox.ts'
import { startServerProgram } from './testing/spawn-program.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const SETTINGS = 'INQUIRIES_DB=kept/here.db\nHOST=0.0.0.0\nSITE_URL=https://ships.example'

async function postFrom(page: string) {
  const { href, origin } = new URL('/submit', page)
  return (await postInquiry(href, {}, { Origin: origin })).status
}

test('npm start: reads .env and accepts 21 inquiries in a minute from its own origin', async () => {
  const cwd = temporaryFolder({ ...SITE_FILES, '.env': `\u{feff}${SETTINGS}` })
  const { url, printed, child, ended } = await startServerProgram(resolve('server/main.ts'), {
    cwd,
  })
  const statuses = await Promise.all(Array.from({ length: 21 }, () => postFrom(url)))
  child.kill('SIGINT')
  expect(await ended).toMatch(/^0 /)
  expect(statuses).toEqual(Array(21).fill(200))
  expect(readInquiries(join(cwd, 'kept/here.db'))).toHaveLength(21)
  expect(printed.stdout).toMatch(/^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ .*kept\/here\.db/)
})

test('npm run dev: accepts 21 inquiries in a minute from its own origin, and fails if its port is in use', async () => {
  const file = join(temporaryFolder(), 'inquiries.db')
  vi.stubEnv('INQUIRIES_DB', file)
  const options = { ...config.vite, configFile: false, logLevel: 'silent' } as const
  const plugins = [{ name: 'inbox', configureServer: addInboxMiddleware }]
  const [dev, second] = [
    await createViteServer({ ...options, plugins }),
    await createViteServer(options),
  ]
  onTestFinished(() => Promise.all([dev.close(), second.close()]).then(() => {}))
  await dev.listen(0)
  const page = dev.resolvedUrls!.local[0]!
  const statuses = await Promise.all(Array.from({ length: 21 }, () => postFrom(page)))
  expect(statuses).toEqual(Array(21).fill(200))
  expect(readInquiries(file)).toHaveLength(21)
  await expect(second.listen(Number(new URL(page).port))).rejects.toThrow('is already in use')
})

test("inbox on systemd's socket: answers the current request after SIGTERM, then exits", async () => {
  const socket = createServer()
  const origin = await listenOnFreePort(socket)
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  const { url, child, ended } = await startServerProgram(resolve('server/inbox/main.ts'), {
    cwd: temporaryFolder(),
    args: ['serve'],
    env: { LISTEN_FDS: '1' },
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
  socket.close()
  expect(url).toBe(`${origin}/submit`)
  const head = 'POST /submit HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: '
  const [post, hanging] = [2, 3].map((length) => {
    const request = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1')
    onTestFinished(() => void request.destroy())
    request.write(`${head}${length}\r\n\r\n`)
    return request
  })
  await expect.poll(() => fetch(url).then(({ status }) => status)).toBe(405)
  child.kill('SIGTERM')
  await expect.poll(() => fetch(url).catch(({ message }) => message)).toBe('fetch failed')
  post!.write('{}')
  expect(await text(post!)).toMatch(/^HTTP\/1.1 400 .*must be filled in/s)
  hanging!.resume()
  expect(await ended).toMatch(/^0 /)
})
