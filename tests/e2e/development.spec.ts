import { dev } from 'astro'
import { contact, errorScreen } from './content.ts'
import { consoleErrors, MAIN_PAGES, scrollAndGetOpenedServiceIds, visit } from './page-helpers.ts'
import { expect, test, type Page } from './test.ts'

test.describe.configure({ mode: 'default', timeout: 180_000 })
test.use({ expectedErrors: /This component always fails/ })

let server: Awaited<ReturnType<typeof dev>>
test.beforeAll(async () => {
  server = await dev({ logLevel: 'error', server: { port: 0 }, devToolbar: { enabled: false } })
})
test.afterAll(() => server.stop())

test.beforeEach(async ({ page }) => {
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" />'
  await page.route(/\/_image\?/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  )
})

const open = (page: Page, path: string) =>
  visit(page, `http://localhost:${server.address.port}${path}`)

test('npm run dev: opening and scrolling pages logs no error', async ({ page }) => {
  for (const path of [...MAIN_PAGES, '/services']) await open(page, path)
  await scrollAndGetOpenedServiceIds(page, 'down')
  expect(await consoleErrors(page)).toEqual([])
})

test('npm run dev: shows component states', async ({ page }) => {
  await open(page, '/states')
  await expect(page.getByRole('alert')).toContainText(errorScreen.sectionFailure.text)
  await open(page, '/states/form-idle')
  await expect(page.getByRole('button', { name: contact.form.send })).toBeEnabled()
})
