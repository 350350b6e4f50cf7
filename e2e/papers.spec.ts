import { about, company, papers, services } from './content.ts'
import { expect, test } from './test.ts'
import { visit, untilAtRest } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HEADLINE = papers.headline
const part = '#papers'
// Editors may leave any of these empty.
const certificates = papers.certificates.entries.filter(({ number }) => number)
const contacts = papers.watch.entries.filter(({ phone }) => phone)

test('certificates: the landing page names them and links to all of them on /about', async ({
  page,
}) => {
  test.skip(certificates.length === 0, 'content/ has no certificates')
  await visit(page, '/')
  await page.locator(part).getByRole('link', { name: papers.read }).click()
  await expect(page).toHaveURL(`/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
  const shown = page.locator(part)
  for (const { paper, number } of certificates)
    await expect(shown.getByRole('row', { name: paper })).toContainText(number)
  for (const { name, imo } of papers.ships.entries.filter(({ name }) => name))
    await expect(
      shown.getByRole('rowheader', { name: [name, imo].join(' ').trim(), exact: true }),
    ).toBeVisible()
  await expect(shown).toContainText(papers.company.legalName)
})

for (const path of ['/', '/about'])
  test(`${path}: each door leads to what it names`, async ({ page }) => {
    test.skip(certificates.length === 0 || contacts.length === 0, 'content/ leaves doors out')
    for (const { who, find, to } of about.doors.entries)
      await test.step(who, async () => {
        await visit(page, path)
        await page.getByRole('link', { name: `${who} ${find}` }).click()
        const places: Partial<Record<typeof to, string>> = {
          papers: HEADLINE,
          contacts: papers.watch.title,
        }
        const name = places[to] ?? services.find(({ id }) => id === to)!.title
        await expect(page.getByRole('heading', { name }).first()).toBeInViewport()
      })
  })

test('a service: links to the certificate that proves a line of it', async ({ page }) => {
  const isProven = ({ paper }: { paper: string }) => certificates.some(({ id }) => id === paper)
  const service = services.find(({ claims }) => claims.some(isProven))
  test.skip(!service, 'content/ names no certificate as a proof')
  const { id, claims } = service!
  await visit(page, `/services#${id}`)
  const { text } = claims.find(isProven)!
  const item = page.locator(`#${id}`).getByRole('listitem').filter({ hasText: text })
  await untilAtRest(page)
  await item.getByRole('link').click()
  await expect(page).toHaveURL(`/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
})

test('duty contacts: can be reached from the landing page, and called and written to', async ({
  page,
}) => {
  test.skip(contacts.length === 0, 'content/ has no duty contacts')
  await visit(page, '/')
  await page.getByRole('link', { name: papers.watch.all }).click()
  await expect(page).toHaveURL('/contact#watch')
  const watch = page.locator('#watch')
  await expect(watch.getByRole('heading', { name: papers.watch.title })).toBeInViewport()
  for (const { duty, name, phone, email } of contacts) {
    await expect(watch.getByRole('term').filter({ hasText: duty })).toBeVisible()
    await expect(watch.getByRole('link', { name: phone })).toBeVisible()
    for (const text of [name, email].filter(Boolean)) await expect(watch).toContainText(text)
  }
})

test('notice to seafarers: says that no fee is asked, and where to report one', async ({
  page,
}) => {
  test.skip(papers.notice.text === '', 'content/ has no notice')
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
