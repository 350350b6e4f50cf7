import { contact } from './content.ts'
import {
  anInquiry,
  BLANK,
  expectFailure,
  expectFields,
  field,
  fill,
  mailInstead,
  posts,
  sendButton,
  serviceThat,
  status,
  storedFrom,
} from './inquiries.ts'
import {
  ANSWER_TIMEOUT_MS,
  BADGES,
  FAILURE,
  SENDING,
  STATUS_DISPLAY_MS,
  SUCCESS,
} from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  expectAt,
  follow,
  hold,
  recordedShifts,
  recordShifts,
  stopClock,
  untilHydrated,
  visit,
} from './visit.ts'

/** Responses that are no success, by the names that `serviceThat` gives them. */
const FAULTS = {
  'that cannot be read': ['html', 'half', 'empty', 'reset'],
  'that is no success': ['unsuccessful', 'string-true', '429', '500'],
} as const

/** The same time limit, on the clock that the test moves. */
const limitOnTestClock = (page: Page) =>
  page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), ms)
      return controller.signal
    }
  })

test('the menu, a link from outside and Back lead to the headline, past the dawn', async ({
  page,
}) => {
  const ways = {
    menu: () => follow(page, 'Contact'),
    Back: async () => {
      await page.goto('/about')
      await page.goBack()
    },
    'link from outside': async () => {
      await page.goto('/about')
      await page.goto('/#contact')
    },
  }
  await visit(page, '/')
  for (const [way, go] of Object.entries(ways))
    await test.step(way, async () => {
      await go()
      await expectAt(page, 'contact')
      await expect(page.getByRole('heading', { name: contact.headline.join(' ') })).toBeInViewport({
        ratio: 1,
      })
    })
})

test('sent inquiry: the empty form stays where it is, with a receipt above its badges', async ({
  page,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, typed)
  const placeInForm = (part: ReturnType<Page['locator']>) =>
    part.evaluate(
      (element) =>
        element.getBoundingClientRect().top - element.closest('form')!.getBoundingClientRect().top,
    )
  const before = await placeInForm(sendButton(page))
  await sendButton(page).click()
  const receipt = page.getByRole('region', { name: contact.form.receipt.title })
  for (const text of Object.values(typed)) await expect(receipt).toContainText(text)
  expect(await placeInForm(sendButton(page))).toBeCloseTo(before)
  await expectFields(page, BLANK)
  const parts = [sendButton(page), status(page), receipt, page.getByText(BADGES[0]!)]
  const places = await Promise.all(parts.map(placeInForm))
  expect(places).toEqual(places.toSorted((a, b) => a - b))

  const next = anInquiry()
  await fill(page, next)
  await expect(receipt).toContainText(typed.name)
  await sendButton(page).click()
  await expect(receipt).toContainText(next.name)
  expect(sent).toHaveLength(2)
  await page.reload()
  await untilHydrated(page)
  await expect(receipt).toHaveCount(0)
})

for (const [width, height] of [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [1280, 800],
] as const)
  test(`status: comes into the viewport at ${width} × ${height}, the focus stays @once`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await visit(page, '/contact')
    await fill(page, anInquiry())
    await serviceThat(page, 'unsuccessful')
    await page.evaluate(recordShifts)
    await field(page, 'name').press('Enter')
    await expect(status(page)).toHaveText(FAILURE)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    await expect(mailInstead(page)).toBeInViewport({ ratio: 1 })
    await expect(field(page, 'name')).toBeFocused()
    expect(await recordedShifts(page)).toEqual([])

    await serviceThat(page, 'works')
    await sendButton(page).evaluate((button) =>
      button.scrollIntoView({ block: 'end', behavior: 'instant' }),
    )
    await sendButton(page).click()
    await expect(status(page)).toHaveText(SUCCESS)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    await expect(sendButton(page)).toBeFocused()
  })

test('a field left blank is sent as an empty text @once', async ({ page }) => {
  const typed = { ...anInquiry(), phone: '', company: '', service: '' }
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, typed)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  const { access_key: _, subject: __, ...body } = sent[0]!.postDataJSON()
  expect(body).toEqual(typed)
})

for (const [what, faults] of Object.entries(FAULTS))
  test(`an answer ${what} is a failure that loses nothing and offers a way on @once`, async ({
    page,
  }) => {
    const typed = anInquiry()
    await page.clock.install()
    await visit(page, '/contact')
    await fill(page, typed)
    await stopClock(page)
    for (const fault of faults)
      await test.step(fault, async () => {
        await serviceThat(page, fault)
        await sendButton(page).click()
        await expectFailure(page, typed)
        await page.clock.runFor(STATUS_DISPLAY_MS)
        await expect(status(page)).toHaveText('')
        await expect(mailInstead(page)).toBeVisible()
        await expectFields(page, typed)
      })
  })

test('a service that never answers is a failure after 15 s; the next attempt succeeds @once', async ({
  page,
}) => {
  const typed = anInquiry()
  await limitOnTestClock(page)
  await page.clock.install()
  await visit(page, '/contact')
  await fill(page, typed)
  await serviceThat(page, 'never')
  await stopClock(page)
  await sendButton(page).click()
  const sending = page.getByRole('button', { name: SENDING })
  await expect(sending).toBeDisabled()
  await page.clock.runFor(ANSWER_TIMEOUT_MS - 100)
  await expect(sending).toBeVisible()
  await page.clock.runFor(100)
  await expectFailure(page, typed)

  await serviceThat(page, 'works')
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  await expect(mailInstead(page)).toHaveCount(0)
  expect(storedFrom(typed.name)).toHaveLength(1)
})

test('a second press while sending sends nothing, and what is typed meanwhile is no obstacle @once', async ({
  page,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, typed)
  const release = await hold(page, '**/submit')
  await sendButton(page).dblclick()
  await expect(page.getByRole('button', { name: SENDING })).toBeDisabled()
  await field(page, 'phone').press('Enter')
  release()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(sent).toHaveLength(1)
  expect(storedFrom(typed.name)).toHaveLength(1)
})

test('what was typed survives a reload and going from page to page, in this tab only @once', async ({
  page,
  context,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  await fill(page, typed)
  await page.reload()
  await expectFields(page, typed)
  await visit(page, '/about')
  await visit(page, '/')
  await expectFields(page, typed)
  const other = await context.newPage()
  await visit(other, '/contact')
  await expectFields(other, BLANK)
})

test('the first field that is wrong comes into sight from under the bar, with its label @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, '/contact')
  const label = page.locator('form').getByText(contact.form.fields.name, { exact: true })
  // Half under the bar, the browser itself would take the field for visible.
  await field(page, 'name').evaluate((name) =>
    scrollBy({ top: name.getBoundingClientRect().bottom - 100, behavior: 'instant' }),
  )
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  await expect
    .poll(() =>
      label.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect()
        return document.elementFromPoint(left + 1, top + 1) === element
      }),
    )
    .toBe(true)
})
