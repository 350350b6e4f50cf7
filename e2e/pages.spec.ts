import sharp from 'sharp'
import { company, contact, footer, pages, credentials, privacy, services } from './content.ts'
import { expect, test } from './test.ts'
import { ALL_PAGES, PAGES, untilHydrated } from './page-helpers.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ICONS = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
/** What browsers need before they offer to install a site. */
const MANIFEST_ICONS = ['/icon-192.png', '/icon-512.png']
const PREVIEW_SIZE = { width: 1200, height: 630 }

/** How links that leave the site begin; content/ may have an address where a certificate can be checked. */
const OUTSIDE_LINKS = [
  'mailto:',
  'tel:',
  'https://wa.me/',
  ...credentials.certificates.entries.flatMap(({ verify }) => verify || []),
]

const titleOf = (path: string) => pages[path.slice(1) || 'home']!

test('titles and descriptions: differ on every page', () => {
  const texts = PAGES.flatMap((path) => [titleOf(path).title, titleOf(path).description])
  expect(new Set(texts).size).toBe(texts.length)
})

for (const path of PAGES)
  test(`${path}: has its title, description and preview, and headings in order`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated(page)
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    const { title, description, preview = pages['home']!.preview } = titleOf(path)
    expect(await page.title()).toBe(title)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
    expect(canonical.pathname).toBe(path)
    for (const [name, content] of Object.entries({
      description,
      'og:url': canonical.href,
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:image:alt': preview.words,
      'og:image:width': String(PREVIEW_SIZE.width),
      'og:image:height': String(PREVIEW_SIZE.height),
      'twitter:card': 'summary_large_image',
      'format-detection': 'telephone=no',
    }))
      expect(await meta(name), name).toBe(content)

    const image = new URL((await meta('og:image'))!)
    expect(image.origin).toBe(canonical.origin)
    const picture = await request.get(image.pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      ...PREVIEW_SIZE,
      format: 'jpeg',
    })

    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    for (const [place, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[place - 1] ?? 0) + 1)
  })

test('structured data: the landing page describes the company and its services', async ({
  page,
}) => {
  await page.goto('/')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').innerText())!)
  expect(data).toMatchObject({ '@type': 'Organization', name: company.name })
  expect(data.makesOffer).toHaveLength(services.length)
})

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
  expect(icons).toEqual(expect.arrayContaining(MANIFEST_ICONS))
  for (const icon of [...ICONS, ...icons]) {
    const answer = await request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('links and files of every page: are there, and other links are of known kinds', async ({
  page,
  request,
  baseURL,
}) => {
  const links = new Set<string>()
  for (const path of ALL_PAGES) {
    await page.goto(path)
    for (const [file] of (await page.content()).matchAll(/\/(_astro|previews)\/[\w.-]+/g))
      links.add(baseURL + file)
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
  expect(links.size).toBeGreaterThan(50)
  for (const link of links) {
    const { pathname, hash } = new URL(link)
    const response = await (hash ? request.get(pathname) : request.head(pathname))
    // The unknown address names itself in links to its own parts.
    if (pathname !== '/nowhere') expect(response.status(), link).toBe(200)
    if (hash) expect(await response.text(), link).toMatch(new RegExp(`\\bid="${hash.slice(1)}"`))
  }
})

test('the licences of typeface and libraries travel with them', async ({ request }) => {
  const licences = await (await request.get('/licences.txt')).text()
  expect(licences).toContain('SIL OPEN FONT LICENSE')
  expect(licences).toMatch(/^react-dom\n\nMIT License\n\nCopyright \(c\) Meta Platforms/m)
})

test('privacy page: is linked beside the form and in the footer, and is complete for this build', async ({
  page,
}) => {
  await page.goto('/contact')
  await page.locator('form').getByRole('link', { name: contact.form.privacy.link }).click()
  await expect(page.getByRole('heading')).toHaveText([
    privacy.headline,
    ...privacy.parts.map(({ title }) => title),
  ])
  const main = page.getByRole('main')
  // This build sends to the computer that serves it.
  for (const { text } of privacy.parts)
    for (const paragraph of Array.isArray(text) ? text : text.preview)
      await expect(main).toContainText(paragraph.replaceAll('{email}', company.email))
  await expect(main).not.toContainText(/[{}]/)

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacy }).click()
  await expect(page).toHaveURL('/privacy')
})
