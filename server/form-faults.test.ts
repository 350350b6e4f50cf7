import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedInbox } from './embedded-inbox.ts'
import { inquiriesIn, listen, temporaryFolder } from './test-helpers.ts'

const inquiry = { access_key: 'k', name: 'A', email: 'a@b.example', message: 'm' }

async function startFaultyService({ faults = true } = {}) {
  const file = join(temporaryFolder(), 'inquiries.db')
  const { listener, close } = openEmbeddedInbox({
    INQUIRIES_DB: file,
    FORM_FAULTS: faults ? 'on' : '',
  })
  onTestFinished(close)
  const origin = `${await listen(createServer(listener))}/submit`
  return { origin, stored: () => inquiriesIn(file) }
}

const post = (url: string, headers = {}, signal: AbortSignal | null = null) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(inquiry),
    signal,
  })

test.each([
  ['html', 200, '<!doctype html><title>Be right back</title>'],
  ['half', 200, '{"success": tr'],
  ['unsuccessful', 200, '{"success": false, "message": "No."}'],
  ['string-true', 200, '{"success": "true"}'],
  ['empty', 200, ''],
  ['429', 429, '{"success": false, "message": "Too many."}'],
  ['500', 500, '{"success": false, "message": "Broken."}'],
])(
  'answers %s when told so, by query or header, and stores nothing',
  async (fault, status, body) => {
    const { origin, stored } = await startFaultyService()
    const byQuery = await post(`${origin}?fault=${fault}`)
    const byHeader = await post(origin, { 'X-Form-Fault': fault })
    for (const response of [byQuery, byHeader]) {
      expect(response.status).toBe(status)
      expect(await response.text()).toBe(body)
    }
    expect(stored()).toEqual([])
  },
)

test('drops the connection', async () => {
  const { origin, stored } = await startFaultyService()
  await expect(post(`${origin}?fault=reset`)).rejects.toThrow('fetch failed')
  expect(stored()).toEqual([])
})

test('never answers', async () => {
  const { origin } = await startFaultyService()
  const waiting = post(`${origin}?fault=never`, {}, AbortSignal.timeout(300))
  await expect(waiting).rejects.toThrow('timeout')
})

test('answers late, but properly', async () => {
  const { origin, stored } = await startFaultyService()
  const start = performance.now()
  const response = await post(`${origin}?fault=late:200`)
  expect(performance.now() - start).toBeGreaterThanOrEqual(199)
  expect(await response.json()).toMatchObject({ success: true })
  expect(stored()).toHaveLength(1)
})

test('names the faults it knows when asked for another', async () => {
  const { origin } = await startFaultyService()
  const response = await post(`${origin}?fault=none`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain('late, never, reset')
})

test('a visitor cannot cause a fault', async () => {
  const { origin, stored } = await startFaultyService({ faults: false })
  const response = await post(`${origin}?fault=500`, { 'X-Form-Fault': 'never' })
  expect(await response.json()).toMatchObject({ success: true })
  expect(stored()).toHaveLength(1)
})
