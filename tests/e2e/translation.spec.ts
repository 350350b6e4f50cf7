import { about, contact, serviceById, SLIDES, TEST_SERVICE_IDS } from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { HYDRATION_MISMATCH, expect, test } from './test.ts'
import { translatePage } from './translator.ts'

test.use({ expectedErrors: HYDRATION_MISMATCH })

for (const [moment, language] of [
  ['before hydration', 'de'],
  ['after hydration to a right-to-left language', 'ar'],
] as const)
  test(`page translated ${moment}: carousel, form and messages still work`, async ({ page }) => {
    const { form: texts } = contact
    const isHydrated = language === 'ar'
    if (!isHydrated) await page.addInitScript(translatePage, language)
    const visit = async (path: string) => {
      await site.visit(page, path)
      if (isHydrated) await page.evaluate(translatePage, language)
    }
    for (const path of ['/services', '/contact', '/about']) await visit(path)
    for (const { title } of [...SLIDES.slice(1), SLIDES[0]!]) {
      await page.getByRole('button', { name: about.carousel.next }).click()
      await expect(site.carousel(page).getByRole('heading')).toHaveText([title])
    }
    await visit(`/contact?about=${TEST_SERVICE_IDS.second}`)
    const note = texts.prefilledInquiry.note.replace(
      '{service}',
      serviceById(TEST_SERVICE_IDS.second).menuName,
    )
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(new RegExp(note))
    await page.getByRole('button', { name: texts.prefilledInquiry.removeTopic }).click()
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(
      texts.hints.service || texts.optional,
    )
    const typed = form.createInquiry()
    await form.mockInbox(page, 'refuses')
    await form.submitForm(page, typed, texts.failure)
    await expect(form.mailLink(page)).toBeVisible()
    await form.mockInbox(page, 'works')
    await form.submitForm(page)
    await expect(page.getByRole('button', { name: texts.receipt.sendAnother })).toBeVisible()
    await expect(form.receiptRegion(page).getByText(typed.name)).toBeVisible()
    await expect(form.formStatus(page)).toBeEmpty()
  })
