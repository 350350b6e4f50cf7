import { HAS_VIDEO, pageMetadata } from './content.ts'
import { createInquiry, submitForm } from './inquiries.ts'
import { consoleErrors, INDEXED_PAGES, visit } from './page-helpers.ts'
import { expect, test } from './test.ts'

const RENEW_BEFORE_MS = 14 * 24 * 60 * 60_000

test.use({ hasVideo: true })

for (const path of [...INDEXED_PAGES, '/sent', '/not-sent'])
  test(`live: ${path} loads without error`, async ({ page, baseURL }) => {
    const response = (await page.goto(path, { waitUntil: 'load' }))!
    const headers = response.headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    if (baseURL!.startsWith('https:')) expect(headers['strict-transport-security']).toBeDefined()
    await visit(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await consoleErrors(page)).toEqual([])
  })

test('live: unknown and hidden URLs return the error page', async ({ request }) => {
  for (const path of ['/nowhere', '/_headers', '/.env', '/index.html.br']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(await response.text(), path).toContain(`<title>${pageMetadata['error']!.title}`)
  }
})

test('live: HTTP, other host names and trailing slashes redirect to the canonical URL', async ({
  request,
  baseURL,
}) => {
  expect((await request.get('/about/')).url()).toBe(new URL('/about', baseURL).href)
  const { protocol, host } = new URL(baseURL!)
  if (protocol !== 'https:') return
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`
  for (const start of [`http://${host}`, `https://${other}`])
    expect((await request.get(`${start}/about`)).url()).toBe(`${baseURL}/about`)
})

test('live: hashed files are cached, and the video supports range requests', async ({
  page,
  request,
}) => {
  const response = (await page.goto('/'))!
  expect(response.headers()['cache-control']).toMatch(/no-cache|max-age=0/)
  test.skip(!HAS_VIDEO, 'content/hero.yaml has no video')
  const video = await page.locator('video source').last().getAttribute('src')
  const range = await request.get(video!, { headers: { Range: 'bytes=0-1' } })
  expect([range.status(), range.headers()['content-length']]).toEqual([206, '2'])
  expect(range.headers()['cache-control']).toContain('immutable')
})

test('live: robots.txt and canonical links contain this origin, and security.txt is still valid', async ({
  page,
  request,
  baseURL,
}) => {
  const read = async (path: string) => (await request.get(path)).text()
  expect(await read('/robots.txt')).toContain(`Sitemap: ${baseURL}/`)
  await page.goto('/about')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/about`)
  const [, expires] = /^Expires: (.+)$/m.exec(await read('/.well-known/security.txt'))!
  expect(Date.parse(expires!) - Date.now()).toBeGreaterThan(RENEW_BEFORE_MS)
})

test('live: the form’s endpoint responds', async ({ page, request, baseURL }) => {
  await page.goto('/contact')
  const action = await page.locator('form').getAttribute('action')
  const response = await request.get(new URL(action!, baseURL).href)
  expect(response.status()).toBeLessThan(500)
  if (action === '/submit') expect(response.status()).toBe(405)
})

test('live: an inquiry is accepted', async ({ page }) => {
  test.skip(!process.env['INQUIRY'], 'Set INQUIRY=1 to send an inquiry')
  await visit(page, '/contact')
  await submitForm(page, createInquiry())
})
