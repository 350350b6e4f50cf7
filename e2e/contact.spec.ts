import { company, contact } from './content.ts'
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
  CONTACT_HEADLINE,
  DEFAULT_OPTION,
  FORM_TITLE,
  MESSAGE_ROWS,
  OPTIONS,
  SENDING,
  STATUS_DISPLAY_MS,
  SUCCESS,
} from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { hold, recordedShifts, recordShifts, untilAtRest, untilHydrated, visit } from './visit.ts'

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

async function stopClock(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
}

test('the form asks for what it needs and offers the eight services', async ({ page }) => {
  await visit(page, '/contact')
  await expect(page.getByRole('heading', { name: CONTACT_HEADLINE })).toBeVisible()
  await expect(page.getByRole('form', { name: FORM_TITLE })).toBeVisible()
  await expect(field(page, 'service').getByRole('option')).toHaveText([DEFAULT_OPTION, ...OPTIONS])
  const values = await field(page, 'service')
    .getByRole('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  expect(values).toEqual(['', ...OPTIONS])
  await expect(field(page, 'service')).toHaveValue('')
  await expect(field(page, 'message')).toHaveAttribute('rows', String(MESSAGE_ROWS))
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveJSProperty('required', true)
    await expect(field(page, name)).toHaveAttribute('name', name)
  }
  for (const name of ['phone', 'company', 'service'] as const) {
    await expect(field(page, name)).toHaveJSProperty('required', false)
    await expect(field(page, name)).toHaveAttribute('name', name)
  }
  await expect(field(page, 'email')).toHaveAttribute('type', 'email')
  for (const badge of BADGES) {
    await expect(page.getByRole('main').getByText(badge, { exact: true })).toBeVisible()
  }
  const details = page.getByRole('main').getByRole('definition')
  await expect(details.getByRole('link', { name: company.email })).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )
  for (const { number: phone } of company.phones) {
    // The watch may have the same number, and stands below.
    await expect(details.getByRole('link', { name: phone }).first()).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
  }
})

test('what was typed arrives as it was typed, and the fields are free again', async ({ page }) => {
  const typed = anInquiry()
  await page.clock.install()
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, typed)
  await stopClock(page)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  await expect(status(page).locator('svg')).toBeVisible()
  await expectFields(page, BLANK)
  await expect(mailInstead(page)).toHaveCount(0)

  expect(sent).toHaveLength(1)
  const [request] = sent
  expect(new URL(request!.url()).pathname).toBe('/submit')
  const headers = await request!.allHeaders()
  expect([headers['content-type'], headers['accept']]).toEqual([
    'application/json',
    'application/json',
  ])
  const { access_key: key, ...body } = request!.postDataJSON()
  expect(key).toMatch(/\S/)
  const subject = `New Contact from ${typed.name} - ${company.brand}`
  expect(body).toEqual({ subject, ...typed })
  expect(storedFrom(typed.name)).toMatchObject([{ subject, ...typed }])

  await page.clock.runFor(STATUS_DISPLAY_MS - 200)
  await expect(status(page)).toHaveText(SUCCESS)
  await page.clock.runFor(200)
  await expect(status(page)).toHaveText('')
  await page.reload()
  await expectFields(page, BLANK)
})

test('a receipt takes the place of the fields and nothing moves; another can be written', async ({
  page,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  const sent = posts(page)
  await fill(page, { ...typed, message: `${typed.message} `.repeat(20) })
  await sendButton(page).scrollIntoViewIfNeeded()
  await page.evaluate(recordShifts)
  await sendButton(page).click()
  const receipt = page.getByRole('region', { name: contact.form.receipt.title })
  await expect(receipt).toBeVisible()
  await expect(receipt).toContainText(typed.name)
  await expect(receipt).toContainText(typed.email)
  await expect(receipt).toContainText(typed.service)
  const another = page.getByRole('button', { name: contact.form.another, exact: true })
  await expect(another).toBeFocused()
  await untilAtRest(page)
  expect(await recordedShifts(page)).toEqual([])

  await another.click()
  await expect(receipt).toHaveCount(0)
  await expect(field(page, 'name')).toBeFocused()
  expect(sent).toHaveLength(1)
  const next = anInquiry()
  await fill(page, next)
  await sendButton(page).click()
  await expect(receipt).toContainText(next.name)
  expect(storedFrom(next.name)).toHaveLength(1)
  await page.reload()
  await untilHydrated(page)
  await expect(receipt).toHaveCount(0)
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

test('nothing is sent until what is required is there and the address looks like one @once', async ({
  page,
}) => {
  await visit(page, '/contact')
  const sent = posts(page)
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  for (const name of ['name', 'email', 'message'] as const) {
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, name)).toHaveAccessibleDescription(/\S/)
  }
  await field(page, 'name').fill('Asha')
  await field(page, 'message').fill('   ')
  await field(page, 'email').fill('asha at shipper')
  await sendButton(page).click()
  await expect(field(page, 'email')).toBeFocused()
  await field(page, 'email').fill('asha@shipper.example')
  await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid', 'true')
  await sendButton(page).click()
  await expect(field(page, 'message')).toBeFocused()
  expect(sent).toEqual([])
  await field(page, 'message').fill('Now there is one.')
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(sent).toHaveLength(1)
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
