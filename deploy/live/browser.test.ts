import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from 'playwright'
import { listen } from '../../server/test-helpers.ts'
import { browserFindings, openBrowser, sendTestInquiry } from './browser.ts'

const PAGES: Record<string, string> = {
  '/right': '<link rel="icon" href="data:,">All is well.',
  '/broken': '<link rel="icon" href="data:,"><script>fail()</script><img src="/lost.png">',
  '/asleep': '<link rel="icon" href="data:,"><script>console.warn("not yet")</script>',
  '/contact':
    '<link rel="icon" href="data:,"><form action="/submit"><input type="hidden" name="access_key" value="key"></form>',
}

let browser: Browser
beforeAll(async () => void (browser = (await openBrowser())!))
afterAll(() => browser.close())

async function serve() {
  const sent: string[] = []
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      request.setEncoding('utf8').on('data', (text: string) => sent.push(text))
      response.writeHead(400).end('{"success":false}')
      return
    }
    const html = PAGES[request.url!]
    response.writeHead(html ? 200 : 404, { 'Content-Type': 'text/html' }).end(html)
  })
  return { origin: await listen(server), sent }
}

test('tells what the browser says of a page, and nothing of one that it is silent about', async () => {
  const { origin } = await serve()
  const findings = await browserFindings(browser, origin, ['/right', '/broken', '/asleep'])
  expect(findings.filter((finding) => finding.startsWith('/right'))).toEqual([])
  expect(findings).toContain('/broken, in a browser: fail is not defined')
  expect(findings).toContain(`/broken, in a browser: ${origin}/lost.png answers with 404`)
  expect(findings).toContain('/asleep, in a browser: not yet')
})

test('sends one inquiry as the form would, and tells what came back', async () => {
  const { origin, sent } = await serve()
  expect(await sendTestInquiry(browser, `${origin}/contact`)).toEqual({
    status: 400,
    text: '{"success":false}',
  })
  expect(sent).toHaveLength(1)
  expect(JSON.parse(sent[0]!)).toMatchObject({ access_key: 'key', name: 'Test inquiry' })
})
