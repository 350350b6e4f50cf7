import { expect, test, type Page } from './test.ts'

test.describe('the sky behind the services', () => {
  /** Whether the picture of the sky has been asked for, once the services are shown. */
  async function hasSky(page: Page) {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto('/services', { waitUntil: 'networkidle' })
    return asked.some((url) => url.includes('trails'))
  }

  test('stands there in a window that has room for their stage @once', async ({ page }) => {
    expect(await hasSky(page)).toBe(true)
  })

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 1280, height: 600 },
  ])
    test(`does not at ${viewport.width} × ${viewport.height} @once`, async ({ page }) => {
      await page.setViewportSize(viewport)
      expect(await hasSky(page)).toBe(false)
    })

  for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const)
    test(`does not with ${Object.values(media)[0]} @once`, async ({ page }) => {
      await page.emulateMedia(media)
      expect(await hasSky(page)).toBe(false)
    })
})
