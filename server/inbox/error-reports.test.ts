import { expect, test } from 'vitest'
import { createInboxFolder, startInboxInProcess, openTestStore } from '../testing/inbox.ts'
import { sanitizeErrorReport } from './sanitize-error-report.ts'

const DAY_MS = 24 * 60 * 60_000
const FAILURE = { page: '/services', browser: 'Chrome', message: 'TypeError: a is undefined' }
const CHROME = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36'

test.each([
  [`${CHROME}`, 'Chrome'],
  [`${CHROME} Edg/130.0.0.0`, 'Edg'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15', 'Safari'],
  [undefined, 'other browser'],
])('failure in %s: is counted as %s', (userAgent, browser) => {
  expect(sanitizeErrorReport('/\nError', userAgent).browser).toBe(browser)
})

test.each([
  ['/services/crew\nError: a', '/services/crew', 'Error: a'],
  ['/\nimg-src https://a.example/b?name=Asha', '/', 'img-src https://a.example/b'],
  ['/\nNo asha@rao.example here', '/', 'No  here'],
  [`/\n${'a'.repeat(999)}`, '/', 'a'.repeat(200)],
  ['/Asha Rao\nError', 'unknown page', 'Error'],
  [`/${'a'.repeat(81)}\nError`, 'unknown page', 'Error'],
  ['', 'unknown page', ''],
])('failure report %j: is counted for %s as %j, without personal data', (body, page, message) => {
  expect(sanitizeErrorReport(body)).toMatchObject({ page, message })
})

async function sendFrom(addresses: string[], headers = {}, body = '/about\nError: a') {
  const { url, log, database } = await startInboxInProcess({ addressHeader: 'X-Real-IP' })
  const sent = addresses.map((address) => {
    const sentHeaders = { 'X-Real-IP': address, ...headers }
    return fetch(new URL('/failures', url), { method: 'POST', headers: sentHeaders, body })
  })
  const statuses = new Set((await Promise.all(sent)).map(({ status }) => status))
  const counted = database.prepare('SELECT total(count) AS counted FROM failures').get()!
  return { ...counted, statuses: [...statuses], log }
}

test('failures of one visitor: five are counted, and more are neither counted nor logged', async () => {
  const { log, ...result } = await sendFrom(Array(9).fill('192.0.2.1'))
  expect(result).toEqual({ counted: 5, statuses: [204] })
  expect(log).not.toHaveBeenCalled()
})

test('failures of all visitors: 60 a minute are counted', async () => {
  const addresses = Array.from({ length: 70 }, (_, index) => `192.0.2.${index}`)
  expect(await sendFrom(addresses)).toMatchObject({ counted: 60, statuses: [204] })
})

test.each([
  ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, undefined, 403],
  ['that is too long', {}, 'a'.repeat(5000), 413],
])('failure %s: is not counted', async (_, headers, body, status) => {
  const sent = await sendFrom(['192.0.2.1'], headers, body)
  expect(sent).toMatchObject({ counted: 0, statuses: [status] })
})

test('check with failures of the last 30 days: counts each, prints no control characters, and exits with 0', async () => {
  const { store, run } = createInboxFolder({})
  const now = Date.now()
  store.addErrorReport({ ...FAILURE, message: 'Error: \u001b[2J' }, now - 29 * DAY_MS)
  for (const _ of [1, 2]) store.addErrorReport(FAILURE, now)
  const day = new Date(now).toJSON().slice(0, 10)
  const printed = await run('check')
  expect(printed).toContain(`  2 x  ${day}  /services  Chrome  TypeError: a is undefined\n  1 x `)
  expect(printed).toMatch(/^0 .*Error: \u{fffd}\[2J/su)
})

test('failures older than 30 days: are erased by the running inbox', async () => {
  const { store, serve } = createInboxFolder()
  store.addErrorReport(FAILURE, Date.now() - 31 * DAY_MS)
  await serve()
  await expect.poll(() => store.errorReports()).toEqual([])
})

test('old failures: are erased after 30 days, and only the newest 200 kinds are kept', () => {
  const { store } = openTestStore()
  store.addErrorReport(FAILURE, 0)
  store.addErrorReport(FAILURE, 10 * DAY_MS)
  store.eraseOldFailures(39 * DAY_MS)
  expect(store.errorReports()).toMatchObject([{ ...FAILURE, count: 2 }])
  store.eraseOldFailures(41 * DAY_MS)
  expect(store.errorReports()).toEqual([])
  for (let i = 0; i < 250; i++) store.addErrorReport({ ...FAILURE, message: `Error: ${i}` }, i)
  store.eraseOldFailures(250)
  const messages = store.errorReports().map(({ message }) => message)
  expect([messages.length, messages[0], messages.at(-1)]).toEqual([200, 'Error: 249', 'Error: 50'])
})
