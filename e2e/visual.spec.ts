import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { field, sendButton } from './inquiries.ts'
import { SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { chooseFromMenu, openMenu, untilTypeset, visit } from './page-helpers.ts'

/*
 * What the window shows, beside a reference picture, so that a change nobody meant is seen. Motion is
 * reduced: the film rests on its poster, and everything stands where it ends up. A change that was
 * meant: npx playwright test e2e/visual.spec.ts --update-snapshots
 */
const PLACES = {
  hero: '#home',
  'about, on the chart': '#about',
  'about, figures': '#about ul >> nth=0',
  contact: '#contact',
  footer: 'footer',
}

const untilPicturesAreThere = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, bottom } = image.getBoundingClientRect()
        return image.checkVisibility() && bottom > 0 && top < innerHeight
      })
      .every((image) => image.complete),
  )

async function expectLook(page: Page, name: string) {
  await untilTypeset(page)
  await untilPicturesAreThere(page)
  await expect.soft(page).toHaveScreenshot(`${name.replaceAll(/\W+/g, '-')}.png`)
}

// The style that blurs pictures is one the page does not know.
test.use({ bypassCSP: true })

test.beforeEach(async ({ page }, testInfo) => {
  const hasReferences = existsSync(dirname(testInfo.snapshotPath('hero.png')))
  test.skip(
    !hasReferences && testInfo.config.updateSnapshots === 'default',
    'This company has no screenshots yet: npx playwright test e2e/visual.spec.ts --update-snapshots',
  )
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the landing page looks the same', async ({ page }) => {
  await visit(page, '/')
  for (const [name, place] of Object.entries(PLACES))
    await test.step(name, async () => {
      await page.locator(place).evaluate((part) => part.scrollIntoView())
      await expectLook(page, name)
    })
})

test('services look the same', async ({ page }) => {
  await visit(page, '/')
  for (const id of ['technical', 'audit'] as const)
    await test.step(SERVICES[id], async () => {
      await chooseFromMenu(page, SERVICES[id])
      await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.6 })
      await expectLook(page, SERVICES[id])
    })
})

test('an open menu looks the same', async ({ page }) => {
  await visit(page, '/')
  await openMenu(page)
  await expectLook(page, 'open menu')
})

test('a refused form looks the same', async ({ page }) => {
  await visit(page, '/contact')
  await sendButton(page).click()
  await expect(field(page, 'name')).toBeFocused()
  await expectLook(page, 'refused form')
})

test('the error page looks the same', async ({ page }) => {
  await page.goto('/nowhere')
  await expectLook(page, 'error page')
})
