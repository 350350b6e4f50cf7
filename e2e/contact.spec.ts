import { contact } from './content.ts'
import {
  anInquiry,
  expectFields,
  field,
  fill,
  mailInstead,
  send,
  sendButton,
  serviceThat,
  status,
  storedFrom,
  topInForm,
} from './inquiries.ts'
import { BADGES, FAILURE } from './specification.ts'
import { expect, test } from './test.ts'
import {
  expectAt,
  follow,
  recordedShifts,
  recordShifts,
  untilHydrated,
  visit,
} from './page-helpers.ts'

const SCRIPTS = [
  'आशा देव, नवी मुंबई — क्ष त्र ज्ञ',
  'নৌবহর, கப்பல் போக்குவரத்து', // Bengali, Tamil
  'شحن بحري إلى جبل علي, משלוח ימי', // from right to left
  '海運と通関 貨物 수출입 물류',
  'Überseehäfen, fjärd, čeština, İstanbul ıI, Перевозка, φορτίο, ტვირთი, การขนส่ง',
  'e\u0301 \u1e9b\u0323 ﷺ \u200f\u202eabc\u202c', // combining, one sign for many, turned around
  '👩🏽‍✈️🚢 🇮🇳 𝔸𝕊ℍ𝔸 𒀀', // joined by zero width, beyond 16 bits
  `<b>"&amp;'\\u0000 %00 {{x}} $\{y} '; --`,
]

test('contact by menu, link from outside and Back: shows the headline, past the dawn', async ({
  page,
}) => {
  const headline = page.getByRole('heading', { name: contact.headline })
  await visit(page, '/')
  await follow(page, 'Contact')
  await expectAt(page, 'contact')
  await expect(headline).toBeInViewport({ ratio: 1 })
  await page.goto('/about')
  await page.goBack()
  await expect(headline).toBeInViewport({ ratio: 1 })
  await page.goto('/about')
  await page.goto('/#contact')
  await expect(headline).toBeInViewport({ ratio: 1 })
})

test('sent inquiry: the empty form stays where it is, with a receipt above its badges @small @inbox', async ({
  page,
}) => {
  const typed = anInquiry()
  await visit(page, '/contact')
  await fill(page, typed)
  const before = await topInForm(sendButton(page))
  await send(page)
  const receipt = page.getByRole('region', { name: contact.form.receipt.title })
  for (const text of Object.values(typed)) await expect(receipt).toContainText(text)
  expect(await topInForm(sendButton(page))).toBeCloseTo(before)
  const parts = [sendButton(page), status(page), receipt, page.getByText(BADGES[0]!)]
  const places = await Promise.all(parts.map(topInForm))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await page.reload()
  await untilHydrated(page)
  await expect(receipt).toHaveCount(0)
})

test('every script of the world: arrives as it was typed, also after a reload @inbox', async ({
  page,
}) => {
  const typed = { ...anInquiry(), company: SCRIPTS[2]!, message: SCRIPTS.join('\n') }
  await visit(page, '/contact')
  await fill(page, typed)
  await page.reload()
  await expectFields(page, typed)
  await send(page)
  expect(storedFrom(typed.name)).toMatchObject([typed])
})

for (const [width, height] of [
  [320, 256],
  [375, 553],
  [390, 844],
  [844, 390],
  [1366, 625],
  [1440, 900],
] as const)
  test(`status: comes into the viewport at ${width} × ${height}, the focus stays @inbox`, async ({
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
    await send(page)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    await expect(sendButton(page)).toBeFocused()
    await expect(mailInstead(page)).toHaveCount(0)
  })

test('first wrong field under the bar: comes into view with its label', async ({ page }) => {
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
