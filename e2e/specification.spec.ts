import * as content from './content.ts'
import {
  about,
  company,
  contact,
  errorScreen,
  FIGURES,
  hero,
  navigation,
  serviceOf,
  SLIDES,
} from './content.ts'
import * as form from './inquiries.ts'
import { DELAY_ON_LOAD_MS } from '../src/sections/services/use-open-service.ts'
import * as spec from './specification.ts'
import { expect, test, type Page } from './page-helpers.ts'
import * as site from './page-helpers.ts'

// docs/specification.md section by section, in its order, on phones and desktop computers (playwright.config.ts).

/** The last change of a counter may come this long before its duration ends. */
const EARLY_MS = 400
/** A figure below this has too few steps for that. */
const SMALL = 90
/** A section's block shifts by this many px while the section crosses the viewport. */
const SHIFT_PX = { min: 8, max: 24 }

const section = (page: Page, id: string) => page.locator(`section#${id}`)
const idsOf = (page: Page, ids: readonly string[], within = 'main') =>
  page
    .locator(ids.map((id) => `${within} #${id}`).join())
    .evaluateAll((elements) => elements.map(({ id }) => id))
/** Under a stopped clock: the message stays 5 s, and no longer. */
async function expectFor5s(page: Page, message: string) {
  await page.clock.runFor(spec.STATUS_DISPLAY_MS - 200)
  await expect(form.status(page)).toHaveText(message)
  await page.clock.runFor(200)
  await expect(form.status(page)).toHaveText('')
}
const iconOf = (page: Page) => form.status(page).locator('path')
/** The strokes of the icon of the status message: a check mark has one, a cross two. */
const CHECK = /^M[^M]+$/
const CROSS = /^M[^M]+M[^M]+$/

test('§2 /: has the four sections and the six services in order', async ({ page }) => {
  await site.visit(page, '/')
  for (const id of spec.SECTION_IDS) await expect(section(page, id)).toBeVisible()
  expect(await idsOf(page, spec.SECTION_IDS)).toEqual(spec.SECTION_IDS)
  expect(await idsOf(page, spec.SERVICE_IDS, '#services')).toEqual(spec.SERVICE_IDS)
})

for (const [id, headline] of Object.entries(content.PAGE_HEADLINES))
  test(`§2 /${id}: has that section only; its headline is the visible h1`, async ({ page }) => {
    await site.visit(page, `/${id}`)
    expect(await idsOf(page, spec.SECTION_IDS)).toEqual([id])
    await expect(section(page, id)).toBeVisible()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveJSProperty('textContent', headline)
    await expect(heading).toBeInViewport({ ratio: 1 })
    expect((await heading.boundingBox())!.height).toBeGreaterThan(10)
  })

test('§2 logo: shows at every scroll position and leads to /', async ({ page }) => {
  await site.visit(page, '/')
  const logo = site.banner(page).getByRole('link', { name: navigation.logoLabel })
  for (const id of spec.SECTION_IDS) {
    await site.scrollToMiddle(page, id, -10)
    await expect(logo.locator('svg').first()).toBeVisible()
    await expect(logo).toBeInViewport({ ratio: 1 })
    expect((await logo.boundingBox())!.width).toBeGreaterThan(100)
  }
  await logo.click()
  await site.expectAt(page, 'home')
  await site.visit(page, '/contact')
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('§2 Home, About and Contact: scroll smoothly, or at once', async ({ page }) => {
  await site.visit(page, '/')
  for (const [id, reducedMotion] of [
    ['contact', null],
    ['about', null],
    ['home', null],
    ['about', 'reduce'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const positions = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>()
          addEventListener('scroll', () => seen.add(scrollY))
          addEventListener('scrollend', () => resolve(seen.size), { once: true })
        }),
    )
    await site.follow(page, id)
    await site.expectAt(page, id)
    const steps = expect(await positions, `positions on the way to ${id}`)
    if (reducedMotion) steps.toBe(1)
    // A busy computer draws few of the frames on the way.
    else steps.toBeGreaterThan(1)
  }
})

test('§2 menu of six: an entry closes it and centres its service after 60 ms', async ({ page }) => {
  // Without motion the page is there as soon as the scroll starts.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await site.visit(page, '/')
  await site.openMenu(page)
  for (const id of spec.SERVICE_IDS) await expect(site.menuEntry(page, id)).toBeVisible()
  await site.stopClock(page)
  await site.menuEntry(page, 'travel').click()
  await expect(site.menuEntry(page, 'travel')).toBeHidden()
  await page.clock.runFor(spec.DELAY_FROM_MENU_MS - 1)
  expect(await site.scrollPosition(page)).toBe(0)
  await page.clock.runFor(1)
  expect(await site.scrollPosition(page)).toBeGreaterThan(0)
  await page.clock.resume()
  await site.expectOpenInView(page, 'travel')
})

test('§2 active entry: follows the section at the middle of the viewport', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  const expectActive = async (name: string) => {
    const button = page.getByRole('button', { name: navigation.menu, exact: true })
    const isPhone = await button.isVisible()
    if (isPhone) await button.click()
    await expect(site.banner(page).locator('nav:visible [aria-current]')).toHaveText(name)
    if (isPhone) await page.keyboard.press('Escape')
  }
  for (const [index, id] of spec.SECTION_IDS.slice(1).entries()) {
    await site.scrollToMiddle(page, id, 3)
    await expectActive(content.ENTRIES[index]!)
    await site.scrollToMiddle(page, id, -3)
    await expectActive(navigation[id])
  }
})

test('§2 hero: has a logo and the three figures, which count up', async ({ page }) => {
  await visitStopped(page, '/')
  const top = section(page, 'home')
  await expect(top.locator('svg:has(use):visible').first()).toBeInViewport()
  await expect(top.getByRole('heading', { level: 1 })).toHaveAccessibleName(hero.headline)
  const list = FIGURES.home.map(({ label, final }) => `\n  - listitem: ${final} ${label}`)
  await expect(top).toMatchAriaSnapshot(`- list:${list.join('')}`)
  await untilCounting(page, 'home')
  await page.clock.runFor(Math.max(...FIGURES.home.map(({ duration }) => duration)))
  await expect(countersOf(page, 'home')).toHaveText(finals('home'))
})

test('§2 hero, content: moves by 0.1 of the scroll offset', async ({ page }) => {
  await site.visit(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  const place = () => heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)
  const still = await place()
  for (const offset of [100, 400]) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), offset)
    await site.nextFrames(page)
    expect((await place()) - still).toBeCloseTo(offset * spec.HERO_LAG, 0)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.nextFrames(page)
  expect(await place()).toBeCloseTo(still, 0)
})

for (const browser of ['with scroll-driven animations', 'without them'])
  test(`§2 other sections, ${browser}: shift slightly with the scroll`, async ({ page }) => {
    if (browser === 'without them') await removeTimelines(page)
    await site.visit(page, '/')
    for (const id of ['about', 'services', 'contact']) {
      const shifted = await shiftOf(page, id)
      expect(shifted, id).toBeGreaterThanOrEqual(SHIFT_PX.min)
      expect(shifted, id).toBeLessThanOrEqual(SHIFT_PX.max)
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const id of ['about', 'services', 'contact']) expect(await shiftOf(page, id), id).toBe(0)
  })

/** How far, in px, the block of a section that shifts most does so while the section crosses the viewport. */
const shiftOf = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    const root = document.getElementById(name)!
    const shifts = new Map<Element, number[]>()
    const start = root.getBoundingClientRect().top + scrollY - innerHeight
    const end = start + root.offsetHeight + innerHeight
    for (let top = start; top < end + innerHeight / 2; top += innerHeight / 2) {
      window.scrollTo({ top: Math.min(top, end), behavior: 'instant' })
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
      for (const part of root.querySelectorAll('*:not(svg *)')) {
        const px = Number.parseFloat(getComputedStyle(part).translate.split(' ')[1] ?? '0')
        if (part.checkVisibility()) shifts.set(part, [...(shifts.get(part) ?? []), px])
      }
    }
    // What shifts moves in both directions.
    const ranges = [...shifts.values()].map((px) => [Math.min(...px), Math.max(...px)] as const)
    return Math.max(0, ...ranges.map(([least, most]) => (least < 0 ? most - least : 0)))
  }, id)

/** Serves the pages as a browser without scroll-driven animations understands them. */
async function removeTimelines(page: Page) {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (condition: string) => !condition.includes('timeline') && supports(condition)
  })
  await site.rewritePages(page, (html) => html.replaceAll('animation-timeline', 'unknown-timeline'))
}

/**
 * Opens / with both clocks of the 2.5 s stopped, the script's and the style sheet's. The video takes its own time; of
 * the 2.5 s, only what a test lets pass does.
 */
async function stopRevealClocks(page: Page) {
  await page.addInitScript(() =>
    addEventListener('load', () => {
      for (const animation of document.getAnimations())
        if (animation.timeline === document.timeline) animation.cancel()
    }),
  )
  await visitStopped(page, '/')
}

/** How much can be seen of overlay and figures. */
const expectOpacity = (page: Page, opacity: number) =>
  expect
    .poll(() => {
      const top = section(page, 'home')
      return Promise.all([top.locator('div:empty'), top.getByRole('list')].map(site.opacityOf))
    })
    .toEqual([opacity, opacity])

test.describe('§2 background video', () => {
  test.use({ hasVideo: true })

  test('loops full screen, behind the bar', async ({ page }) => {
    await site.visit(page, '/')
    const video = page.locator('#home video')
    await expect(video).toHaveJSProperty('loop', true)
    await expect(video).toHaveJSProperty('muted', true)
    const { width: windowWidth, height: windowHeight } = page.viewportSize()!
    const screen = { x: 0, y: 0, width: windowWidth, height: windowHeight }
    expect(await section(page, 'home').boundingBox()).toEqual(screen)
    expect(await video.boundingBox()).toEqual(screen)
    expect(await section(page, 'home').locator('picture img').boundingBox()).toEqual(screen)
    await expect(video).toHaveJSProperty('paused', false)
    const variant = windowWidth < windowHeight ? '/hero-portrait.' : '/hero-landscape.'
    expect(await video.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(variant)
  })

  test('figures and overlay fade in once it can play through', async ({ page }) => {
    const release = await site.hold(page, '**/*.mp4')
    await stopRevealClocks(page)
    await expectOpacity(page, 0)
    const top = section(page, 'home')
    for (const part of [top.getByRole('heading'), ...(await top.getByRole('link').all())])
      expect(await site.opacityOf(part)).toBe(1)
    release()
    await expect(top.locator('video')).toHaveJSProperty('readyState', 4, { timeout: 20_000 })
    await expectOpacity(page, 1)
    expect(await page.evaluate(() => performance.now())).toBeLessThan(
      spec.LONGEST_WAIT_FOR_VIDEO_MS,
    )
  })

  test('figures and overlay fade in after 2.5 s without it', async ({ page }) => {
    await site.hold(page, '**/*.mp4')
    await stopRevealClocks(page)
    const passedMs = await page.evaluate(() => performance.now())
    await page.clock.runFor(spec.LONGEST_WAIT_FOR_VIDEO_MS - 1 - passedMs)
    await expectOpacity(page, 0)
    await page.clock.runFor(1)
    await expectOpacity(page, 1)
  })
})

test('§2 footer: has the four entries, and a copyright line with the year', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Later than the build.
  await page.clock.setFixedTime('2040-06-01')
  await site.visit(page, '/')
  const end = page.getByRole('contentinfo')
  for (const id of spec.SECTION_IDS) {
    await end.getByRole('link', { name: navigation[id], exact: true }).click()
    await site.expectAt(page, id)
  }
  const { rights, notice } = content.footer
  await expect(end.getByText(`2040 ${company.name}. ${rights}`)).toBeVisible()
  await expect(end.getByText(notice)).toHaveCount(company.fictional ? 1 : 0)
})

test('§2 services: one is open, technical at first; the others are hidden', async ({ page }) => {
  await site.visit(page, '/services')
  // The middle of the viewport selects only after a frame.
  await site.nextFrames(page)
  expect(await site.openServices(page)).toEqual(['technical'])
  for (const id of spec.SERVICE_IDS.slice(1)) {
    await expect(page.locator(`#${id}`).getByText(serviceOf(id).text)).toBeHidden()
    expect(await page.locator(`#${id}`).ariaSnapshot()).toBe('')
  }
})

test('§2 services: each has its words, image, layout, delay and link', async ({ page }) => {
  const missing: string[] = []
  let lastLayout: string | null = null
  // Only a service that replaces another has a delay.
  await site.visit(page, '/services#audit')
  for (const id of spec.SERVICE_IDS) {
    const { text, items, textDelay, inquiryLink, focus = '50% 50%' } = serviceOf(id)
    await page.goto(`/services#${id}`)
    const block = page.locator(`#${id}`)
    await expect(block.getByText(text)).toHaveCSS('animation-delay', `${textDelay}s`)
    await expect(block.getByRole('img')).toBeVisible()
    await expect(block.getByRole('img')).toHaveCSS('object-position', String(focus))
    await expect(block.getByRole('link', { name: inquiryLink.label })).toHaveAttribute(
      'href',
      RegExp(`about=${id}#`),
    )
    for (const item of items) await expect(block).toContainText(item)
    const words = (await block.innerText()).toLowerCase()
    const terms = spec.SERVICE_TERMS[id].filter((term) => !words.includes(term.toLowerCase()))
    missing.push(...terms.map((term) => `${id}: ${term}`))
    const layout = await block.getAttribute('data-arrangement')
    expect(layout).not.toBe(lastLayout)
    lastLayout = layout
  }
  test.skip(missing.length > 0, `content/services.yaml leaves out ${missing.join(', ')}`)
})

test('§2 about: has all its parts in order', async ({ page }) => {
  await site.visit(page, '/about')
  const headline = page.getByRole('heading', { name: about.freight.headline })
  await expect(headline).toBeInViewport()
  const parts = [
    headline,
    page.getByText(about.freight.text),
    section(page, 'about').getByRole('listitem').filter({ hasText: FIGURES.about[0]!.label }),
    site.carousel(page),
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

test('§2 carousel: has titled slides, previous and next, and thumbnails', async ({ page }) => {
  await site.visit(page, '/about')
  await bringCarouselIntoView(page)
  await site.carouselButton(page, about.carousel.pause).click()
  await expectSlide(page, 0)
  await site.carouselButton(page, about.carousel.previous).click()
  await expectSlide(page, SLIDES.length - 1)
  await site.carouselButton(page, about.carousel.next).click()
  await expectSlide(page, 0)
  for (const [index, { title }] of [...SLIDES.entries()].toReversed()) {
    await site.carouselButton(page, title).click()
    await expectSlide(page, index)
  }
  await expect(site.carousel(page).getByRole('button')).toHaveCount(SLIDES.length + 3)
})

const bringCarouselIntoView = (page: Page) =>
  site
    .carousel(page)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))

/** At rest one slide is visible, with its one line, and the others are not. */
async function expectSlide(page: Page, index: number) {
  const { title, text, alt, focus = '50% 50%' } = SLIDES[index]!
  await expect(site.carousel(page).getByRole('heading')).toHaveText([title])
  await expect(site.carousel(page).getByText(text)).toBeVisible()
  const picture = site.carousel(page).getByRole('img', { name: alt })
  await expect(picture).toHaveCSS('object-position', String(focus))
  await expect(site.carouselButton(page, title)).toHaveAttribute('aria-current', 'true')
}

test('§2 contact: has title, email, telephone, office, response time', async ({ page }) => {
  await site.visit(page, '/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.headline)
  const details = site.main(page).getByRole('definition')
  const addresses = [
    [company.email, `mailto:${company.email}`],
    ...company.phones.map(({ number }) => [number, `tel:${number.replaceAll(' ', '')}`]),
  ]
  for (const [name, href] of addresses)
    await expect(details.getByRole('link', { name: name! }).first()).toHaveAttribute('href', href!)
  const texts = await details.allTextContents()
  for (const line of company.office.lines) expect(texts.join()).toContain(line)
  expect(texts).toContain(contact.responseTime)
})

test('§3 form: has title, six fields, three required, options, badges', async ({ page }) => {
  await site.visit(page, '/contact')
  for (const name of form.FIELD_NAMES) {
    await expect(form.field(page, name)).toBeVisible()
    await expect(form.field(page, name)).toHaveAttribute('name', name)
    const isRequired = ['name', 'email', 'message'].includes(name)
    await expect(form.field(page, name)).toHaveJSProperty('required', isRequired)
    // A select has no limit, a text field has -1 where it has none.
    const limit = form.field(page, name).evaluate((field: HTMLInputElement) => field.maxLength)
    expect((await limit) ?? -1).toBe(-1)
  }
  await expect(form.field(page, 'email')).toHaveAttribute('type', 'email')
  await expect(form.field(page, 'message')).toHaveAttribute('rows', String(spec.MESSAGE_ROWS))
  const options = await form
    .field(page, 'service')
    .getByRole('option')
    .evaluateAll((all: HTMLOptionElement[]) => all.map(({ text, value }) => [text, value]))
  const { servicePlaceholder, services } = contact.form
  expect(options).toEqual([[servicePlaceholder, ''], ...services.map((name) => [name, name])])
  await expect(form.field(page, 'service')).toHaveValue('')
  const inquiry = page.getByRole('form', { name: contact.form.title })
  const badges = contact.form.badges.map((badge) => inquiry.getByText(badge, { exact: true }))
  const tops = await Promise.all([form.sendButton(page), ...badges].map(form.topInForm))
  expect(Math.min(...tops.slice(1))).toBeGreaterThan(tops[0]!)
})

test('§4 scrolling over a service selects it, and shifts nothing', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'ping'].includes(request.resourceType())) calls.push(request.url())
  })
  await site.visit(page, '/')
  const shifts = await site.layoutShifts(page)
  const length = await page.evaluate(() => history.length)
  expect(await site.scrollThrough(page, 'down')).toEqual(spec.SERVICE_IDS)
  expect(await site.scrollThrough(page, 'up')).toEqual(spec.SERVICE_IDS.toReversed())
  expect(await site.layoutShifts(page)).toEqual(shifts)
  expect(await page.evaluate(() => [history.length, location.hash])).toEqual([length, ''])
  expect(calls).toEqual([])
})

test('§4 a service chosen from the index rests pinned until the next scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await site.visit(page, '/')
  for (const id of ['audit', 'technical', 'freight'] as const) {
    await section(page, 'services').locator(`ol a[href="#${id}"]`).click()
    await site.expectOpenInView(page, id)
  }
  await page.evaluate(() => scrollBy({ top: 1, behavior: 'instant' }))
  await site.nextFrames(page)
  expect(await site.openServices(page)).toEqual(['freight'])
})

test('§4 on load, the service at the middle, or of the URL, is selected', async ({ page }) => {
  await site.visit(page, '/')
  await section(page, 'services').evaluate((element) => {
    const { top, height } = element.getBoundingClientRect()
    const middle = scrollY + top + height / 2 + 50
    window.scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' })
  })
  await expect.poll(() => site.openServices(page)).toEqual(['freight'])
  await page.reload()
  await site.untilHydrated(page)
  await expect.poll(() => site.openServices(page)).toEqual(['freight'])
  await expect(site.banner(page).locator('[aria-current]:not(:popover-open *)').first()).toHaveText(
    navigation.services,
  )
  for (const path of ['/#crew', '/services#crew']) {
    await site.visit(page, path)
    await site.expectOpenInView(page, 'crew')
  }
  expect(DELAY_ON_LOAD_MS).toBe(spec.DELAY_ON_LOAD_MS)
})

test('§4 form: is busy, then empty, with the message for 5 s @inbox', async ({ page }) => {
  const typed = form.anInquiry()
  // Without motion a field is in view as soon as it has the focus.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await site.visit(page, '/contact')
  await form.fill(page, typed)
  const sent = form.posts(page)
  const release = await site.hold(page, '**/submit')
  await site.stopClock(page)
  await form.sendButton(page).click()
  const sending = page.getByRole('button', { name: contact.form.sending })
  await expect(sending).toHaveJSProperty('disabled', true)
  release()
  await expect(form.status(page)).toHaveText(contact.form.success)
  await expect(iconOf(page)).toHaveAttribute('d', CHECK)
  expect(sent).toHaveLength(1)
  await expect(form.status(page)).toBeInViewport({ ratio: 1 })
  await form.expectFields(page, form.BLANK)
  await expect(page.getByRole('form', { name: contact.form.title })).toBeVisible()
  await expect(form.sendButton(page)).toHaveJSProperty('disabled', false)
  await expectFor5s(page, contact.form.success)
})

test('§4 carousel: advances every 5 s and cycles', async ({ page }) => {
  await site.visit(page, '/about')
  await bringCarouselIntoView(page)
  for (const index of [...SLIDES.keys(), 0]) {
    await expectSlide(page, index)
    await expect
      .poll(() => runningTimer(page, spec.AUTOPLAY_INTERVAL_MS - 100))
      .toEqual({ durationMs: spec.AUTOPLAY_INTERVAL_MS })
  }
  await expectSlide(page, 1)
})

test('§4 carousel: pauses while the pointer hovers over it @mouse', async ({ page }) => {
  await site.visit(page, '/about')
  await bringCarouselIntoView(page)
  await expect.poll(() => runningTimer(page)).toBeDefined()
  await site.carousel(page).getByRole('heading').hover()
  await expect.poll(() => runningTimer(page)).toBeUndefined()
  await page.mouse.move(0, 0)
  await expect.poll(() => runningTimer(page)).toBeDefined()
})

/** The carousel's timer: the one animation of its current thumbnail, if it runs. Moves it to a time in ms if told to. */
const runningTimer = (page: Page, moveTo?: number) =>
  site
    .carousel(page)
    .locator('button[aria-current]')
    .evaluate((thumbnail, moveTo) => {
      const [timer] = thumbnail.getAnimations({ subtree: true })
      if (timer?.playState !== 'running') return undefined
      if (moveTo !== undefined) timer.currentTime = moveTo
      return { durationMs: timer.effect!.getTiming().duration }
    }, moveTo)

/** Opens a page of which the clock stands until it is hydrated, and then runs only when a test says so. */
async function visitStopped(page: Page, path: string) {
  await page.clock.install()
  await site.stopClock(page)
  await page.goto(path)
  const waiting = page.locator('astro-island[ssr]')
  await expect.poll(() => page.clock.runFor(10).then(() => waiting.count())).toBe(0)
}
const countersOf = (page: Page, id: string) => page.locator(`#${id} li [aria-hidden] > span`)
/** Lets time pass in small steps until the counters have started. */
const untilCounting = (page: Page, id: keyof typeof FIGURES) =>
  expect
    .poll(() => page.clock.runFor(20).then(() => countersOf(page, id).first().textContent()))
    .not.toBe(finals(id)[0])
const finals = (id: keyof typeof FIGURES) => FIGURES[id].map(({ final }) => final)

/**
 * Scrolls to where counting starts, or a ratio of #about beyond it, and waits until its observers have been notified.
 * It starts when a quarter of #about is visible, or as much as fits in the viewport.
 */
const scrollToStart = (page: Page, beyond: number) =>
  page.evaluate(
    async ([ratio, further]) => {
      const section = document.getElementById('about')!
      const { top, height } = section.getBoundingClientRect()
      const visible = height * (Math.min(ratio, (innerHeight - 1) / height) + further)
      scrollTo({ top: scrollY + top + visible - innerHeight, behavior: 'instant' })
      for (let turn = 0; turn < 3; turn++)
        await new Promise((told) => new IntersectionObserver(told).observe(section))
    },
    [spec.COUNTING_RATIO, beyond] as const,
  )

/** Expects all three counters below the bar and within the viewport. */
async function expectCountersInView(page: Page) {
  const bar = (await site.banner(page).boundingBox())!
  for (const counter of await page.locator('#about ul').first().getByRole('listitem').all()) {
    await expect(counter).toBeInViewport({ ratio: 1 })
    expect((await counter.boundingBox())!.y).toBeGreaterThanOrEqual(bar.height)
  }
}

test('§4 counters: start when 25 % of about is visible, and end in time', async ({ page }) => {
  await visitStopped(page, '/')
  const counters = countersOf(page, 'about')
  await scrollToStart(page, -0.015)
  await page.clock.runFor(100)
  await expect(counters).toHaveText(finals('about'))
  await scrollToStart(page, 0.01)
  await untilCounting(page, 'about')
  await expectCountersInView(page)
  const moments = FIGURES.about.flatMap(({ number, final, duration }, index) => [
    { index, final, isFinal: false, ms: number < SMALL ? 0 : duration - EARLY_MS },
    { index, final, isFinal: true, ms: duration + 100 },
  ])
  let passedMs = 0
  for (const { index, final, isFinal, ms } of moments.toSorted((one, other) => one.ms - other.ms)) {
    await page.clock.runFor(ms - passedMs)
    passedMs = ms
    const counter = expect(counters.nth(index), `at ${ms} ms`)
    await (isFinal ? counter : counter.not).toHaveText(final)
  }
})

test('§4 counters: start in view on other screens, too @mouse', async ({ page }) => {
  await site.visit(page, '/')
  for (const size of ['360x640', '768x1024', '1280x540', '1920x1080', '2560x1440']) {
    await site.resize(page, size)
    await scrollToStart(page, 0.01)
    await expectCountersInView(page)
  }
})

test('§5 name, email of the right form and message are required @inbox', async ({ page }) => {
  await site.visit(page, '/contact')
  const sent = form.posts(page)
  const expectRefused = async (name: 'name' | 'email' | 'message') => {
    await form.sendButton(page).click()
    await expect(form.field(page, name)).toBeFocused()
    expect(sent).toEqual([])
  }
  await expectRefused('name')
  for (const name of ['name', 'email', 'message'] as const)
    await expect(form.field(page, name)).toHaveAttribute('aria-invalid', 'true')
  await form.field(page, 'name').fill('Asha')
  await form.field(page, 'message').fill('   ')
  await form.field(page, 'email').fill('asha at shipper')
  await expectRefused('email')
  await form.field(page, 'email').fill('asha@shipper.example')
  await expectRefused('message')
  await form.field(page, 'message').fill('Two reefers.')
  await form.send(page)
  expect(sent).toHaveLength(1)
})

test('§7 form: posts key, subject and six fields as JSON @inbox', async ({ page }) => {
  const typed = form.anInquiry()
  await site.visit(page, '/contact')
  const sent = form.posts(page)
  await form.send(page, typed)
  const [request] = sent
  expect(new URL(request!.url()).pathname).toBe('/submit')
  expect(await request!.allHeaders()).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
  })
  const { access_key: key, ...body } = request!.postDataJSON()
  expect(key).toMatch(/\S/)
  expect(body).toEqual({
    subject: `New Contact from ${typed.name} - ${company.subjectName}`,
    ...typed,
  })
  expect(form.storedFrom(typed.name)).toMatchObject([typed])
})

for (const fault of ['unsuccessful', 'html', 'reset'] as const)
  test(`§8 ${fault}: a red message with a cross for 5 s, the fields stay`, async ({ page }) => {
    const typed = form.anInquiry()
    await page.clock.install()
    await site.visit(page, '/contact')
    await form.fill(page, typed)
    await site.stopClock(page)
    await form.serviceThat(page, fault)
    await form.sendButton(page).click()
    await expect(form.status(page)).toHaveText(contact.form.failure)
    const message = form.status(page).locator('span')
    const colour = await message.evaluate((element) => getComputedStyle(element).color)
    const [red, green] = colour.match(/\d+/g)!.map(Number)
    expect(red! / green!).toBeGreaterThan(1.5)
    await expect(iconOf(page)).toHaveAttribute('d', CROSS)
    await expect(form.status(page)).toBeInViewport()
    await expectFor5s(page, contact.form.failure)
    await form.expectFields(page, typed)
  })

test('§8 messages: show below the button, and move nothing @inbox', async ({ page }) => {
  await page.clock.install()
  await site.visit(page, '/contact')
  await form.fill(page, form.anInquiry())
  const badges = page.locator('form').getByText(contact.form.badges[0]!)
  const parts = [form.sendButton(page), form.status(page), badges]
  const topsOf = () => Promise.all(parts.map(form.topInForm))
  const tops = await topsOf()
  const toFoot = () =>
    form
      .sendButton(page)
      .evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await form.serviceThat(page, 'unsuccessful')
  await toFoot()
  await form.send(page, undefined, contact.form.failure)
  expect(await topsOf()).toEqual(tops)
  const failure = await form.topInForm(form.status(page).locator('span'))
  const { height } = (await form.sendButton(page).boundingBox())!
  expect(failure - tops[0]! - height).toBeGreaterThanOrEqual(0)
  expect(failure - tops[0]! - height).toBeLessThan(24)
  await expect(form.status(page)).toBeInViewport({ ratio: 1 })
  await expect(form.mailInstead(page)).toBeInViewport({ ratio: 1 })
  await page.clock.runFor(spec.STATUS_DISPLAY_MS)
  await expect(form.status(page)).toHaveText('')
  await expect(form.mailInstead(page)).toBeVisible()
  expect(await topsOf()).toEqual(tops)

  await form.serviceThat(page, 'works')
  await toFoot()
  await form.send(page)
  expect(await form.topInForm(form.status(page).locator('span'))).toBe(failure)
  await expect(form.status(page)).toBeInViewport({ ratio: 1 })
  await expect(form.mailInstead(page)).toHaveCount(0)
  expect(await form.topInForm(form.receipt(page))).toBeGreaterThan(failure)
  expect(await form.topInForm(badges)).toBeGreaterThan(await form.topInForm(form.receipt(page)))
})

test('§8 an unknown page shows the error screen, with links and contact', async ({ page }) => {
  const response = await page.goto('/nowhere')
  expect(response!.status()).toBe(404)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeVisible()
  await expect(heading).toHaveJSProperty('textContent', errorScreen.headline)
  await expect(site.main(page)).toContainText(errorScreen.notFound)
  const link = (name: string) => site.main(page).getByRole('link', { name, exact: true })
  for (const name of [...content.ENTRIES, company.email, company.phones[0]!.number])
    await expect(link(name)).toBeVisible()
  await link(navigation.about).click()
  await site.expectAt(page, 'about')
  await page.goBack()
  await link(navigation.home).click()
  await expect(page).toHaveURL('/')
})
