import { anInquiry, FIELD_NAMES, fill, send } from './inquiries.ts'
import { PAGES, visit } from './page-helpers.ts'
import { expect, test } from './test.ts'

test.use({ hasVideo: true })

test('visit: leaves nothing that outlives the tab', async ({ page, context }) => {
  for (const path of PAGES) await visit(page, path)
  const typed = anInquiry()
  await fill(page, typed)
  const kept = (await page.sessionStorage.items()).map(({ name }) => name)
  expect(kept.toSorted()).toEqual(FIELD_NAMES.map((name) => `inquiry-${name}`).toSorted())
  await send(page)
  expect(await context.cookies()).toEqual([])
  const left = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    // That a field was sent is kept until the tab is closed, its text is not.
    ...Object.values(sessionStorage).filter(Boolean),
    ...(await caches.keys()),
    ...(await indexedDB.databases()),
    ...(await navigator.serviceWorker.getRegistrations()),
  ])
  expect(left).toEqual([])
})
