import { about, home, serviceOf, services } from './content.ts'
import { field, sendButton, status } from './inquiries.ts'
import { FAILURE, FIGURES, SERVICE_IDS, SERVICES, SUCCESS } from './specification.ts'
import { expect, test, type Page } from './test.ts'
import {
  chooseFromMenu,
  expectMenusAsRows,
  follow,
  openMenu,
  PAGES,
  LOW_TRAFFIC_PAGES,
  readToTheEnd,
  untilAtRest,
  visit,
} from './visit.ts'

const MESSAGE = 'Two reefers to Jebel Ali.'
/** WCAG 2.2, 1.4.3, for text of common size. */
const CONTRAST = 4.5

const main = (page: Page) => page.getByRole('main')

/** What goes wrong in the page without the visitor being told. */
function troubles(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on(
    'console',
    (message) => ['error', 'warning'].includes(message.type()) && heard.push(message.text()),
  )
  return heard
}

async function fillForm(page: Page) {
  await field(page, 'name').fill('Asha Dev')
  await field(page, 'email').fill('asha@shipper.example')
  await field(page, 'message').fill(MESSAGE)
}

const send = (page: Page) => sendButton(page).click()

async function expectAllServicesOpen(page: Page) {
  for (const { id, text, items } of services) {
    const block = page.locator(`#${id}`)
    for (const line of [text, ...items])
      await expect(block.getByText(line, { exact: true })).toBeVisible()
  }
}

async function expectAllSlidesOpen(page: Page) {
  for (const { title, text } of about.carousel.slides) {
    await expect(main(page).getByRole('heading', { name: title })).toBeVisible()
    await expect(main(page).getByText(text)).toBeVisible()
  }
}

/** The texts that cannot be told from their ground, or that nobody can see, with their contrast. */
const unreadable = (page: Page) =>
  page.evaluate((wanted) => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const paint = (colour: string) => {
      pixel.clearRect(0, 0, 1, 1)
      pixel.fillStyle = colour
      pixel.fillRect(0, 0, 1, 1)
      return [...pixel.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
    }
    const luminance = (channels: number[]) => {
      const [red, green, blue] = channels.slice(0, 3).map((value) => {
        const share = value / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
    }
    const groundOf = (element: Element | null): number => {
      if (!element) return 1
      const ground = paint(getComputedStyle(element).backgroundColor)
      return ground[3] < 128 ? groundOf(element.parentElement) : luminance(ground)
    }
    const faults: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: element, data } = texts.currentNode as Text
      if (!data.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
      if (element.closest('svg, script, style, noscript')) continue
      const { width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      if (!element.checkVisibility({ opacityProperty: true })) faults.push(`not shown: ${data}`)
      const [text, ground] = [luminance(paint(getComputedStyle(element).color)), groundOf(element)]
      const contrast = (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)
      if (contrast < wanted) faults.push(`${contrast.toFixed(1)}: ${data}`)
    }
    return faults
  }, CONTRAST)

test.describe('with all that a page can hold', () => {
  test.use({ hasFilm: true })

  for (const path of [...PAGES, ...LOW_TRAFFIC_PAGES, '/nowhere'])
    test(`${path} runs without a word in the console and without a refused resource${path === '/' ? '' : ''}`, async ({
      page,
    }) => {
      const heard = troubles(page)
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`refused: ${violatedDirective} ${blockedURI}`),
        ),
      )
      await visit(page, path)
      await readToTheEnd(page)
      await openMenu(page)
      await page.keyboard.press('Escape')
      // The browser itself notes the status of the unknown address.
      expect(heard.filter((text) => !(path === '/nowhere' && text.includes('404')))).toEqual([])
    })

  test('a browser that refuses storage does everything but remember', async ({ page }) => {
    const heard = troubles(page)
    await page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('refused', 'SecurityError')
          },
        })
      }
    })
    await visit(page, '/')
    // By keyboard: a press right after the page has moved can miss what lags behind it.
    await page.getByRole('button', { name: home.film.pause }).press('Enter')
    await expect(page.getByRole('button', { name: home.film.play })).toBeVisible()
    await fillForm(page)
    await send(page)
    await expect(status(page)).toHaveText(SUCCESS)
    expect(heard).toEqual([])
  })

  test('a browser without IntersectionObserver shows everything', async ({ page }) => {
    const heard = troubles(page)
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
    await visit(page, '/')
    await readToTheEnd(page)
    for (const heading of await main(page).getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible()
      await expect
        .poll(() =>
          heading.evaluate((element) => element.checkVisibility({ opacityProperty: true })),
        )
        .toBe(true)
    }
    await expect(page.locator('#about').getByText(FIGURES[0]!.final, { exact: true })).toBeVisible()
    const carousel = page.locator('[aria-roledescription=carousel]')
    await carousel.getByRole('button', { name: about.carousel.pause }).click()
    await carousel.getByRole('button', { name: about.carousel.slides[2]!.title }).click()
    await carousel.getByRole('button', { name: about.carousel.next }).click()
    await expect(carousel.getByRole('heading')).toHaveText([about.carousel.slides[3]!.title])
    expect(heard).toEqual([])
  })
})

test('without JavaScript all services and slides are open, and menus are rows of the page', async ({
  browser,
  baseURL,
  viewport,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL!, viewport })
  await page.goto('/')
  await expectAllServicesOpen(page)
  await expectAllSlidesOpen(page)
  const { pause, play, next, previous } = about.carousel
  for (const name of [pause, play, next, previous, home.film.pause, home.film.play]) {
    await expect(
      main(page).getByRole('button', { name }),
      'a button that would do nothing',
    ).toHaveCount(0)
  }
  await page.goto('/contact')
  await expectMenusAsRows(page)
  for (const service of [SERVICES.travel, SERVICES.crew]) {
    await page.getByRole('banner').getByRole('link', { name: service }).click()
    const id = SERVICE_IDS.find((name) => SERVICES[name] === service)!
    await expect(page).toHaveURL(`/#${id}`)
    await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 0.3 })
  }
  await page.close()
})

test('scripts that never arrive leave a page that can be read and a form that sends', async ({
  page,
}) => {
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  for (const line of serviceOf('technical').items)
    await expect(page.locator('#technical').getByText(line, { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: about.carousel.slides[0]!.title })).toBeVisible()
  await page.goto('/contact')
  await fillForm(page)
  await send(page)
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible()
})

test('without the font the words keep to the window', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  for (const path of PAGES) {
    await visit(page, path)
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      const cut = [...document.querySelectorAll('h1, h2, h3, p, li, a, button')].filter(
        (element) =>
          element.checkVisibility() &&
          !element.closest('header') &&
          element.getBoundingClientRect().right > clientWidth + 1,
      )
      return [scrollWidth - clientWidth, cut.map(({ textContent }) => textContent)]
    })
    expect(overflow, path).toEqual([0, []])
  }
})

test('without pictures their words are there, and the figures stay readable', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort() : route.continue(),
  )
  await visit(page, '/')
  await expect(
    page.locator('#home').getByRole('img', { name: home.film.alt }).first(),
  ).toBeVisible()
  await expect(page.locator('#technical').getByRole('img')).toHaveAccessibleName(
    serviceOf('technical').alt,
  )
  await expect(main(page).getByRole('img', { name: about.carousel.slides[0]!.alt })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a connection that breaks after loading takes nothing away but the sending', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await chooseFromMenu(page, SERVICES.commercial)
  await expect(
    page.locator('#commercial').getByText(serviceOf('commercial').items[0]!),
  ).toBeInViewport()
  await follow(page, 'Contact')
  await fillForm(page)
  await send(page)
  await expect(status(page)).toHaveText(FAILURE)
  await expect(field(page, 'message')).toHaveValue(MESSAGE)
})

for (const path of PAGES) {
  test(`${path} can be printed: everything open, dark on light`, async ({ page }) => {
    await visit(page, path)
    await page.emulateMedia({ media: 'print' })
    if (path === '/' || path === '/services') await expectAllServicesOpen(page)
    if (path === '/' || path === '/about') await expectAllSlidesOpen(page)
    await expect.poll(() => unreadable(page)).toEqual([])
    const ids = await page.evaluate(
      (all) =>
        all.filter(
          (id) => (document.getElementById(id)?.getBoundingClientRect().height ?? 1) === 0,
        ),
      SERVICE_IDS,
    )
    expect(ids).toEqual([])
  })

  test(`${path} can be read and used in forced colours${path === '/' ? '' : ''}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
    await visit(page, path)
    await readToTheEnd(page)
    await untilAtRest(page)
    await expect.poll(() => unreadable(page)).toEqual([])
    const borderless = await page
      .getByRole('textbox')
      .or(page.getByRole('combobox'))
      .or(sendButton(page))
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { borderBlockEndWidth, borderBlockEndStyle } = getComputedStyle(control)
            return Number.parseFloat(borderBlockEndWidth) === 0 || borderBlockEndStyle === 'none'
          })
          .map(({ id, textContent }) => id || textContent),
      )
    expect(borderless).toEqual([])
  })
}
