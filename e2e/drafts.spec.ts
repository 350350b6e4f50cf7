import {
  anInquiry,
  BLANK,
  expectFields,
  field,
  fill,
  posts,
  sendButton,
  serviceThat,
  status,
  storedFrom,
} from './inquiries.ts'
import { SENDING, SUCCESS } from './specification.ts'
import { expect, test } from './test.ts'
import { hold, untilHydrated, visit } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Under a test the browser makes a page anew that is gone back to, and puts into its fields what stood there.

test('going back brings the newest text, not the one that was left there', async ({ page }) => {
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

test('an inquiry that has been sent comes back nowhere', async ({ page }) => {
  const typed = anInquiry()
  await visit(page, '/')
  await fill(page, typed)
  await visit(page, '/contact')
  const sent = posts(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
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

test('what is typed before the scripts arrive is newer than all that is kept', async ({ page }) => {
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

test('a field that is emptied before the scripts arrive stays empty', async ({ page }) => {
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

test('what was typed on a page that was left before the scripts arrived is there on the next, and on return', async ({
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

test('what was typed early stays in a form that React draws anew', async ({ page }) => {
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

test('where storage is refused, what the browser brings back stays', async ({ page }) => {
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

test('a page that is left or loaded again while it sends keeps its inquiry, until one is accepted', async ({
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
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toHaveLength(1)
  // Twice into the void, once with success: no page has sent by itself.
  expect(sent).toHaveLength(3)
  await page.reload()
  await untilHydrated(page)
  await expectFields(page, BLANK)
})
