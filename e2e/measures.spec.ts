import type { Locator } from '@playwright/test'
import { about, company, serviceOf } from './content.ts'
import { expectInView } from './open-services.ts'
import { FREIGHT_HEADLINE } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import { readToTheEnd, untilTypeset, visit } from './visit.ts'

const sizeOf = ([width, height]: readonly [number, number]) => ({ width, height })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

/** Where text stands, which may be less than its element. */
const textBox = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, top, right, bottom } = range.getBoundingClientRect()
    return { left, top, right, bottom }
  })

/** A text as it is broken into lines. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text
      for (let at = 0; at < data.length; at++) {
        range.setStart(texts.currentNode, at)
        range.setEnd(texts.currentNode, at + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, (lines.get(top) ?? '') + data[at])
      }
    }
    return [...lines.values()]
  })

/** Brings a part of the page below the bar. */
const bringBelowBar = (part: Locator) =>
  part.evaluate((element) => {
    const bar = document.querySelector('header')!.lastElementChild!.getBoundingClientRect().bottom
    scrollTo({
      top: scrollY + element.getBoundingClientRect().top - bar,
      behavior: 'instant',
    })
  })

/** What of these cannot be seen whole, below the bar. */
const unseen = (parts: Locator[]) =>
  Promise.all(
    parts.map((part) =>
      part.evaluate((element) => {
        const bar = document.querySelector('header')!.lastElementChild!.getBoundingClientRect()
        const { top, bottom } = element.getBoundingClientRect()
        const isSeen = top >= bar.bottom - 1 && bottom <= innerHeight + 1
        return isSeen ? [] : [`${element.ariaLabel ?? element.textContent}: ${top} to ${bottom}`]
      }),
    ),
  ).then((found) => found.flat())

for (const size of [
  [740, 360],
  [844, 390],
  [932, 430],
] as const)
  test(`a phone of ${size.join(' × ')} on its side shows each part of About in one window`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/about')
    await untilTypeset(page)
    await readToTheEnd(page)
    const section = page.locator('#about')
    const heading = (name: string) => section.getByRole('heading', { name })

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const { freight, management, carousel } = about
    const words = [heading(FREIGHT_HEADLINE), section.getByText(freight.text)]
    expect(await unseen(words)).toEqual([])
    const picture = await section
      .locator('[aria-hidden] img')
      .filter({ visible: true })
      .first()
      .boundingBox()
    expect(picture!.width).toBeGreaterThan(size[0] * 0.3)
    for (const word of words)
      expect((await textBox(word)).right).toBeLessThanOrEqual(picture!.x + 1)

    await bringBelowBar(section.getByRole('list').first())
    expect(
      await unseen(
        freight.figures.map(({ label }) => section.getByText(label, { exact: true }).last()),
      ),
    ).toEqual([])

    const introduction = heading(management.headline[0]!)
    await bringBelowBar(introduction)
    expect(
      await unseen([introduction, ...management.text.map((text) => section.getByText(text))]),
    ).toEqual([])

    const slides = section.getByRole('region', { name: carousel.label })
    const { title, text: caption, alt } = carousel.slides[0]!
    await bringBelowBar(slides)
    expect(
      await unseen([
        slides.getByRole('img', { name: alt }),
        heading(title),
        slides.getByText(caption),
        ...[carousel.previous, carousel.play, carousel.next].map((name) =>
          slides.getByRole('button', { name }),
        ),
        slides.getByRole('button', { name: title }),
      ]),
    ).toEqual([])
  })

test('hero: shows its own logo, clear of its words', async ({ page }) => {
  await visit(page, '/')
  await untilTypeset(page)
  for (const size of [
    [320, 568],
    [360, 640],
    [390, 844],
    [412, 732],
    [768, 1024],
    [667, 375],
    [844, 390],
    [1024, 768],
    [1280, 680],
    [1920, 1080],
  ] as const)
    await test.step(size.join(' × '), async () => {
      await page.setViewportSize(sizeOf(size))
      const hero = page.locator('#home')
      const logo = hero.locator('svg[aria-hidden]:has(use)').filter({ visible: true })
      await expect(logo).toHaveCount(1)
      await expect(logo).toBeInViewport({ ratio: 1 })
      const place = (await logo.boundingBox())!
      const words = await hero.locator('h1, [data-final], li > div:last-child, a').all()
      for (const word of [...words, page.getByRole('banner')]) {
        const { left, right, top, bottom } = await textBox(word)
        const isApart =
          right < place.x ||
          left > place.x + place.width ||
          bottom < place.y ||
          top > place.y + place.height
        expect(isApart).toBe(true)
      }
    })
})

test('an address is broken before its @ and after its dots alone', async ({ page }) => {
  await visit(page, '/contact')
  await untilTypeset(page)
  for (const width of [320, 360, 390, 768, 1024, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      for (const address of await page.locator('#contact a[href^="mailto:"]').all()) {
        const lines = await linesOf(address)
        for (const [index, line] of lines.slice(1).entries())
          expect(`${lines[index]}\n${line}`).toMatch(/\n@|\.\n/)
      }
      const own = page.locator('#contact').getByRole('link', { name: company.email, exact: true })
      if (width >= 768) expect(await linesOf(own.first())).toEqual([company.email])
    })
})

test('the way to the form is one line from 1280 px', async ({ page }) => {
  for (const size of [
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/#commercial')
    await untilTypeset(page)
    await expectInView(page, 'commercial')
    const way = page
      .locator('#commercial')
      .getByRole('link', { name: serviceOf('commercial').ask.label })
    expect(await linesOf(way), `${size[0]} px`).toHaveLength(1)
    await page.goto('about:blank')
  }
})

for (const size of [
  [1920, 1080],
  [2560, 1440],
] as const)
  test(`at ${size[0]} px a label stands beside what it belongs to`, async ({ page }) => {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/')
    await untilTypeset(page)
    const gap = async (left: Locator, right: Locator) =>
      (await textBox(right)).left - (await textBox(left)).right

    for (const row of await page.locator('#home').getByRole('listitem').all()) {
      const [figure, label] = [row.locator('> div').first(), row.locator('> div').last()]
      expect(await gap(figure.locator('[data-final]'), label)).toBeLessThan(180)
    }
    for (const { number, label } of company.phones)
      if (label)
        expect(
          await gap(
            page.locator('#contact').getByRole('link', { name: number }).first(),
            page.locator('#contact').getByText(label, { exact: true }).first(),
          ),
        ).toBeLessThan(180)
  })

const hasRoom = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)

for (const width of [768, 1280])
  test(`at ${width} px a slide's text follows its title, its controls beside both`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 })
    await visit(page, '/about')
    await untilTypeset(page)
    const { slides, label, next } = about.carousel
    const carousel = page.getByRole('region', { name: label })
    const [, { title, text }] = slides as [unknown, (typeof slides)[0]]
    const thumbnail = carousel.getByRole('button', { name: title })
    await thumbnail.click()
    const titleBox = await textBox(carousel.getByRole('heading', { name: title }))
    const textPlace = await textBox(carousel.getByText(text))
    const button = (await carousel.getByRole('button', { name: next }).boundingBox())!
    expect(textPlace.top - titleBox.bottom).toBeLessThan(20)
    expect(button.y).toBeGreaterThanOrEqual(titleBox.top - 12)
    expect(textPlace.right).toBeLessThan(button.x - 52)
    expect((await thumbnail.boundingBox())!.y).toBeGreaterThan(button.y + button.height)
    expect(await hasRoom(page)).toBe(true)
  })
