import { about, company, credentials, services } from './content.ts'
import { expect, test } from './test.ts'
import { visit, untilAtRest } from './page-helpers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const HEADLINE = credentials.headline
const part = '#credentials'
// Editors may leave any of these empty.
const certificates = credentials.certificates.entries.filter(({ number }) => number)
const contacts = credentials.dutyContacts.entries.filter(({ phone }) => phone)

test('certificates: the landing page names them and links to all of them on /about', async ({
  page,
}) => {
  test.skip(certificates.length === 0, 'content/ has no certificates')
  await visit(page, '/')
  await page.locator(part).getByRole('link', { name: credentials.link }).click()
  await expect(page).toHaveURL(`/about${part}`)
  await expect(page.getByRole('heading', { name: HEADLINE })).toBeInViewport()
  const shown = page.locator(part)
  for (const { name, number } of certificates)
    await expect(shown.getByRole('row', { name })).toContainText(number)
  for (const { name, imo } of credentials.fleet.entries.filter(({ name }) => name))
    await expect(
      shown.getByRole('rowheader', { name: [name, imo].join(' ').trim(), exact: true }),
    ).toBeVisible()
  await expect(shown).toContainText(credentials.registration.legalName)
})

for (const path of ['/', '/about'])
  test(`${path}: each audience link leads to what it names`, async ({ page }) => {
    test.skip(certificates.length === 0 || contacts.length === 0, 'content/ leaves links out')
    for (const { who, find, to } of about.audienceLinks.entries)
      await test.step(who, async () => {
        await visit(page, path)
        await page.getByRole('link', { name: `${who} ${find}` }).click()
        const places: Partial<Record<typeof to, string>> = {
          credentials: HEADLINE,
          dutyContacts: credentials.dutyContacts.title,
        }
        const name = places[to] ?? services.find(({ id }) => id === to)!.title
        await expect(page.getByRole('heading', { name }).first()).toBeInViewport()
      })
  })

test('a service: links to the certificate that proves a line of it', async ({ page }) => {
  const isProven = ({ certificate }: { certificate: string }) =>
    certificates.some(({ id }) => id === certificate)
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
  await page.getByRole('link', { name: credentials.dutyContacts.all }).click()
  await expect(page).toHaveURL('/contact#duty-contacts')
  const dutyContacts = page.locator('#duty-contacts')
  await expect(
    dutyContacts.getByRole('heading', { name: credentials.dutyContacts.title }),
  ).toBeInViewport()
  for (const { duty, name, phone, email } of contacts) {
    await expect(dutyContacts.getByRole('term').filter({ hasText: duty })).toBeVisible()
    await expect(dutyContacts.getByRole('link', { name: phone })).toBeVisible()
    for (const text of [name, email].filter(Boolean)) await expect(dutyContacts).toContainText(text)
  }
})

test('notice to seafarers: says that no fee is asked, and where to report one', async ({
  page,
}) => {
  test.skip(credentials.seafarerNotice.text === '', 'content/ has no notice')
  const email = credentials.seafarerNotice.email || company.email
  for (const path of ['/', '/contact']) {
    await visit(page, path)
    const notice = page.getByRole('complementary', { name: credentials.seafarerNotice.title })
    await expect(notice.getByText(credentials.seafarerNotice.text)).toBeVisible()
    await expect(notice.getByRole('link', { name: email })).toHaveAttribute(
      'href',
      `mailto:${email}?subject=${encodeURIComponent(credentials.seafarerNotice.subject)}`,
    )
  }
})
