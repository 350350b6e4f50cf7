import { company, contact, navigation } from './content.ts'
import { anInquiry, expectFields, field, fill, sendButton, storedFrom } from './inquiries.ts'
import { FAILURE, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { follow } from './page-helpers.ts'

test.use({ javaScriptEnabled: false })

async function expectAnswer(page: Page, headline: string) {
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
}

test('form: posts to the service, and nothing lands in the URL @small @inbox', async ({
  page,
  baseURL,
}) => {
  const typed = anInquiry()
  await page.goto('/contact')
  await fill(page, typed)
  await expectAnswer(page, SUCCESS)
  expect(page.url()).toBe(`${baseURL}/sent`)
  const [stored] = storedFrom(typed.name)
  expect(stored).toMatchObject({ ...typed, message: typed.message.replaceAll('\n', '\r\n') })
  expect(stored!.subject).toContain(company.brand)
})

test('honeypot that is ticked: the inquiry is stored as spam @inbox', async ({ page }) => {
  const typed = anInquiry()
  await page.goto('/contact')
  await fill(page, typed)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await page.locator('form input[type=checkbox]').evaluate((box: HTMLInputElement) => {
    box.checked = true
  })
  await expectAnswer(page, SUCCESS)
  expect(storedFrom(typed.name)).toMatchObject([{ spam: 1 }])
})

test('refused inquiry: the page offers email and telephone, and Back brings what was typed @inbox', async ({
  page,
  baseURL,
}) => {
  const typed = { ...anInquiry(), message: 'long '.repeat(14_000) }
  await page.goto('/contact')
  await fill(page, typed)
  await expectAnswer(page, FAILURE)
  expect(page.url()).toBe(`${baseURL}/not-sent`)
  expect(storedFrom(typed.name)).toEqual([])
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: company.email })).toBeVisible()
  for (const { number: phone } of company.phones)
    await expect(main.getByRole('link', { name: phone })).toBeVisible()
  await expect(main).toContainText(contact.notSent)

  await page.goBack()
  await expectFields(page, typed)
  await field(page, 'message').fill('Shorter.')
  await expectAnswer(page, SUCCESS)
})

test('sent and not-sent: are not indexed, and lead home', async ({ page }) => {
  for (const path of ['/sent', '/not-sent']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
    await follow(page, navigation.home)
    await expect(page).toHaveURL(/\/#home$/)
  }
})
