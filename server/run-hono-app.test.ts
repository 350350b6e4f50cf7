import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, onTestFinished, test } from 'vitest'
import { createServerFromHonoApp, listenOnFreePort } from './run-hono-app.ts'

test('requests whose headers or body never end: get status 408 and are disconnected', async () => {
  const app = new Hono().post('/', async (c) => c.text(await c.req.text().catch(() => '')))
  const server = createServerFromHonoApp(app)
  const { port } = new URL(await listenOnFreePort(server))
  onTestFinished(() => void server.close())
  const head = 'POST / HTTP/1.1\r\nHost: a'
  const answers = [head, `${head}\r\nContent-Length: 9\r\n\r\n{`].map(async (sent) => {
    const request = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void request.destroy())
    request.write(sent)
    return text(request)
  })
  for (const answer of answers) expect(await answer).toMatch(/^HTTP\/1.1 408 /)
})
