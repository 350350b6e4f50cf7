import {
  anInquiry,
  BLANK,
  expectFields,
  field,
  fill,
  posts,
  send,
  sendButton,
  serviceThat,
  status,
  storedFrom,
  type Typed,
} from './inquiries.ts'
import { SENDING } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { hold, untilHydrated, visit } from './page-helpers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Under a test, the browser loads a page anew on Back, and puts into its fields what they contained. */
async function expectAfter(page: Page, way: 'goBack' | 'goForward' | 'reload', typed: Typed) {
  await page[way]()
  await untilHydrated(page)
  await expectFields(page, typed)
}

test('Back, reload and Forward: bring the newest draft', async ({ page }) => {
  const older = anInquiry()
  const newer = { ...older, phone: '', service: '', message: 'Three reefers, to Mombasa.' }
  await visit(page, '/')
  await fill(page, older)
  await visit(page, '/contact')
  await expectFields(page, older)
  await fill(page, newer)
  for (const way of ['goBack', 'reload', 'goForward'] as const) await expectAfter(page, way, newer)
})

test('sent inquiry: Back, Forward and other pages bring no draft @inbox', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  await visit(page, '/contact')
  const sent = posts(page)
  await send(page)
  for (const way of ['goBack', 'goForward'] as const) await expectAfter(page, way, BLANK)
  await visit(page, '/')
  await expectFields(page, BLANK)
  expect(sent).toHaveLength(1)
})

test('text typed, or removed, before hydration: is newer than the draft', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  for (const [text, go] of [
    ['loaded again', () => page.reload()],
    ['opened elsewhere', () => page.goto('/contact')],
    ['', () => page.goBack()],
  ] as const)
    await test.step(text || 'gone back to', async () => {
      const release = await hold(page, '**/inquiry-form*.js')
      await go()
      typed.message = text
      await field(page, 'message').fill(text)
      release()
      await untilHydrated(page)
      await expectFields(page, typed)
      await page.unroute('**/inquiry-form*.js')
    })
})

test('text typed on a page that was left before hydration: is on the next page, and on return', async ({
  page,
}) => {
  await visit(page, '/contact')
  await fill(page, anInquiry())
  const release = await hold(page, '**/inquiry-form*.js')
  await page.goto('/')
  const newer = anInquiry()
  await fill(page, newer)
  release()
  await page.unroute('**/inquiry-form*.js')
  await visit(page, '/contact')
  await expectFields(page, newer)
  await expectAfter(page, 'goBack', newer)
})

test('page left or reloaded while sending: keeps its inquiry until one is accepted @inbox', async ({
  page,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, typed)
  await serviceThat(page, 'never')
  for (const go of [
    () => page.reload(),
    async () => {
      await page.goto('/about')
      await page.goBack()
    },
  ]) {
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: SENDING })).toBeVisible()
    await go()
    await untilHydrated(page)
    await expectFields(page, typed)
    await expect(status(page)).toHaveText('')
  }
  await serviceThat(page, 'works')
  await send(page)
  expect(storedFrom(typed.name)).toHaveLength(1)
  // Twice into the void, once with success: no page has sent by itself.
  expect(sent).toHaveLength(3)
  await expectAfter(page, 'reload', BLANK)
})
