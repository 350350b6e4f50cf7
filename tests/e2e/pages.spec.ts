import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'astro/zod'
import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'
import * as content from './content.ts'
import { company, contact, credentials, pageMetadata, seafarers } from './content.ts'
import * as site from './page-helpers.ts'
import { expect, test } from './test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const ICONS = ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']
/** Browsers require icons of 192 px and 512 px before they offer to install a site. */
const MANIFEST_ICONS = ['/icon-192.png', '/icon-512.png']

for (const path of site.ALL_PAGES)
  test(`${path}: has its metadata, and the footer of all pages`, async ({ page, request }) => {
    const response = await page.goto(path)
    expect(response!.status()).toBe(path === '/nowhere' ? 404 : 200)
    expect(await response!.text()).not.toContain('customElements')
    expect(response!.headers()['content-security-policy']).toContain("default-src 'none'")
    const footer = page.getByRole('contentinfo')
    await expect(footer).toContainText(company.email)
    if (credentials?.companyDetails) {
      const { detailLabels, legalName, registeredOffice, cin, gstin, grievanceContact } =
        credentials.companyDetails
      const contactPerson = grievanceContact.name
        ? [detailLabels.grievanceContact, grievanceContact.name]
        : []
      for (const text of [legalName, registeredOffice, cin, gstin, ...contactPerson])
        await expect(footer).toContainText(text)
    }
    const links = content.SERVICE_IDS_WITH_PAGE.map((id) => content.serviceById(id).menuName)
    for (const name of [...content.NAV_LABELS, ...links, company.phones[0]!.number])
      await expect(footer.getByRole('link', { name, exact: true })).toHaveCount(1)
    if (seafarers)
      await expect(footer.getByRole('link', { name: seafarers.linkText })).toHaveCount(1)

    const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`)
    await expect(meta('format-detection')).toHaveAttribute('content', 'telephone=no')
    if (!site.INDEXED_PAGES.includes(path)) {
      await expect(meta('robots')).toHaveAttribute('content', 'noindex')
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      return
    }
    const { title, description, socialImage } = pageMetadata[path.slice(1) || 'home']!
    await expect(page).toHaveTitle(title)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
    expect(canonical.pathname).toBe(path)
    for (const [name, text] of Object.entries({
      description,
      'og:url': canonical.href,
      'og:title': title,
      'og:description': description,
      'og:type': 'website',
      'og:site_name': company.name,
      'og:image:alt': (socialImage ?? pageMetadata['home']!.socialImage!).text,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    }))
      await expect(meta(name), name).toHaveAttribute('content', text)
    const image = new URL((await meta('og:image').getAttribute('content'))!)
    expect(image.origin).toBe(canonical.origin)
    expect((await request.get(image.pathname)).headers()['content-type']).toBe('image/jpeg')
  })

for (const [index, id] of content.SERVICE_IDS_WITH_PAGE.entries())
  test(`/services/${id}: shows its texts, and links to the previous and next service`, async ({
    page,
  }) => {
    const { title, text, items } = content.serviceById(id)
    const { companyRole } = content.servicePagesById[id]!
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    for (const expected of [text, ...items, companyRole]) await expect(main).toContainText(expected)
    for (const [rel, step] of Object.entries({ prev: -1, next: 1 })) {
      const ids = content.SERVICE_IDS_WITH_PAGE
      const other = content.serviceById(ids.at((index + step) % ids.length)!)
      await expect(main.locator(`a[rel=${rel}]`)).toHaveAttribute('href', `/services/${other.id}`)
      await expect(main.locator(`a[rel=${rel}]`)).toContainText(other.menuName)
    }
  })

for (const id of content.SERVICE_IDS_WITH_PAGE)
  test(`/services/${id}: shows key facts and inquiry link without scrolling`, async ({ page }) => {
    const { keyFacts = [] } = content.servicePagesById[id]!
    for (const size of ['360x740', '1366x625']) {
      await site.setViewportSize(page, size)
      await site.visit(page, `/services/${id}`)
      await site.waitForFonts(page)
      const main = page.getByRole('main')
      const visible = [
        main.getByRole('heading', { level: 1 }),
        main.locator('a[href*="about="]').first(),
      ]
      for (const { value } of keyFacts)
        visible.push(main.getByRole('link', { name: value, exact: true }))
      for (const locator of visible) await expect(locator, size).toBeInViewport({ ratio: 1 })
    }
  })

for (const id of content.SERVICE_IDS_WITH_PAGE)
  test(`/services/${id}: is at most 3,500 px high on a phone before a section is opened`, async ({
    page,
  }) => {
    test.skip(!company.fictional, 'Another company can have more to say')
    await site.setViewportSize(page, '390x844')
    await site.visit(page, `/services/${id}`)
    await site.waitForFonts(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(height).toBeLessThanOrEqual(3500)
  })

test('link to a closed section: opens it below the top bar; Back returns, a reload stays', async ({
  page,
}) => {
  const id = content.SERVICE_IDS_WITH_PAGE.find(
    (serviceId) => content.servicePagesById[serviceId]!.keyFacts?.[0],
  )
  test.skip(!id, 'No service has key facts')
  const { sectionId } = content.servicePagesById[id!]!.keyFacts[0]!
  const disclosure = page.locator(`details#${sectionId}`)
  const expectOpenBelowBar = async () => {
    await expect(disclosure).toHaveAttribute('open')
    const bar = (await site.bannerLandmark(page).boundingBox())!
    await expect.poll(async () => (await disclosure.boundingBox())!.y).toBeCloseTo(bar.height, 0)
  }
  await site.visit(page, `/services/${id}`)
  await site.mainLandmark(page).locator(`a[href="#${sectionId}"]`).first().click()
  await expectOpenBelowBar()
  await page.goBack()
  await expect.poll(() => site.scrollPosition(page)).toBe(0)
  await page.goto('/privacy')
  await page.goto(`/services/${id}#${sectionId}`)
  await expectOpenBelowBar()
  await page.reload()
  await expectOpenBelowBar()
})

for (const [name, { title, headline = title, linkText = headline }] of Object.entries(
  content.frontmatterById,
))
  test(`/${name}: has its headline and text, and a link in the footer`, async ({ page }) => {
    await page.goto(`/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: linkText })).toHaveAttribute('href', `/${name}`)
  })

test('credentials.json: matches its schema, and exists only if a page links to it', async ({
  page,
  request,
}) => {
  const files = ['/credentials.json', '/credentials.schema.json']
  if (!site.INDEXED_PAGES.includes('/credentials')) {
    for (const file of files) expect((await request.get(file)).status()).toBe(404)
    return
  }
  await page.goto('/credentials')
  const link = page.locator('head link[rel=alternate][type="application/json"]')
  await expect(link).toHaveAttribute('href', files[0]!)
  const [data, schema] = await Promise.all(
    files.map(async (file) => {
      const response = await request.get(file)
      expect(response.headers()['content-type']).toContain('application/json')
      return response.json()
    }),
  )
  expect(new URL(data.$schema).pathname).toBe(files[1])
  expect(z.fromJSONSchema(schema).parse(data)).toEqual(data)
  expect(data.dateModified).toBe(credentials!.lastChecked)
})

test('structured data, sitemap and manifest: list the company, all pages and icons', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/')
  const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
  expect(data).toMatchObject({ '@type': 'Organization', name: company.name })

  const read = async (path: string) => (await request.get(path)).text()
  const urlPaths = async (path: string) =>
    [...(await read(path)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const robots = await read('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)![1]!)
  const sitemapPaths = await urlPaths((await urlPaths(sitemap.pathname))[0]!)
  expect(sitemapPaths.toSorted()).toEqual(site.INDEXED_PAGES.toSorted())
  const manifest = JSON.parse(await read('/site.webmanifest'))
  expect(manifest.name).toBe(company.name)
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, baseURL).pathname)
  expect(icons).toEqual(expect.arrayContaining(MANIFEST_ICONS))
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  for (const icon of [...ICONS, ...icons]) {
    const response = await request.get(icon)
    expect(response.status(), icon).toBe(200)
    expect(response.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('links and files on every page: have an existing target', async ({ request, baseURL }) => {
  const links = new Set(['/licences.txt'])
  for (const path of site.ALL_PAGES) {
    const html = await (await request.get(path)).text()
    for (const [, file] of html.matchAll(/["', ](\/(_astro|social-images)\/[\w.-]+)/g))
      links.add(file!)
    for (const [, href] of html.matchAll(/<a [^>]*?\bhref="([^"]+)"/g)) {
      const { origin, pathname, hash, protocol } = new URL(href!, baseURL + path)
      if (origin === baseURL) links.add(pathname + hash)
      else expect(protocol, href).toMatch(/^(mailto|tel|https):$/)
    }
  }
  expect(links.size).toBeGreaterThan(50)
  for (const link of links) {
    const [path, hash] = link.split('#')
    const response = await (hash ? request.get(path!) : request.head(path!))
    if (path !== '/nowhere') expect(response.status(), link).toBe(200)
    const exists = !hash || (await response.text()).includes(` id="${decodeURI(hash)}"`)
    expect(exists, link).toBe(true)
  }
})

test('images and videos in the build: are all used by a page or script', () => {
  const read = (pattern: string) => globSync(`${PREVIEW_FOLDER}/${pattern}`)
  const texts = read('**/*.{html,js}').map((file) => readFileSync(file, 'utf8'))
  const media = read('_astro/*.{avif,webp,jpg,jpeg,png,svg,mp4}').map((file) => basename(file))
  expect(media.length).toBeGreaterThan(50)
  for (const name of media)
    expect(
      texts.some((text) => text.includes(encodeURI(name))),
      name,
    ).toBe(true)
})

test('links: have the URL that their text promises', async ({ page }) => {
  const links: [path: string, name: string, href: string][] = [
    ['/', content.footer.privacy, '/privacy'],
    ['/', content.servicesSection.skipToContact, '#contact'],
    ...content.AUDIENCE_LINKS.map(({ linkText, href }): [string, string, string] => [
      '/',
      linkText,
      href,
    ]),
    ['/about', content.hero.inquiryLink, '/#contact'],
    ['/contact', contact.form.privacyLink, '/privacy'],
    ['/contact', content.navigation.logoLabel, '/'],
  ]
  for (const [path, name, href] of links) {
    await page.goto(path)
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href)
  }
})

test('/careers, /jobs, /vacancies: redirect to /seafarers if the page exists', async ({
  request,
}) => {
  for (const path of ['/careers', '/jobs', '/vacancies']) {
    const response = await request.get(path, { maxRedirects: 0 })
    const expected = seafarers ? [301, '/seafarers'] : [404, undefined]
    expect([response.status(), response.headers()['location']]).toEqual(expected)
  }
})
