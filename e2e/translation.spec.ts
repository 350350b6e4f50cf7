import { errorScreen, serviceOf } from './content.ts'
import { expect, test } from './page-helpers.ts'
import * as site from './page-helpers.ts'
import { translatePage } from './translator.ts'

test('page translated before hydration: hydrates, and services open', async ({ page }) => {
  await page.addInitScript(translatePage, 'ar')
  for (const path of site.PAGES)
    await test.step(path, async () => {
      await site.visit(page, path)
      await expect(page.getByText(errorScreen.headline)).toHaveCount(0)
      await expect(site.banner(page).getByRole('button').first()).toBeVisible()
    })
  await page.goto('/services#crew')
  await expect.poll(() => site.openServices(page)).toEqual(['crew'])
  await expect(page.locator('#crew')).toContainText(serviceOf('crew').items[0]!)
  const complaints = await site.complaintsOf(page)
  expect(complaints.filter((text) => /policy|trusted/i.test(text))).toEqual([])
})
