import { company, papers, serviceOf } from './content.ts'
import { BADGES } from './specification.ts'
import { expect, test } from './test.ts'
import { visit, untilAtRest } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HEADLINE = papers.headline.join(' ')
const part = '#papers'

test('certificates: are complete on /about, and marked as specimens', async ({ page }) => {
  await visit(page, `/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
  const shown = page.locator(part)
  await expect(shown.getByText(papers.note)).toBeVisible()
  for (const { paper, number } of papers.certificates.entries) {
    const row = shown.getByRole('row', { name: paper })
    await expect(row).toContainText(number)
    await expect(row.getByText(papers.mark, { exact: true })).toBeVisible()
  }
  for (const { name } of papers.ships.entries)
    await expect(shown.getByRole('rowheader', { name })).toBeVisible()
  await expect(shown).toContainText(papers.company.legalName)
  // A specimen has nothing to check.
  await expect(shown.getByRole('link')).toHaveCount(0)
})

test('certificates: the landing page names them and links to them @once', async ({ page }) => {
  await visit(page, '/')
  await expect(page.locator(part).getByText(papers.note)).toBeVisible()
  await page.locator(part).getByRole('link', { name: papers.certificates.title }).click()
  await expect(page).toHaveURL(`/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
})

test('a service: links to the certificate that proves a line of it', async ({ page }) => {
  await visit(page, '/services#crew')
  const item = page.locator('#crew').getByRole('listitem').first()
  await expect(item).toContainText(serviceOf('crew').items[0]!)
  await untilAtRest(page)
  await item.getByRole('link').click()
  await expect(page).toHaveURL(`/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
})

test('duty contacts: can be reached from the landing page, and called and written to', async ({
  page,
}) => {
  await visit(page, '/')
  await page.getByRole('link', { name: papers.watch.title }).click()
  await expect(page).toHaveURL('/contact#watch')
  const watch = page.locator('#watch')
  await expect(watch.getByRole('heading', { name: papers.watch.title })).toBeInViewport()
  for (const { duty, name, phone, email } of papers.watch.entries) {
    await expect(watch.getByRole('term').filter({ hasText: duty })).toBeVisible()
    await expect(watch.getByText(name, { exact: true })).toBeVisible()
    await expect(watch.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    )
    await expect(watch.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
  }
})

test('notice to seafarers: says that no fee is asked, and where to report one @once', async ({
  page,
}) => {
  const email = papers.notice.email || company.email
  for (const path of ['/', '/contact']) {
    await visit(page, path)
    const notice = page.getByRole('complementary', { name: papers.notice.title })
    await expect(notice.getByText(papers.notice.text)).toBeVisible()
    await expect(notice.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}?subject=${encodeURIComponent(papers.notice.subject)}`,
    )
  }
})

test('specimens: prove nothing in structured data, under the form and in the footer @once', async ({
  page,
}) => {
  await visit(page, '/contact')
  for (const badge of BADGES) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: badge })).toHaveCount(0)
  }
  for (const { number } of papers.certificates.entries)
    await expect(page.getByRole('contentinfo')).not.toContainText(number)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(data).not.toContain(papers.company.legalName)
  expect(data).not.toContain(papers.company.cin)
})
