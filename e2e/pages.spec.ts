import sharp from 'sharp'
import { about, company, contact, errorScreen, home, pages, papers, services } from './content.ts'
import {
  BADGES,
  CONTACT_HEADLINE,
  ENTRIES,
  ERROR_HEADLINE,
  FIGURES,
  FORM_TITLE,
  FREIGHT_HEADLINE,
  OFFICE,
  RESPONSE_TIME,
  RIGHTS,
  SECTION_IDS,
  SERVICE_DELAYS_S,
  SERVICE_TERMS,
  SLIDE_TITLES,
} from './specification.ts'
import { expect, test } from './test.ts'
import { PAGES, LOW_TRAFFIC_PAGES, untilHydrated } from './visit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const SECTIONS: Record<string, string[]> = {
  '/': SECTION_IDS,
  '/about': ['about'],
  '/services': ['services'],
  '/contact': ['contact'],
}
const ICONS = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
]
const PREVIEW_SIZE = { width: 1200, height: 630 }
const JPEG_START = 'ffd8ff'

const READ = FIGURES.map(({ final, label }) => `${final} ${label}`)

/** The words of each section, a line broken by hand as one. */
const WORDS: Record<string, string[]> = {
  home: [home.headline.join(' '), ...READ],
  about: [
    about.management.headline.join(' '),
    ...about.management.text,
    FREIGHT_HEADLINE,
    about.freight.text,
    ...READ,
    ...SLIDE_TITLES,
    ...about.carousel.slides.map(({ text }) => text),
  ],
  services: services.flatMap(({ id, title, text, items }) => [
    title.join(' '),
    text,
    ...items,
    ...SERVICE_TERMS[id],
  ]),
  contact: [
    CONTACT_HEADLINE,
    company.email,
    ...company.phones.map(({ number }) => number),
    ...company.office.lines,
    ...OFFICE,
    RESPONSE_TIME,
    FORM_TITLE,
    ...BADGES,
    contact.form.privacy.text.preview,
    contact.form.privacy.link,
  ],
}

/** How links that leave the site begin; content/ may have an address where a certificate can be checked. */
const OUTSIDE_LINKS = [
  'mailto:',
  'tel:',
  'https://wa.me/',
  ...papers.certificates.entries.flatMap(({ verify }) => verify || []),
]

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

for (const path of PAGES) {
  test(`${path} says what it is: in its head, to machines, in its headings and at its end`, async ({
    page,
    request,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await untilHydrated(page)

    await test.step('to search engines and in link previews', async () => {
      const meta = (name: string) =>
        page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

      const {
        title,
        description,
        preview = pages['home']!.preview,
      } = pages[path.slice(1) || 'home']!
      expect(await page.title()).toBe(title)
      expect(await meta('description')).toBe(description)
      const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
      expect(canonical.pathname).toBe(path)
      expect(await meta('og:url')).toBe(canonical.href)
      expect(await meta('og:title')).toBe(title)
      expect(await meta('og:description')).toBe(description)
      expect(await meta('og:type')).toBe('website')
      expect(await meta('og:site_name')).toBe(company.name)
      expect(await meta('twitter:card')).toBe('summary_large_image')
      expect(await meta('og:image:alt')).toBe(preview.words)

      const image = new URL((await meta('og:image'))!)
      expect(image.origin).toBe(canonical.origin)
      const picture = await request.get(image.pathname)
      expect(picture.headers()['content-type']).toBe('image/jpeg')
      expect((await picture.body()).toString('hex', 0, 3)).toBe(JPEG_START)
      expect(await sharp(await picture.body()).metadata()).toMatchObject(PREVIEW_SIZE)
      expect([await meta('og:image:width'), await meta('og:image:height')]).toEqual(
        Object.values(PREVIEW_SIZE).map(String),
      )
    })

    await test.step('to machines: the company and its six services', async () => {
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent())!,
      )
      expect(data).toMatchObject({
        '@type': 'Organization',
        name: company.name,
        email: company.email,
      })
      const names = data.makesOffer.map(
        (offer: { itemOffered: { name: string } }) => offer.itemOffered.name,
      )
      expect(names).toEqual(services.map(({ title }) => title.join(' ')))
    })

    await test.step('its sections in their order, and one first heading', async () => {
      const ids = await page
        .getByRole('main')
        .locator('#home, #about, #services, #contact')
        .evaluateAll((sections) => sections.map(({ id }) => id))
      expect(ids).toEqual(SECTIONS[path])
      for (const id of ids) {
        const { height } = (await page.locator(`#${id}`).boundingBox())!
        expect(height, id).toBeGreaterThan(400)
      }
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const levels = await page
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
      for (const [place, level] of levels.entries())
        expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
    })

    await test.step('at its end the four entries, the year and the rights', async () => {
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('navigation').getByRole('link')).toHaveText(
        Object.keys(ENTRIES),
      )
      await expect(footer).toContainText(`${new Date().getFullYear()} ${company.name}. ${RIGHTS}`)
    })
  })

  test(`${path} carries every word without a script`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! })
    await page.goto(path)
    const text = plain(
      (await page.getByRole('main').innerText()).replaceAll('\n', ' '),
    ).toLowerCase()
    for (const words of SECTIONS[path]!.flatMap((id) => WORDS[id]!)) {
      expect(text).toContain(plain(words).toLowerCase())
    }
    await page.close()
  })
}

test('content/services.yaml: has the delays of the specification @once', () => {
  expect(services.map(({ delay }) => delay)).toEqual(SERVICE_DELAYS_S)
})

test('every page has a title and a description of its own', async ({ page }) => {
  const seen = new Set<string | null>()
  for (const path of PAGES) {
    await page.goto(path)
    seen
      .add(await page.title())
      .add(await page.locator('meta[name=description]').getAttribute('content'))
  }
  expect(seen.size).toBe(PAGES.length * 2)
})

for (const path of ['/nowhere', '/about/us', '/nowhere.html']) {
  test(`the unknown address ${path} answers 404, with a way home and to the company`, async ({
    page,
  }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ERROR_HEADLINE)
    const main = page.getByRole('main')
    await expect(main).toContainText(errorScreen.unknownAddress.text)
    await expect(main.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    )
    await expect(main.getByRole('link', { name: company.phones[0]!.number })).toHaveAttribute(
      'href',
      /^tel:\+/,
    )
    await main.getByRole('link', { name: errorScreen.home }).click()
    await expect(page).toHaveURL('/')
  })
}

test('search engines find the pages, browsers the manifest and the icons', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)![1]!)
  const addresses = (xml: string) =>
    [...xml.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => new URL(address!))
  const [list] = addresses(await (await request.get(sitemap.pathname)).text())
  const listed = addresses(await (await request.get(list!.pathname)).text()).map(
    ({ pathname }) => pathname,
  )
  expect(listed.toSorted()).toEqual([...PAGES, '/privacy'].toSorted())

  const manifest = await (await request.get('/site.webmanifest')).json()
  expect(manifest.name).toBe(company.name)
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, baseURL).pathname)
  for (const icon of [...ICONS, ...icons]) {
    const answer = await request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('every link within the site leads to something that is there', async ({
  page,
  request,
  baseURL,
}) => {
  const links = new Set<string>()
  for (const path of [...PAGES, ...LOW_TRAFFIC_PAGES, '/nowhere']) {
    await page.goto(path)
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))) {
      if (href.startsWith(baseURL!)) links.add(href)
      else
        expect(
          OUTSIDE_LINKS.some((start) => href.startsWith(start)),
          href,
        ).toBe(true)
    }
  }
  expect(links.size).toBeGreaterThan(12)
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    // The unknown address names itself in links to its own parts.
    const answer = await request.get(pathname)
    if (pathname !== '/nowhere') expect(answer.status(), link).toBe(200)
    if (hash) expect(await answer.text(), link).toMatch(new RegExp(`\\bid="${hash.slice(1)}"`))
  }
})

test('every file that a page names is there', async ({ request, baseURL }) => {
  const files = new Set<string>()
  for (const path of [...PAGES, '/nowhere']) {
    const html = await (await request.get(path)).text()
    for (const [file] of html.matchAll(/\/(_astro|previews)\/[\w.-]+/g)) files.add(file)
  }
  expect(files.size).toBeGreaterThan(40)
  for (const file of files) expect((await request.head(baseURL + file)).status(), file).toBe(200)
})

test('the licences of typeface and libraries travel with them', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text()
  expect(licences).toContain('SIL OPEN FONT LICENSE')
  expect(licences).toMatch(/^react-dom\n\nMIT License\n\nCopyright \(c\) Meta Platforms/m)
})

test('no browser makes telephone links of numbers', async ({ request }) => {
  for (const path of [...PAGES, '/nowhere'])
    expect(await (await request.get(path)).text()).toContain(
      '<meta name="format-detection" content="telephone=no">',
    )
})
