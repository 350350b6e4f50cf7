import type { Locator } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { about, contact, home, serviceOf, services } from './content.ts'
import { expectInView, openServices } from './open-services.ts'
import { SERVICE_IDS, SERVICES } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  scrollToMiddle,
  spaceText,
  untilStill,
  untilTypeset,
  visit,
} from './visit.ts'

/** Viewports with the stage: the usual ones, the lowest, the widest for their height, both sides of 48em and 64em. */
const STAGES = [
  [360, 640],
  [390, 844],
  [767, 640],
  [768, 640],
  [768, 1024],
  [1023, 640],
  [1024, 640],
  [1024, 680],
  [1280, 720],
  [1536, 768],
  [1920, 1080],
  [2560, 940],
  [2560, 1440],
  [3840, 768],
] as const

const sizeOf = ([width, height]: readonly [number, number]) => ({ width, height })

/** Whether an element crosses the middle of the window. */
const isAtMiddle = (page: Page, id: string) =>
  page.evaluate((name) => {
    const { top, bottom } = document.getElementById(name)!.getBoundingClientRect()
    return top <= innerHeight / 2 && bottom >= innerHeight / 2
  }, id)

const barHeight = (page: Page) =>
  page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().bottom)

/** The lines of a service that lie outside its block or the window, or have to be scrolled to within it. */
const cutLines = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((block) => {
    const { top: start, bottom: end } = block.getBoundingClientRect()
    return [...block.querySelectorAll('h3, p, ul, li, a')]
      .filter((line) => {
        const { top, bottom, height } = line.getBoundingClientRect()
        const isOutside = top < start - 1 || bottom > Math.min(end, innerHeight) + 1
        const hasToBeScrolled = line.matches('ul') && line.scrollHeight > line.clientHeight + 1
        return height > 0 && (isOutside || hasToBeScrolled)
      })
      .map((line) => line.textContent)
  })

for (const size of STAGES)
  test(`every line of every service can be read on the stage at ${size.join(' × ')}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services')
    await untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await page.goto(`/services#${id}`)
      await expectInView(page, id)
      await expect.poll(() => openServices(page)).toEqual([id])
      expect(await cutLines(page, id), id).toEqual([])
    }
    await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
  })

test('the stage of the landing page has room for every line, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of [
    [1280, 680],
    [1366, 768],
  ] as const) {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/')
    await untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await page.goto(`/#${id}`)
      await expectInView(page, id)
      await expect.poll(() => openServices(page)).toEqual([id])
      expect(await cutLines(page, id), id).toEqual([])
      await expect(page.getByRole('main').getByRole('link', { expanded: true })).toBeHidden()
    }
  }
})

for (const [why, change] of [
  ['wider spacing', spaceText],
  [
    'a language of longer words',
    (page: Page) =>
      page.evaluate(() => {
        for (const line of document.querySelectorAll('[data-service] :is(p, li)'))
          line.textContent = `${line.textContent} ${line.textContent}`
      }),
  ],
] as const)
  test(`what has no room on the stage because of ${why} becomes the list until the window grows, and stays open and in view`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf([1280, 680]))
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    await change(page)
    const heading = page.getByRole('main').getByRole('link', { expanded: true })
    await expect(heading).toContainText(serviceOf('audit').title.join(' '))
    await expectInView(page, 'audit')
    expect(await openServices(page)).toEqual(['audit'])
    await page.setViewportSize(sizeOf([1280, 1400]))
    await expect(heading).toBeHidden()
    await expectInView(page, 'audit')
    expect(await openServices(page)).toEqual(['audit'])
  })

test('a window that becomes lower while the page scrolls to a service shows that service in the end', async ({
  page,
}) => {
  await page.setViewportSize(sizeOf([1280, 1080]))
  await visit(page, '/')
  await untilTypeset(page)
  await chooseFromMenu(page, SERVICES.travel)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  await page.setViewportSize(sizeOf([1280, 720]))
  await untilStill(page)
  await expectInView(page, 'travel')
  expect(await openServices(page)).toEqual(['travel'])
})

/** A small laptop and two phones at 400 %. */
const ZOOMED = [
  [320, 180],
  [360, 180],
  [341, 162],
] as const

for (const size of ZOOMED)
  test(`at ${size.join(' × ')} nothing covers a line of the last service`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services#audit')
    await expectInView(page, 'audit')
    const covered = await page.evaluate(
      (bar) => {
        const lines = [...document.querySelectorAll('#audit :is(p, li)')]
        return lines
          .filter((line) => {
            // As a reader goes on: the line has just come to stand below the bar.
            const { top } = line.getBoundingClientRect()
            scrollTo({ top: scrollY + top - bar - 4, behavior: 'instant' })
            const place = line.getBoundingClientRect()
            return !line.contains(document.elementFromPoint(place.left + 20, place.top + 12))
          })
          .map((line) => line.textContent)
      },
      await barHeight(page),
    )
    expect(covered).toEqual([])
  })

/** Two windows, and a service that is open and in view in the first. */
const CHANGES = [
  { what: 'a tablet is turned', id: 'audit', from: [1180, 820], to: [820, 1180] },
  { what: 'a tablet is turned back', id: 'crew', from: [820, 1180], to: [1180, 820] },
  { what: 'a laptop is zoomed to 150 %', id: 'freight', from: [1280, 800], to: [853, 533] },
  { what: 'and back', id: 'freight', from: [853, 533], to: [1280, 800] },
  { what: 'a window is snapped to half', id: 'travel', from: [1920, 1080], to: [960, 1080] },
  { what: 'a phone is turned', id: 'audit', from: [390, 844], to: [844, 390] },
  { what: 'a phone is turned back', id: 'commercial', from: [844, 390], to: [390, 844] },
] as const

for (const { what, id, from, to } of CHANGES)
  test(`when ${what}, ${id} stays open and in view`, async ({ page }) => {
    await page.setViewportSize(sizeOf(from))
    await visit(page, '/')
    await untilTypeset(page)
    await chooseFromMenu(page, SERVICES[id])
    await expectInView(page, id)
    await untilStill(page)
    await page.setViewportSize(sizeOf(to))
    await expect.poll(() => isAtMiddle(page, id)).toBe(true)
    await untilStill(page)
    expect(await isAtMiddle(page, id)).toBe(true)
    expect(await openServices(page)).toEqual([id])
  })

for (const section of ['about', 'contact'] as const)
  test(`a turned phone goes on in ${section}`, async ({ page }) => {
    await page.setViewportSize(sizeOf([390, 844]))
    await visit(page, '/')
    await untilTypeset(page)
    await scrollToMiddle(page, section, -200)
    await untilStill(page)
    await page.setViewportSize(sizeOf([844, 390]))
    await untilStill(page)
    expect(await isAtMiddle(page, section)).toBe(true)
  })

/** Phones on their side. */
const SIDEWAYS = [
  [667, 375],
  [740, 360],
  [844, 390],
  [932, 430],
] as const

for (const size of SIDEWAYS)
  test(`on a phone of ${size.join(' × ')} on its side the film lies beside the words, in its own light, and they can be read`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/')
    await untilTypeset(page)
    const film = (await page.getByRole('img', { name: home.film.alt }).first().boundingBox())!
    expect(Math.abs(film.x - size[0] * 0.34)).toBeLessThan(2)
    expect(Math.abs(film.x + film.width - size[0])).toBeLessThan(2)

    const texts = await page.locator('#home').evaluate((hero) =>
      [...hero.querySelectorAll('h1, [data-final], li > div:last-child')].map((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const { x, y, width, height, bottom } = range.getBoundingClientRect()
        return { left: x, top: y, width, height, bottom }
      }),
    )
    // All of it is in the window, with the way on below.
    for (const { bottom } of texts) expect(bottom).toBeLessThan(size[1] - 40)
    await page.evaluate(() => {
      for (const text of document.querySelectorAll<HTMLElement>('#home h1, #home li'))
        text.style.color = 'transparent'
    })
    const picture = sharp(await page.screenshot())
    for (const text of texts)
      expect(contrastToWhite(await brightestIn(picture, text))).toBeGreaterThan(4.5)
    const sky = { left: size[0] * 0.6, top: 60, width: size[0] * 0.4, height: size[1] * 0.4 }
    expect(await brightestIn(picture, sky)).toBeGreaterThan(0.35)
  })

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The luminance of the brightest pixel of a part of a picture, 0 to 1. */
async function brightestIn(picture: Sharp, { left, top, width, height }: Box): Promise<number> {
  const part = { left, top, width, height }
  const whole = Object.fromEntries(
    Object.entries(part).map(([name, px]) => [name, Math.floor(px)]),
  ) as unknown as Box
  const { data, info } = await picture
    .clone()
    .extract(whole)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const linear = (value: number) =>
    value <= 0.040_45 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  let brightest = 0
  for (let at = 0; at < data.length; at += info.channels)
    brightest = Math.max(
      brightest,
      0.2126 * linear(data[at]!) + 0.7152 * linear(data[at + 1]!) + 0.0722 * linear(data[at + 2]!),
    )
  return brightest
}

/** Of foam, the words' colour, which is all but white. */
const contrastToWhite = (luminance: number) => (0.93 + 0.05) / (luminance + 0.05)

for (const size of SIDEWAYS)
  test(`on a phone of ${size.join(' × ')} on its side a service shows picture and words at once, below its name`, async ({
    page,
  }) => {
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services#crew')
    await untilTypeset(page)
    await expectInView(page, 'crew')
    const crew = page.locator('#crew')
    const name = page.getByRole('main').getByRole('link', { expanded: true })
    const [row, picture, text] = await Promise.all(
      [name, crew.getByRole('img'), crew.getByText(serviceOf('crew').text)].map((part) =>
        part.boundingBox(),
      ),
    )
    expect(row!.y).toBeGreaterThanOrEqual((await barHeight(page)) - 12)
    expect(picture!.y).toBeGreaterThan(row!.y + row!.height)
    expect(text!.y).toBeGreaterThan(row!.y + row!.height)
    expect(picture!.y + picture!.height).toBeLessThanOrEqual(size[1])
    expect(picture!.x + picture!.width).toBeLessThan(text!.x)
    await expect(crew.getByText(serviceOf('crew').items[0]!)).toBeInViewport()
  })

for (const size of [
  [360, 560],
  [390, 600],
] as const)
  test(`on a phone of ${size.join(' × ')} the name of a service covers nothing of its picture`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizeOf(size))
    await visit(page, '/services')
    await untilTypeset(page)
    for (const id of SERVICE_IDS) {
      await chooseFromMenu(page, SERVICES[id])
      await expectInView(page, id)
      await untilStill(page)
      const name = page.getByRole('main').getByRole('link', { expanded: true })
      const [row, picture] = await Promise.all(
        [name, page.locator(`#${id} [data-frame]`)].map((part) => part.boundingBox()),
      )
      expect(picture!.y, id).toBeGreaterThanOrEqual(row!.y + row!.height - 1)
    }
  })

/** A focal point as it stands in content/, or its default. */
const focusIn = (entry: object) => String((entry as { focus?: unknown }).focus ?? '50% 50%')

test('pictures that a window crops keep their focal point in sight', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const positionOf = (picture: Locator) =>
    picture.evaluate((image) => getComputedStyle(image).objectPosition)
  await visit(page, '/')
  for (const service of services)
    expect(await positionOf(page.locator(`#${service.id} img`).first())).toBe(focusIn(service))
  for (const slide of about.carousel.slides) {
    const shown = page.getByRole('img', { name: slide.alt, includeHidden: true })
    expect(await positionOf(shown)).toBe(focusIn(slide))
  }
  expect(await positionOf(page.locator('#contact img'))).toBe(focusIn(contact.ground))
})

test('what is written grows from 1440 to 2560 px, and no further', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const sizesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 1440 })
    const sizeOf = (text: Locator) =>
      text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
    const bar = page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).first()
    return {
      bar: await sizeOf(bar),
      text: await sizeOf(page.getByText(about.management.text[0]!)),
      label: await sizeOf(page.locator('#contact label').first()),
      privacy: await sizeOf(page.getByText(contact.form.privacy.text.preview)),
      field: await sizeOf(page.getByRole('textbox', { name: contact.form.fields.name })),
    }
  }
  const small = { bar: 15, text: 17, label: 13, privacy: 15, field: 18 }
  const large = { bar: 20, text: 21, label: 17, privacy: 18, field: 22 }
  const round = (sizes: Record<string, number>) =>
    Object.fromEntries(Object.entries(sizes).map(([name, px]) => [name, Math.round(px * 10) / 10]))
  expect(round(await sizesAt(1440))).toEqual(small)
  expect(round(await sizesAt(2560))).toEqual(large)
  expect(round(await sizesAt(3840))).toEqual(large)
})
