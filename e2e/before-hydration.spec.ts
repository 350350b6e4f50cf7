import { contact, services } from './content.ts'
import { expect, test } from './test.ts'
import { chooseFromMenu, hold, openMenu, untilHydrated, visit } from './visit.ts'

test('a menu closes when one of its entries is chosen before React has started', async ({
  page,
}) => {
  const release = await hold(page, '**/*.js')
  await page.goto('/')
  await chooseFromMenu(page, services[1]!.menu)
  await expect(page).toHaveURL('/#crew')
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  release()
  await untilHydrated(page)
  await expect(page.locator('#crew')).toBeInViewport({ ratio: 0.2 })
})

test('a menu that is open is not printed', async ({ page }) => {
  await visit(page, '/about')
  await openMenu(page)
  const entry = page.getByRole('banner').getByRole('link', { name: services[1]!.menu })
  await expect(entry).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(entry).toBeHidden()
})

test('a link to a text of the page shows that text', async ({ page }) => {
  const text = contact.labels.responseTime
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
  await untilHydrated(page)
  await expect(page.getByText(text, { exact: true })).toBeInViewport()
})

test('a link to a text of a closed service leaves that service open', async ({ page }) => {
  const { id, items } = services[3]!
  await page.goto(`/services#:~:text=${encodeURIComponent(items[1]!)}`)
  await untilHydrated(page)
  await expect
    .poll(() => page.locator(`#${id}`).evaluate((block) => block.clientHeight))
    .toBeGreaterThan(0)
  await expect(page.locator(`#${id}`)).toBeInViewport()
})
