import { createInquiry, FIELD_NAMES, fillForm, submitForm } from './inquiries.ts'
import { MAIN_PAGES, visit } from './page-helpers.ts'
import { expect, test } from './test.ts'

test.use({ hasVideo: true })

test('visit: stores nothing that outlives the tab', async ({ page, context }) => {
  for (const path of MAIN_PAGES) await visit(page, path)
  const typed = createInquiry()
  await fillForm(page, typed)
  const sessionKeys = (await page.sessionStorage.items()).map(({ name }) => name)
  expect(sessionKeys.toSorted()).toEqual(FIELD_NAMES.map((name) => `inquiry-${name}`).toSorted())
  await submitForm(page)
  expect(await context.cookies()).toEqual([])
  const persisted = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(persisted).toEqual([])
})

test.describe('failures', () => {
  test.use({ expectedErrors: /broken|net::|Content Security Policy/ })
  test('blocked image and failing script: are reported to the inbox, without the URL query', async ({
    page,
  }) => {
    const body = "setTimeout(() => { throw new Error('broken') })"
    const contentType = 'text/javascript'
    const reports: string[] = []
    page.on('response', async (response) => {
      if (!response.url().endsWith('/failures')) return
      reports.push(`${response.status()} ${response.request().postData()}`)
    })
    await page.route('**/_astro/astro-island*.js', (route) => route.fulfill({ body, contentType }))
    await page.goto('/about?from=mail')
    await expect.poll(() => reports).toEqual(['204 /about\nUncaught Error: broken'])
    await page.evaluate(() => {
      new Image().src = 'https://other.example/a.png?name=Asha'
    })
    const violation = '204 /about\nimg-src https://other.example/a.png'
    await expect.poll(() => reports.slice(1)).toEqual([violation])
  })
})
