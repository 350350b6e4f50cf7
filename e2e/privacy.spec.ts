import { company, contact, footer, privacy } from './content.ts'
import { expect, test } from './test.ts'
import { visit } from './visit.ts'

/** What stands in this build: it sends to the computer that serves it. */
const paragraphs = privacy.parts.flatMap(({ text }) => (Array.isArray(text) ? text : text.preview))

test('privacy page: is linked beside the form and in the footer, and is complete for this build', async ({
  page,
}) => {
  await visit(page, '/contact')
  await page.locator('form').getByRole('link', { name: contact.form.privacy.link }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(privacy.headline.join(' '))
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    privacy.parts.map(({ title }) => title),
  )
  const main = page.getByRole('main')
  for (const text of paragraphs)
    await expect(main).toContainText(text.replaceAll('{email}', company.email))
  await expect(main).not.toContainText(/[{}]/)
  expect(await main.getByRole('paragraph').count()).toBe(paragraphs.length + 2)
  await expect(main.getByRole('link', { name: company.email }).first()).toHaveAttribute(
    'href',
    `mailto:${company.email}`,
  )

  await visit(page, '/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: footer.privacy })
  await expect(link).toHaveAttribute('href', '/privacy')
})
