import { about, contact, serviceOf, SLIDES } from './content.ts'
import * as form from './inquiries.ts'
import * as site from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'
import { translatePage } from './translator.ts'

/** When a translator comes: each function is called before a page is opened, and again when it has hydrated. */
const MOMENTS = {
  'before hydration': (page: Page, isHydrated: boolean) =>
    isHydrated ? undefined : page.addInitScript(translatePage, 'de'),
  'after hydration, from right to left': (page: Page, isHydrated: boolean) =>
    isHydrated ? page.evaluate(translatePage, 'ar') : undefined,
}

for (const [moment, translate] of Object.entries(MOMENTS))
  test(`translated ${moment}: carousel, form and messages follow`, async ({ page }) => {
    const { form: texts } = contact
    await translate(page, false)
    for (const path of ['/services', '/contact', '/about']) {
      await site.visit(page, path)
      await translate(page, true)
    }
    for (const { title } of [...SLIDES.slice(1), SLIDES[0]!]) {
      await site.carouselButton(page, about.carousel.next).click()
      await expect(site.carousel(page).getByRole('heading')).toHaveText([title])
    }
    await site.visit(page, '/contact?about=crew')
    await translate(page, true)
    const note = texts.prefill.note.replace('{service}', serviceOf('crew').menuName)
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(new RegExp(note))
    await page.getByRole('button', { name: texts.prefill.remove }).click()
    await expect(form.field(page, 'service')).toHaveAccessibleDescription(texts.hints.service)
    const typed = form.anInquiry()
    await form.serviceThat(page, 'unsuccessful')
    await form.send(page, typed, texts.failure)
    await expect(form.mailInstead(page)).toBeVisible()
    await form.serviceThat(page, 'works')
    await form.send(page)
    await expect(form.sendButton(page)).toHaveText(texts.send)
    await expect(form.receipt(page).getByText(typed.name)).toBeVisible()
    await expect(form.status(page)).toBeEmpty()
  })
