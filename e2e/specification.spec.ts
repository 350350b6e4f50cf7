import {
  bringCarouselIntoView,
  carousel,
  carouselButton,
  expectSlide,
  runningTimer,
  swipe,
} from './carousel.ts'
import {
  about,
  company,
  contact,
  errorScreen,
  footer,
  home,
  navigation,
  serviceOf,
} from './content.ts'
import {
  countedChanges,
  expectCountersInView,
  lastCounted,
  showRatio,
  startingRatio,
  valueOf,
  watchCounters,
} from './counters.ts'
import {
  anInquiry,
  BLANK,
  expectFailure,
  expectFields,
  field,
  fill,
  mailInstead,
  posts,
  send,
  sendButton,
  serviceThat,
  status,
  storedFrom,
  topInForm,
} from './inquiries.ts'
import { expectInView, openServices, scrollThrough } from './open-services.ts'
import { CONTRAST, CONTRAST_OF_LARGE_TEXT, leastContrast } from './layout-assertions.ts'
import * as spec from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  expectAt,
  follow,
  hold,
  opacityOf,
  openMenu,
  rewritePages,
  scrollToMiddle,
  stopClock,
  untilHydrated,
  visit,
} from './page-helpers.ts'

// The specification row by row, in its order, on a phone and on a desktop computer (playwright.config.ts).

/** The last change of a counter may come this long before its duration ends. */
const EARLY_MS = 400
/** A busy machine may start a counter's clock this late. */
const LATE_MS = 300
/** A section's block shifts by this many px while the section crosses the viewport. */
const SHIFT_PX = { min: 8, max: 24 }

const banner = (page: Page) => page.getByRole('banner')
const section = (page: Page, id: string) => page.locator(`section#${id}`)
const idsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map(({ id }) => id))
const nextFrames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  })
/** How many strokes the icon of the status message has: a check mark one, a cross two. */
const strokesOf = (page: Page) =>
  status(page)
    .locator('path')
    .evaluate((path) => path.getAttribute('d')!.match(/M/g)!.length)

test.describe('2 Routes', () => {
  test('/: has home, about, services and contact, in that order, and the six services', async ({
    page,
  }) => {
    await visit(page, '/')
    for (const id of spec.SECTION_IDS) await expect(section(page, id)).toBeVisible()
    expect(await idsOf(page, 'main section[id]')).toEqual(expect.arrayContaining(spec.SECTION_IDS))
    expect(await idsOf(page, spec.SECTION_IDS.map((id) => `main #${id}`).join())).toEqual(
      spec.SECTION_IDS,
    )
    expect(await idsOf(page, spec.SERVICE_IDS.map((id) => `#services #${id}`).join())).toEqual(
      spec.SERVICE_IDS,
    )
  })

  for (const [id, headline] of Object.entries(spec.PAGE_HEADLINES))
    test(`/${id}: has that section only; its headline is the visible h1 and begins the title`, async ({
      page,
    }) => {
      await visit(page, `/${id}`)
      expect(await idsOf(page, spec.SECTION_IDS.map((other) => `#${other}`).join())).toEqual([id])
      await expect(section(page, id)).toBeVisible()
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveJSProperty('textContent', headline)
      await expect(heading).toBeInViewport({ ratio: 1 })
      expect((await heading.boundingBox())!.height).toBeGreaterThan(10)
      const title = await page.title()
      expect(title).toContain(`${company.name}, `)
      expect(title.startsWith(`${headline} · `), title).toBe(true)
      expect(title.length).toBeLessThan(70)
    })
})

test.describe('2 Top bar', () => {
  test('logo: shows at every scroll position and leads to /', async ({ page }) => {
    await visit(page, '/')
    const logo = banner(page).getByRole('link', { name: navigation.logo })
    for (const id of spec.SECTION_IDS) {
      await scrollToMiddle(page, id, -10)
      await expect(logo.locator('svg').first()).toBeVisible()
      await expect(logo).toBeInViewport({ ratio: 1 })
      expect((await logo.boundingBox())!.width).toBeGreaterThan(100)
    }
    await visit(page, '/contact')
    await logo.click()
    await expect(page).toHaveURL('/')
  })

  test('Home, About and Contact: scroll smoothly to their section', async ({ page }) => {
    await visit(page, '/')
    for (const name of ['Contact', 'About', 'Home'] as const) {
      const positions = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const seen = new Set<number>()
            addEventListener('scroll', () => seen.add(scrollY))
            addEventListener('scrollend', () => resolve(seen.size), { once: true })
          }),
      )
      await follow(page, name)
      await expectAt(page, spec.ENTRIES[name])
      expect(await positions, `positions on the way to ${name}`).toBeGreaterThan(2)
    }
  })

  test('Services: is a menu with the six services', async ({ page }) => {
    await visit(page, '/')
    await openMenu(page)
    const links = banner(page)
      .getByRole('link')
      .filter({ hasText: /Management$/ })
    await expect(links).toHaveText(spec.SERVICE_NAMES)
    for (const name of spec.SERVICE_NAMES)
      await expect(links.filter({ hasText: name })).toBeVisible()
  })

  test('an entry of the menu: closes it, opens its service and centres that after 60 ms', async ({
    page,
  }) => {
    // Without motion the page is there as soon as the scroll starts.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, '/')
    await stopClock(page)
    await chooseFromMenu(page, spec.SERVICES.travel)
    await expect(banner(page).getByRole('link', { name: spec.SERVICES.travel })).toBeHidden()
    const position = () => page.evaluate(() => scrollY)
    await page.clock.runFor(spec.DELAY_FROM_MENU_MS - 1)
    expect(await position()).toBe(0)
    await page.clock.runFor(1)
    expect(await position()).toBeGreaterThan(0)
    await page.clock.resume()
    await expectInView(page, 'travel')
    await expect.poll(() => openServices(page)).toEqual(['travel'])
  })

  test('active entry: follows the section at the middle of the viewport', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const expectActive = async (name: string) => {
      const button = page.getByRole('button', { name: navigation.menu, exact: true })
      const isPhone = await button.isVisible()
      if (isPhone) await button.click()
      await expect(banner(page).locator('nav:visible [aria-current]')).toHaveText(name)
      if (isPhone) await page.keyboard.press('Escape')
    }
    await expectActive('Home')
    for (const [before, after] of [
      ['Home', 'About'],
      ['About', 'Services'],
      ['Services', 'Contact'],
    ] as const) {
      await scrollToMiddle(page, spec.ENTRIES[after], 3)
      await expectActive(before)
      await scrollToMiddle(page, spec.ENTRIES[after], -3)
      await expectActive(after)
    }
  })
})

test.describe('2 Hero', () => {
  test('has a logo and the three figures, which count up', async ({ page }) => {
    await watchCounters(page, 'home')
    await page.goto('/')
    const hero = section(page, 'home')
    await expect(hero.locator('svg:has(use):visible').first()).toBeInViewport()
    await expect(hero.getByRole('heading', { level: 1 })).toHaveAccessibleName(home.headline)
    const list = spec.FIGURES.map(({ label, final }) => `- listitem: ${final} ${label}`)
    await expect(hero).toMatchAriaSnapshot(
      ['- list:', ...list.map((item) => `  ${item}`)].join('\n'),
    )
    await expect.poll(() => lastCounted(page)).toEqual(spec.FIGURES.map(({ final }) => final))
    const texts = (await countedChanges(page)).filter(({ place }) => place === 0)
    expect(texts.length).toBeGreaterThan(2)
  })

  test('headline and links are legible over the bare poster', async ({ page }) => {
    await visit(page, '/')
    const hero = section(page, 'home')
    await expect.poll(() => opacityOf(hero.getByRole('list'))).toBe(1)
    const headline = hero.getByRole('heading')
    const next = hero.getByRole('link', { name: home.aboutLink })
    for (const [part, wanted] of [
      [headline, CONTRAST_OF_LARGE_TEXT],
      [next, CONTRAST],
    ] as const)
      expect(await leastContrast(page, part)).toBeGreaterThanOrEqual(wanted)
  })

  test('content: moves by 0.1 of the scroll offset', async ({ page }) => {
    await visit(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    const place = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
    const still = await place()
    for (const offset of [100, 400]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
      await nextFrames(page)
      expect((await place()) - still).toBeCloseTo(offset * spec.HERO_LAG, 0)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await nextFrames(page)
    expect(await place()).toBeCloseTo(still, 0)
  })

  for (const [what, hasTimelines] of [
    ['with scroll-driven animations', true],
    ['without them', false],
  ] as const)
    test(`other sections: a block of each shifts slightly with the scroll ${what}`, async ({
      page,
    }) => {
      if (!hasTimelines) await removeTimelines(page)
      await visit(page, '/')
      for (const id of ['about', 'services', 'contact']) {
        const shifted = await shiftOf(page, id)
        expect(shifted, id).toBeGreaterThanOrEqual(SHIFT_PX.min)
        expect(shifted, id).toBeLessThanOrEqual(SHIFT_PX.max)
      }
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const id of ['about', 'services', 'contact']) expect(await shiftOf(page, id), id).toBe(0)
    })
})

/** How far, in px, the block of a section that shifts most does so while the section crosses the viewport. */
const shiftOf = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    const root = document.getElementById(name)!
    const parts = [...root.querySelectorAll('*')]
    const ranges = parts.map(() => [Infinity, -Infinity] as [number, number])
    const start = root.getBoundingClientRect().top + scrollY - innerHeight
    const length = root.offsetHeight + innerHeight
    const steps = Math.ceil(length / (innerHeight / 2))
    for (let step = 0; step <= steps; step++) {
      window.scrollTo({ top: start + (length * step) / steps, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      for (const [index, part] of parts.entries()) {
        const { translate } = getComputedStyle(part)
        if (!part.checkVisibility() || part.matches('svg *')) continue
        const px = Number.parseFloat(translate.split(' ')[1] ?? '0')
        const range = ranges[index]!
        range[0] = Math.min(range[0], px)
        range[1] = Math.max(range[1], px)
      }
    }
    // What shifts moves in both directions.
    return Math.max(
      0,
      ...ranges.filter(([least]) => least < 0).map(([least, most]) => most - least),
    )
  }, id)

/** Serves the pages as a browser without scroll-driven animations understands them. */
async function removeTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string) => !condition.includes('timeline') && supports(condition)
  })
  await rewritePages(page, (html) => html.replaceAll('animation-timeline', 'unknown-timeline'))
}

/**
 * Opens / with both clocks of the 2.5 s stopped, the script's and the style sheet's, until React has taken over
 * the hero. The film takes its own time; of the 2.5 s, only what a test lets pass does.
 */
async function stopRevealClocks(page: Page) {
  await page.clock.install()
  await stopClock(page)
  await page.addInitScript(() =>
    addEventListener('load', () => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) {
          animation.pause()
          animation.currentTime = 0
        }
    }),
  )
  await page.goto('/')
  await expect
    .poll(async () => {
      await page.clock.runFor(10)
      return page.locator('#home video').count()
    })
    .toBe(1)
}

/** How much can be seen of figures and overlay: of what the style sheet shows after 2.5 s by itself. */
const opacityOfFading = (page: Page) =>
  page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    const parts = timed.map(({ effect }) => (effect as KeyframeEffect).target!)
    const fading = parts.filter((part) => part.matches('#home ul, #home div'))
    return Object.fromEntries(
      fading.map((part) => [part.localName, Number(getComputedStyle(part).opacity)]),
    )
  })
const HIDDEN = { ul: 0, div: 0 }
const SHOWN = { ul: 1, div: 1 }

test.describe('2 Background video', () => {
  test.use({ hasFilm: true })

  test('loops from edge to edge (deviation: from below the bar; on an upright phone down to 70 %)', async ({
    page,
  }) => {
    await visit(page, '/')
    const film = page.locator('#home video')
    await expect(film).toHaveJSProperty('loop', true)
    await expect(film).toHaveJSProperty('muted', true)
    const { x, y, width, height } = (await film.boundingBox())!
    const hero = (await section(page, 'home').boundingBox())!
    const bar = (await banner(page).boundingBox())!.height
    expect([x, width]).toEqual([0, hero.width])
    expect(Math.abs(y - bar)).toBeLessThanOrEqual(1)
    const foot = (hero.width < 768 ? 0.7 : 1) * hero.height
    expect(Math.abs(y + height - foot)).toBeLessThanOrEqual(2)
    await expect(film).toHaveJSProperty('paused', false)
  })

  test('figures and overlay fade in once it can play through, before 2.5 s are over; headline and links are there at once', async ({
    page,
  }) => {
    const release = await hold(page, '**/*.mp4')
    await stopRevealClocks(page)
    expect(await opacityOfFading(page)).toEqual(HIDDEN)
    const hero = section(page, 'home')
    for (const part of [hero.getByRole('heading'), ...(await hero.getByRole('link').all())])
      expect(await opacityOf(part)).toBe(1)
    release()
    const film = page.locator('#home video')
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState), { timeout: 20_000 })
      .toBe(4)
    await expect.poll(() => opacityOfFading(page)).toEqual(SHOWN)
    expect(await page.evaluate(() => performance.now())).toBeLessThan(spec.LONGEST_WAIT_FOR_FILM_MS)
  })

  test('figures and overlay fade in after 2.5 s without a film that can play', async ({ page }) => {
    await hold(page, '**/*.mp4')
    await stopRevealClocks(page)
    const passedMs = await page.evaluate(() => performance.now())
    await page.clock.runFor(spec.LONGEST_WAIT_FOR_FILM_MS - 1 - passedMs)
    expect(await opacityOfFading(page)).toEqual(HIDDEN)
    await page.clock.runFor(1)
    await expect.poll(() => opacityOfFading(page)).toEqual(SHOWN)
  })
})

test.describe('2 Footer', () => {
  test('has the four entries again, and a copyright line with the current year', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    const end = page.getByRole('contentinfo')
    for (const [name, id] of Object.entries(spec.ENTRIES)) {
      await end.getByRole('link', { name, exact: true }).click()
      await expectAt(page, id)
    }
    await expect(
      end.getByText(`${new Date().getFullYear()} ${company.name}. ${spec.RIGHTS}`),
    ).toBeVisible()
    await expect(end).toContainText(footer.notice, { useInnerText: true })
  })
})

test.describe('2 Services', () => {
  test('one is open, technical at first; the others have no height and are hidden', async ({
    page,
  }) => {
    await visit(page, '/services')
    // The middle of the viewport selects only after a frame.
    await nextFrames(page)
    expect(await openServices(page)).toEqual(['technical'])
    for (const id of spec.SERVICE_IDS.slice(1)) {
      await expect(page.locator(`#${id}`).getByRole('link')).toHaveCount(0)
      await expect(page.locator(`#${id}`).getByText(serviceOf(id).text)).toBeHidden()
    }
  })

  test('each says what it covers', async ({ page }) => {
    await visit(page, '/services')
    for (const id of spec.SERVICE_IDS) {
      await page.goto(`/services#${id}`)
      const block = page.locator(`#${id}`)
      await expect(block.getByText(serviceOf(id).text)).toBeVisible()
      const text = (await block.innerText()).toLowerCase()
      for (const term of spec.SERVICE_TERMS[id]) expect(text).toContain(term.toLowerCase())
    }
  })

  test('each has an image, a layout direction and its delay', async ({ page }) => {
    const open = async (id: string) => {
      await page.goto(`/services#${id}`)
      await expect.poll(() => openServices(page)).toEqual([id])
    }
    await visit(page, '/services')
    // Only a service that replaces another has a delay.
    await open('audit')
    const layouts: (string | null)[] = []
    for (const [place, id] of spec.SERVICE_IDS.entries()) {
      await open(id)
      const block = page.locator(`#${id}`)
      await expect(block.getByRole('img')).toBeVisible()
      layouts.push(await block.getAttribute('data-layout'))
      await expect
        .poll(() =>
          block
            .getByText(serviceOf(id).text)
            .evaluate((element) => getComputedStyle(element).animationDelay),
        )
        .toBe(`${spec.SERVICE_DELAYS_S[place]}s`)
    }
    expect(new Set(layouts).size).toBeGreaterThan(1)
    for (const [place, layout] of layouts.entries()) expect(layout).not.toBe(layouts[place + 1])
  })
})

test.describe('2 About', () => {
  test('opens with the headline and the blurb; counters, carousel and ship management follow', async ({
    page,
  }) => {
    await visit(page, '/about')
    const headline = page.getByRole('heading', { name: spec.FREIGHT_HEADLINE })
    await expect(headline).toBeInViewport()
    const parts = [
      headline,
      page.getByText(about.freight.text),
      section(page, 'about').getByRole('listitem').filter({ hasText: spec.FIGURES[0]!.label }),
      carousel(page),
      page.getByRole('heading', { name: about.management.headline }),
    ]
    const tops = await Promise.all(
      parts.map((part) => part.evaluate((element) => element.getBoundingClientRect().top)),
    )
    const [first, , , slides, last] = tops
    expect(slides).toBeGreaterThan(first!)
    expect(slides).toBeLessThan(last!)
    // On a desktop computer the carousel stands beside the blurb and the counters.
    const inOrder = page.viewportSize()!.width < 768 ? tops : tops.toSpliced(3, 1)
    expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
  })

  test('carousel: has four titled slides, previous and next, and thumbnails', async ({ page }) => {
    await visit(page, '/about')
    await bringCarouselIntoView(page)
    await carouselButton(page, about.carousel.pause).click()
    await expectSlide(page, 0)
    await carouselButton(page, about.carousel.previous).click()
    await expectSlide(page, 3)
    await carouselButton(page, about.carousel.next).click()
    await expectSlide(page, 0)
    for (const index of [3, 1, 2, 0]) {
      await carouselButton(page, spec.SLIDE_TITLES[index]!).click()
      await expectSlide(page, index)
    }
    await expect(carousel(page).getByRole('button')).toHaveCount(spec.SLIDE_TITLES.length + 3)
  })
})

test.describe('2 Contact page', () => {
  test('has its title, email, phone numbers, office and response time', async ({ page }) => {
    await visit(page, '/contact')
    const title = page.getByRole('heading', { name: spec.CONTACT_HEADLINE })
    await expect(title).toBeVisible()
    await expect(title).toHaveJSProperty('textContent', spec.CONTACT_HEADLINE)
    const details = page.getByRole('main').getByRole('definition')
    await expect(details.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    for (const { number } of company.phones)
      await expect(details.getByRole('link', { name: number }).first()).toHaveAttribute(
        'href',
        `tel:${number.replaceAll(' ', '')}`,
      )
    const texts = await details.allTextContents()
    for (const words of spec.OFFICE) expect(texts.join()).toContain(words)
    expect(texts).toContain(spec.RESPONSE_TIME)
  })

  test('form: has its title, and its badges below the send button', async ({ page }) => {
    await visit(page, '/contact')
    await expect(page.getByRole('form', { name: spec.FORM_TITLE })).toBeVisible()
    const button = (await sendButton(page).boundingBox())!
    for (const badge of spec.BADGES) {
      const { y } = (await page.locator('form').getByText(badge, { exact: true }).boundingBox())!
      expect(y, badge).toBeGreaterThanOrEqual(button.y + button.height)
    }
  })
})

test.describe('3 Inquiry form', () => {
  test('has six fields, three of them required, and the service options in order', async ({
    page,
  }) => {
    await visit(page, '/contact')
    for (const name of ['name', 'email', 'phone', 'company', 'service', 'message'] as const) {
      await expect(field(page, name)).toBeVisible()
      await expect(field(page, name)).toHaveAttribute('name', name)
      await expect(field(page, name)).toHaveJSProperty(
        'required',
        ['name', 'email', 'message'].includes(name),
      )
    }
    await expect(field(page, 'email')).toHaveAttribute('type', 'email')
    await expect(field(page, 'message')).toHaveAttribute('rows', String(spec.MESSAGE_ROWS))
    const options = field(page, 'service').getByRole('option')
    await expect(options).toHaveText([spec.DEFAULT_OPTION, ...spec.OPTIONS])
    expect(
      await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value)),
    ).toEqual(['', ...spec.OPTIONS])
    await expect(field(page, 'service')).toHaveValue('')
  })
})

test.describe('4 Landing page', () => {
  test('scrolling over a service selects it, each once and in order, in both directions', async ({
    page,
  }) => {
    await visit(page, '/')
    expect(await scrollThrough(page, 'down')).toEqual(spec.SERVICE_IDS)
    expect(await scrollThrough(page, 'up')).toEqual(spec.SERVICE_IDS.toReversed())
  })

  test('a service chosen from the index comes to rest pinned, and the next scroll goes on from it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/')
    for (const id of ['audit', 'technical', 'freight'] as const) {
      await section(page, 'services').locator(`ol a[href="#${id}"]`).click()
      await expectInView(page, id)
      await expect.poll(() => openServices(page)).toEqual([id])
    }
    await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
    await nextFrames(page)
    expect(await openServices(page)).toEqual(['freight'])
  })

  test('on load, the service at the middle of the viewport is selected', async ({ page }) => {
    await visit(page, '/')
    await section(page, 'services').evaluate((element) => {
      const { top, height } = element.getBoundingClientRect()
      window.scrollTo({
        top: scrollY + top + height / 2 + 50 - innerHeight / 2,
        behavior: 'instant',
      })
    })
    await expect.poll(() => openServices(page)).toEqual(['freight'])
    await page.reload()
    await untilHydrated(page)
    await expect.poll(() => openServices(page)).toEqual(['freight'])
    await expect(banner(page).locator('[aria-current]:not(:popover-open *)').first()).toHaveText(
      'Services',
    )
  })

  test('makes no network calls of its own', async ({ page }) => {
    const calls: string[] = []
    page.on('request', (request) => {
      if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url())
    })
    await visit(page, '/')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await nextFrames(page)
    expect(calls).toEqual([])
  })
})

test.describe('4 Inquiry submission', () => {
  test('sends once: the button is disabled, then the fields are empty and a message shows for 5 s @inbox', async ({
    page,
  }) => {
    const typed = anInquiry()
    // Without motion a field is in view as soon as it has the focus.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await visit(page, '/contact')
    await fill(page, typed)
    const sent = posts(page)
    const release = await hold(page, '**/submit')
    await stopClock(page)
    await sendButton(page).click()
    const sending = page.getByRole('button', { name: spec.SENDING })
    await expect(sending).toHaveJSProperty('disabled', true)
    await sending.click({ force: true })
    await field(page, 'name').press('Enter')
    await field(page, 'name').blur()
    release()
    await expect(status(page)).toHaveText(spec.SUCCESS)
    expect(sent).toHaveLength(1)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    await expectFields(page, BLANK)
    await expect(page.getByRole('form', { name: spec.FORM_TITLE })).toBeVisible()
    await expect(sendButton(page)).toHaveJSProperty('disabled', false)
    await expect(sendButton(page)).toBeFocused()
    await page.clock.runFor(spec.STATUS_DISPLAY_MS - 200)
    await expect(status(page)).toHaveText(spec.SUCCESS)
    await page.clock.runFor(200)
    await expect(status(page)).toHaveText('')
  })
})

test.describe('4 Carousel', () => {
  test('advances every 5 s and cycles', async ({ page }) => {
    await visit(page, '/about')
    await bringCarouselIntoView(page)
    for (const slide of [0, 1, 2, 3, 0]) {
      await expectSlide(page, slide)
      await expect
        .poll(() => runningTimer(page, spec.AUTOPLAY_INTERVAL_MS - 100))
        .toEqual({ durationMs: spec.AUTOPLAY_INTERVAL_MS })
    }
    await expectSlide(page, 1)
  })

  test('pauses while the pointer hovers over it @mouse', async ({ page }) => {
    await visit(page, '/about')
    await bringCarouselIntoView(page)
    await expect.poll(() => runningTimer(page)).toBeDefined()
    await carousel(page).getByRole('heading').hover()
    await expect.poll(() => runningTimer(page)).toBeUndefined()
    await page.mouse.move(0, 0)
    await expect.poll(() => runningTimer(page)).toBeDefined()
  })

  test('a swipe of more than 50 px changes the slide, a shorter one does not @touch', async ({
    page,
  }) => {
    await visit(page, '/about')
    await bringCarouselIntoView(page)
    await carouselButton(page, about.carousel.pause).tap()
    const far = spec.SWIPE_THRESHOLD_PX + 10
    await swipe(page, -far)
    await expectSlide(page, 1)
    await swipe(page, -(spec.SWIPE_THRESHOLD_PX - 10))
    await swipe(page, -far)
    await expectSlide(page, 2)
    await swipe(page, far)
    await expectSlide(page, 1)
  })
})

test.describe('4 Counters', () => {
  test('start when 25 % of about is visible, with all three in the viewport, take their durations, and run once', async ({
    page,
  }) => {
    await watchCounters(page, 'about')
    await visit(page, '/')
    const ratio = await startingRatio(page)
    expect(ratio).toBeLessThanOrEqual(spec.COUNTING_RATIO)
    await showRatio(page, ratio - 0.015)
    expect(await countedChanges(page)).toEqual([])
    await showRatio(page, ratio + 0.01)
    await expectCountersInView(page)
    await expect.poll(() => lastCounted(page)).toEqual(spec.FIGURES.map(({ final }) => final))

    const changes = await countedChanges(page)
    for (const [place, { final, durationMs, label }] of spec.FIGURES.entries()) {
      const own = changes.filter((change) => change.place === place)
      const values = own.map(({ text }) => valueOf(text))
      expect(values[0], label).toBeLessThan(valueOf(final) * 0.5)
      expect(values, label).toEqual(values.toSorted((one, other) => one - other))
      const tookMs = own.at(-1)!.ms - own[0]!.ms
      expect(tookMs, label).toBeGreaterThan(durationMs - EARLY_MS - LATE_MS)
      expect(tookMs, label).toBeLessThan(durationMs + LATE_MS)
    }
    await showRatio(page, ratio - 0.015)
    await showRatio(page, ratio + 0.05)
    expect(await countedChanges(page)).toHaveLength(changes.length)
  })
})

test.describe('5 Validation', () => {
  test('nothing is sent without name, email and message, or with an email of the wrong form @inbox', async ({
    page,
  }) => {
    await visit(page, '/contact')
    const sent = posts(page)
    await sendButton(page).click()
    await expect(field(page, 'name')).toBeFocused()
    for (const name of ['name', 'email', 'message'] as const)
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')
    await field(page, 'name').fill('Asha')
    await field(page, 'message').fill('Two reefers.')
    await field(page, 'email').fill('asha at shipper')
    await sendButton(page).click()
    await expect(field(page, 'email')).toBeFocused()
    expect(sent).toEqual([])
    await field(page, 'email').fill('asha@shipper.example')
    await field(page, 'message').fill('   ')
    await sendButton(page).click()
    await expect(field(page, 'message')).toBeFocused()
    expect(sent).toEqual([])
    await field(page, 'message').fill('Two reefers.')
    await sendButton(page).click()
    await expect(status(page)).toHaveText(spec.SUCCESS)
    expect(sent).toHaveLength(1)
  })
})

test.describe('5 No other validation', () => {
  test('texts of any length are sent @inbox', async ({ page }) => {
    const { name, email } = anInquiry()
    const any = 'of any length '.repeat(50)
    const typed = { ...anInquiry(), name: `${name} ${any}`, phone: any, company: any }
    typed.email = `${'a'.repeat(250)}.${email}`
    typed.message = any.repeat(30)
    await visit(page, '/contact')
    await send(page, typed)
    expect(storedFrom(typed.name)).toMatchObject([typed])
  })

  test('a request over 64 KiB fails, and a mail is offered @inbox', async ({ page }) => {
    const typed = { ...anInquiry(), message: 'x'.repeat(64 * 1024) }
    await visit(page, '/contact')
    await send(page, typed, spec.FAILURE)
    await expect(mailInstead(page)).toBeVisible()
    await expectFields(page, typed)
    expect(storedFrom(typed.name)).toEqual([])
  })
})

test.describe('7 The call', () => {
  test('posts the access key, the subject and the six fields as JSON @inbox', async ({ page }) => {
    const typed = anInquiry()
    await visit(page, '/contact')
    const sent = posts(page)
    await send(page, typed)
    const [request] = sent
    expect(new URL(request!.url()).pathname).toBe('/submit')
    const headers = await request!.allHeaders()
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      accept: 'application/json',
    })
    const { access_key: key, ...body } = request!.postDataJSON()
    expect(key).toMatch(/\S/)
    expect(body).toEqual({ subject: `New Contact from ${typed.name} - ${company.brand}`, ...typed })
    expect(storedFrom(typed.name)).toMatchObject([typed])
  })
})

test.describe('8 Error catalogue', () => {
  test('success: the message has a check mark @inbox', async ({ page }) => {
    await visit(page, '/contact')
    await send(page, anInquiry())
    await expect(status(page).locator('svg')).toBeVisible()
    expect(await strokesOf(page)).toBe(1)
  })

  for (const fault of ['unsuccessful', 'html', 'reset'] as const)
    test(`${fault}: the message is red with a cross, and goes after 5 s; the fields keep their text`, async ({
      page,
    }) => {
      const typed = anInquiry()
      await page.clock.install()
      await visit(page, '/contact')
      await fill(page, typed)
      await stopClock(page)
      await serviceThat(page, fault)
      await sendButton(page).click()
      await expectFailure(page, typed)
      expect(await strokesOf(page)).toBe(2)
      await expect(status(page)).toBeInViewport()
      await page.clock.runFor(spec.STATUS_DISPLAY_MS - 200)
      await expect(status(page)).toHaveText(spec.FAILURE)
      await page.clock.runFor(200)
      await expect(status(page)).toHaveText('')
      await expectFields(page, typed)
    })

  test('success and failure show in the same place directly below the button, and move nothing @inbox', async ({
    page,
  }) => {
    await page.clock.install()
    await visit(page, '/contact')
    await fill(page, anInquiry())
    const badges = page.locator('form').getByText(spec.BADGES[0]!)
    const parts = [sendButton(page), status(page), badges]
    const topsOf = () => Promise.all(parts.map(topInForm))
    const tops = await topsOf()
    await serviceThat(page, 'unsuccessful')
    const toFoot = () =>
      sendButton(page).evaluate((button) =>
        button.scrollIntoView({ block: 'end', behavior: 'instant' }),
      )
    await toFoot()
    await send(page, undefined, spec.FAILURE)
    expect(await topsOf()).toEqual(tops)
    const failure = await topInForm(status(page).locator('span'))
    const { height } = (await sendButton(page).boundingBox())!
    expect(failure - tops[0]! - height).toBeGreaterThanOrEqual(0)
    expect(failure - tops[0]! - height).toBeLessThan(24)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    await expect(mailInstead(page)).toBeInViewport({ ratio: 1 })
    await page.clock.runFor(spec.STATUS_DISPLAY_MS)
    await expect(status(page)).toHaveText('')
    expect(await topsOf()).toEqual(tops)

    await serviceThat(page, 'works')
    await toFoot()
    await send(page)
    expect(await topInForm(status(page).locator('span'))).toBe(failure)
    await expect(status(page)).toBeInViewport({ ratio: 1 })
    const receipt = page.getByRole('region', { name: contact.form.receipt.title })
    expect(await topInForm(receipt)).toBeGreaterThan(failure)
    expect(await topInForm(badges)).toBeGreaterThan(await topInForm(receipt))
  })

  test('an unknown page shows the error screen, with links to the four sections and the contact details', async ({
    page,
  }) => {
    const response = await page.goto('/nowhere')
    expect(response!.status()).toBe(404)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    await expect(heading).toHaveJSProperty('textContent', spec.ERROR_HEADLINE)
    const main = page.getByRole('main')
    await expect(main).toContainText(errorScreen.notFound)
    const names = [...Object.keys(spec.ENTRIES), company.email, company.phones[0]!.number]
    for (const name of names)
      await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
    await main.getByRole('link', { name: 'About', exact: true }).click()
    await expectAt(page, 'about')
    await page.goBack()
    await main.getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page).toHaveURL('/')
  })
})
