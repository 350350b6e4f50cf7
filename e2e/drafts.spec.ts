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
} from './inquiries.ts'
import { SENDING } from './specification.ts'
import { expect, test } from './test.ts'
import { hold, untilHydrated, visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Under a test the browser makes a page anew that is gone back to, and puts into its fields what stood there.

test('Back, reload and Forward: bring the newest draft', async ({ page }) => {
  const older = anInquiry()
  const newer = { ...older, phone: '', service: '', message: 'Three reefers, to Mombasa.' }
  await visit(page, '/')
  await fill(page, older)
  await visit(page, '/contact')
  await expectFields(page, older)
  await fill(page, newer)
  await page.goBack()
  await untilHydrated(page)
  await expectFields(page, newer)
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, newer)
  await page.goForward()
  await untilHydrated(page)
  await expectFields(page, newer)
})

test('draft: stays in its tab', async ({ page, context }) => {
  await visit(page, '/contact')
  await fill(page, anInquiry())
  const other = await context.newPage()
  await visit(other, '/contact')
  await expectFields(other, BLANK)
})

test('sent inquiry: Back, Forward and other pages bring no draft @inbox', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  await visit(page, '/contact')
  const sent = posts(page)
  await send(page)
  await page.goBack()
  await untilHydrated(page)
  await expectFields(page, BLANK)
  await page.goForward()
  await untilHydrated(page)
  await expectFields(page, BLANK)
  await visit(page, '/')
  await expectFields(page, BLANK)
  expect(sent).toHaveLength(1)
})

test('text typed before hydration: is newer than the draft', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  for (const [way, go] of Object.entries({
    'loaded again': () => page.reload(),
    'opened elsewhere': () => page.goto('/contact'),
    'gone back to': () => page.goBack(),
  }))
    await test.step(way, async () => {
      const release = await hold(page, '**/inquiry-form*.js')
      await go()
      typed.message = way
      await field(page, 'message').fill(way)
      release()
      await untilHydrated(page)
      await expectFields(page, typed)
      await page.unroute('**/inquiry-form*.js')
    })
})

test('field emptied before hydration: stays empty', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  await visit(page, '/about')
  const release = await hold(page, '**/inquiry-form*.js')
  await page.goBack()
  await field(page, 'company').fill('')
  release()
  await untilHydrated(page)
  await expectFields(page, { ...typed, company: '' })
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
  await page.goBack()
  await untilHydrated(page)
  await expectFields(page, newer)
})

test('text typed before hydration: stays in a form that React renders anew', async ({ page }) => {
  const typed = anInquiry()
  const release = await hold(page, '**/inquiry-form*.js')
  await page.goto('/contact')
  await field(page, 'name').evaluate((name) => {
    name.dataset['prerendered'] = ''
    name.after(document.createElement('foreign-element'))
  })
  await fill(page, typed)
  release()
  await untilHydrated(page)
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expectFields(page, typed)
})

test('storage refused: the text that the browser restores stays', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    }),
  )
  const typed = anInquiry()
  await visit(page, '/contact')
  await fill(page, typed)
  await visit(page, '/about')
  await page.goBack()
  await untilHydrated(page)
  await expectFields(page, typed)
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
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, BLANK)
})
