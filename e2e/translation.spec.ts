import { about, contact, errorScreen, hero, serviceOf, SLIDES } from './content.ts'
import * as form from './inquiries.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'
import { translatePage } from './translator.ts'

/** What scripts have thrown, apart from React's note that it renders a page anew that was changed before hydration. */
const errorsOf = async (page: Page) =>
  (await page.pageErrors({ filter: 'all' }))
    .map(({ message }) => message)
    .filter((message) => !message.includes('Minified React error #418'))

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

/** When a translator comes: each function is called before a page is opened, and again when it has hydrated. */
const MOMENTS = {
  'before hydration': (page: Page, isHydrated: boolean) =>
    isHydrated ? undefined : page.addInitScript(translatePage, 'de'),
  'after hydration, from right to left': (page: Page, isHydrated: boolean) =>
    isHydrated ? page.evaluate(translatePage, 'ar') : undefined,
}

for (const [moment, translate] of Object.entries(MOMENTS)) {
  const visit = async (page: Page, path: string) => {
    await site.visit(page, path)
    await translate(page, true)
  }

  test(`translated ${moment}: menu, video and carousel say what they do`, async ({ page }) => {
    await translate(page, false)
    await visit(page, '/about')
    await site.openMenu(page)
    await expect(site.menuEntry(page, 'crew')).toBeVisible()
    await page.keyboard.press('Escape')
    for (const { title } of [...SLIDES.slice(1), SLIDES[0]!]) {
      await site.carouselButton(page, about.carousel.next).click()
      await expect(site.carousel(page).getByRole('heading')).toHaveText([title])
    }
    await site.menuButton(page).press('Enter')
    await site.menuEntry(page, 'crew').press('Enter')
    await expect(page).toHaveURL('/#crew')
    expect(await errorsOf(page)).toEqual([])
  })

  test(`translated ${moment}: form, messages and receipt follow @inbox`, async ({ page }) => {
    const { form: texts } = contact
    const note = (id: 'crew' | 'freight') =>
      texts.prefill.note.replace('{service}', serviceOf(id).menuName)
    const describes = (name: 'service' | 'email', words: string | RegExp) =>
      expect(form.field(page, name)).toHaveAccessibleDescription(words)
    /** Follows a link 'Ask about …', as if the page had one. */
    const ask = (id: string) =>
      page.evaluate((service) => {
        const link = document.createElement('a')
        link.href = `/contact?about=${service}#inquiry`
        document.body.append(link)
        link.click()
      }, id)
    await translate(page, false)
    await visit(page, '/contact?about=crew')
    await describes('service', new RegExp(note('crew')))
    await ask('freight')
    await describes('service', new RegExp(note('freight')))
    await page.getByRole('button', { name: texts.prefill.remove }).click()
    await describes('service', texts.optional)
    await ask('crew')
    await form.sendButton(page).click()
    await expect(form.field(page, 'name')).toHaveAttribute('aria-invalid', 'true')
    const typed = form.anInquiry()
    await form.fill(page, { ...typed, email: 'asha' })
    const invalid = await form
      .field(page, 'email')
      .evaluate((email: HTMLInputElement) => email.validationMessage)
    await describes('email', invalid)
    await form.fill(page, typed)
    await form.serviceThat(page, 'unsuccessful')
    await form.send(page, undefined, texts.failure)
    await expect(form.mailInstead(page)).toBeVisible()
    await form.serviceThat(page, 'works')
    await form.send(page)
    await expect(form.sendButton(page)).toHaveText(texts.send)
    await expect(form.receipt(page).getByText(typed.name)).toBeVisible()
    await expect(form.status(page)).toBeEmpty()
    await expect(page.getByText(errorScreen.headline)).toHaveCount(0)
    expect(await errorsOf(page)).toEqual([])
  })
}

test.describe('from right to left', () => {
  test.beforeEach(({ page }) => page.addInitScript(translatePage, 'ar'))

  /** By how much the page is wider than the window, in px. */
  const excessWidth = (page: Page) =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })

  test('longer words: no page is wider than the window @small', async ({ page }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    // As the words of many languages are
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('font { letter-spacing: 0.15em }')
        document.adoptedStyleSheets = [sheet]
      }),
    )
    for (const path of new Set([...site.ALL_PAGES, ...site.SERVICE_PAGES])) {
      await site.visit(page, path)
      await site.untilTypeset(page)
      for (const size of ['320x568', '390x844', '1024x768', '1440x900']) {
        await site.resize(page, size)
        expect.soft(await excessWidth(page), `${path} at ${size}`).toBe(0)
      }
    }
  })

  test('light that moves over a picture: widens no page', async ({ page }) => {
    for (const path of site.SERVICE_PAGES) {
      await site.visit(page, path)
      for (const direction of ['rtl', 'ltr'])
        for (const progress of [0.25, 0.45, 0.5, 0.75, 0.99]) {
          await page.evaluate(
            ([dir, part]) => {
              document.documentElement.dir = dir
              for (const animation of document.getAnimations()) {
                const { duration } = animation.effect!.getTiming()
                if (animation.timeline === document.timeline)
                  animation.currentTime = Number(duration) * part
              }
            },
            [direction, progress] as const,
          )
          expect(await excessWidth(page), `${path}, ${direction}`).toBe(0)
        }
    }
  })

  test('addresses, telephone numbers, 24 h: are as they were', async ({ page }) => {
    for (const path of [
      '/',
      '/services/crew',
      '/credentials',
      '/seafarers',
      '/privacy',
      '/nowhere',
    ]) {
      await site.visit(page, path)
      const changed = await page.evaluate((allDay) => {
        const found: string[] = []
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const { data, parentElement: element } = texts.currentNode as Text
          if (!/\w@|\+91 /.test(data) && data.trim().replace('\u200B', '') !== allDay) continue
          if (element!.closest('script, style')) continue
          const isKept =
            element!.closest('[translate=no]') && getComputedStyle(element!).direction === 'ltr'
          if (!isKept) found.push(data)
        }
        return found
      }, contact.labels.allDay)
      expect(changed, path).toEqual([])
    }
  })

  test('arrows: point the other way, also in the carousel', async ({ page }) => {
    await site.visit(page, '/')
    const isMirrored = (name: string) =>
      page
        .getByRole('button', { name })
        .or(page.locator('#home').getByRole('link', { name }))
        .locator('path')
        .evaluate((path: SVGPathElement) => path.getScreenCTM()!.a < 0)
    for (const name of [
      about.carousel.next,
      about.carousel.previous,
      hero.inquiryLink,
      contact.form.send,
    ])
      expect(await isMirrored(name), name).toBe(true)
    for (const name of [about.carousel.pause, hero.aboutLink])
      expect(await isMirrored(name), name).toBe(false)
  })
})
