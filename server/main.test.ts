import type { StdioOptions } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { inquiriesIn, postHead, postJson, serveInbox } from './inbox/testing/inbox.ts'
import { listen, sendRaw, startProgram, temporaryFolder } from './test-helpers.ts'
import { SITE } from './testing/request-table.ts'

test('npm start: takes the database from .env, and more inquiries a minute than a published site', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'HOST=0.0.0.0\nINQUIRIES_DB=kept/here.db' })
  const { url, printed } = await startProgram(join(import.meta.dirname, 'main.ts'), folder)
  expect(printed.stdout).toMatch(
    /^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ \(inquiries go to kept\/here.db\)\n$/,
  )
  const posts = Array.from({ length: 21 }, () => postJson(`${url}submit`))
  for (const response of await Promise.all(posts)) expect(response.status).toBe(200)
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
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
    const [post, hanging] = [2, 3].map((length) => sendRaw(url, postHead(url, length)))
    await expect.poll(() => fetch(url).then(({ status }) => status)).toBe(405)
    child.kill(signal)
    await expect.poll(() => fetch(url).catch(({ message }) => message)).toBe('fetch failed')
    post!.write('{}')
    expect(await text(post!)).toMatch(/^HTTP\/1.1 400 /)
    // It ends, although the other one never does.
    hanging!.resume()
    expect((await ended).code).toBe(0)
  },
)
