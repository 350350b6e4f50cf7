import { about, contact, serviceOf, SLIDES, SECOND } from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { CHANGED_PAGE, expect, test } from './test.ts'
import { translatePage } from './translator.ts'

test.use({ expectedErrors: CHANGED_PAGE })

for (const [moment, language] of [
  ['before hydration', 'de'],
  ['after hydration, from right to left', 'ar'],
] as const)
  test(`translated ${moment}: carousel, form and messages follow`, async ({ page }) => {
    const { form: texts } = contact
    const isLate = language === 'ar'
    if (!isLate) await page.addInitScript(translatePage, language)
    const visit = async (path: string) => {
      await site.visit(page, path)
      if (isLate) await page.evaluate(translatePage, language)
    }
    for (const path of ['/services', '/contact', '/about']) await visit(path)
    for (const { title } of [...SLIDES.slice(1), SLIDES[0]!]) {
      await page.getByRole('button', { name: about.carousel.next }).click()
      await expect(site.carousel(page).getByRole('heading')).toHaveText([title])
    }
    await visit(`/contact?about=${SECOND}`)
    const note = texts.prefill.note.replace('{service}', serviceOf(SECOND).menuName)
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(new RegExp(note))
    await page.getByRole('button', { name: texts.prefill.remove }).click()
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(
      texts.hints.service || texts.optional,
    )
    const typed = form.anInquiry()
    await form.serviceThat(page, 'refuses')
    await form.send(page, typed, texts.failure)
    await expect(form.mailInstead(page)).toBeVisible()
    await form.serviceThat(page, 'works')
    await form.send(page)
    await expect(page.getByRole('button', { name: texts.receipt.another })).toBeVisible()
    await expect(form.receipt(page).getByText(typed.name)).toBeVisible()
    await expect(form.status(page)).toBeEmpty()
  })
