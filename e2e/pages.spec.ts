import sharp from 'sharp'
import { valuesIn } from '../integrations/placeholders.ts'
import * as content from './content.ts'
import {
  about,
  company,
  contact,
  credentials,
  footer,
  pages,
  seafarers,
  services,
} from './content.ts'
import { ALL_PAGES, expect, LISTED_PAGES, test, untilHydrated, visit } from './page-helpers.ts'
import { SERVICE_IDS, WORDS } from './specification.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** With those that browsers need before they offer to install a site. */
const ICONS = '/favicon.ico /favicon.svg /apple-touch-icon.png /icon-192.png /icon-512.png'.split(
  ' ',
)
const PREVIEW_SIZE = { width: 1200, height: 630 }

/** How links that leave the site begin; content/ may have addresses to check a certificate or to complain. */
const OUTSIDE_LINKS = [
  'mailto:',
  'tel:',
  'https://wa.me/',
  ...new Set([
    ...credentials.certificates.entries.flatMap(({ verify }) => verify || []),
    ...seafarers.complaint.steps.flatMap(({ contacts = [] }) =>
      contacts.filter((contact) => contact.startsWith('https:')),
    ),
  ]),
]

for (const [file, words] of Object.entries(WORDS))
  test(`content/${file}.yaml: has the words of the specification`, () => {
    const found = new Map(valuesIn(content.read(file)))
    const other = valuesIn(words)
      .filter(([path, word]) => found.get(path) !== word)
      .map(([path, word]) => `${path} is not '${word}' but '${found.get(path)}'`)
    test.skip(other.length > 0, `content/${file}.yaml differs: ${other.join('; ')}`)
  })

for (const path of LISTED_PAGES)
  test(`${path}: has its title, description, preview, headings in order`, async ({
    page,
    request,
  }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await untilHydrated(page)
    const { title, description, preview = pages['home']!.preview } = pages[path.slice(1) || 'home']!
    expect(await page.title()).toBe(title)
    const canonical = new URL((await page.locator('link[rel=canonical]').getAttribute('href'))!)
    expect(canonical.pathname).toBe(path)
    const meta = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    for (const [name, text] of Object.entries({
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
      expect(await meta(name), name).toBe(text)
    const image = new URL((await meta('og:image'))!)
    expect(image.origin).toBe(canonical.origin)
    const picture = await request.get(image.pathname)
    expect(picture.headers()['content-type']).toBe('image/jpeg')
    expect(await sharp(await picture.body()).metadata()).toMatchObject({
      ...PREVIEW_SIZE,
      format: 'jpeg',
    })
    const levels = await page
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1)
  })

for (const [index, id] of SERVICE_IDS.entries())
  test(`/services/${id}: has its words and terms, leads to the form, to the previous, to the next`, async ({
    page,
  }) => {
    const { title, menu, text, items, inquiryLink } = content.serviceOf(id)
    await page.goto(`/services/${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const main = page.getByRole('main')
    const { terms, role } = content.servicePages.pages[id]
    const shownTerms = terms.flatMap(({ label, value }) => (value ? [label, value] : []))
    for (const words of [text, ...items, ...shownTerms, role])
      await expect(main).toContainText(words)
    const data = await page.locator('script[type="application/ld+json"]').innerText()
    expect(JSON.parse(data)).toMatchObject({ '@type': 'Service', name: title, serviceType: menu })
    await expect(main.getByRole('link', { name: inquiryLink.label })).toHaveAttribute(
      'href',
      RegExp(`^/contact\\?about=${id}#`),
    )
    for (const [rel, step] of [
      ['prev', -1],
      ['next', 1],
    ] as const) {
      const other = services.at((index + step) % services.length)!
      const link = main.locator(`a[rel=${rel}]`)
      await expect(link).toHaveAttribute('href', `/services/${other.id}`)
      await expect(link).toContainText(other.menu)
    }
    // Of the footer's links, each section's name is the whole name of one only.
    const links = page.getByRole('contentinfo').getByRole('link')
    for (const name of content.ENTRIES)
      await expect(links.and(page.getByRole('link', { name, exact: true }))).toHaveCount(1)
    for (const name of content.SERVICE_NAMES) await expect(links.getByText(name)).toHaveCount(1)
  })

test('search engines and browsers: find pages, company, manifest and icons', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/')
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').innerText())!)
  expect(data).toMatchObject({ '@type': 'Organization', name: company.name })
  expect(data.makesOffer).toHaveLength(services.length)

  const read = async (path: string) => (await request.get(path)).text()
  const addresses = async (path: string) =>
    [...(await read(path)).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname)
  const robots = await read('/robots.txt')
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m)
  const sitemap = new URL(/^Sitemap: (.+)$/m.exec(robots)![1]!)
  const listed = await addresses((await addresses(sitemap.pathname))[0]!)
  expect(listed.toSorted()).toEqual(LISTED_PAGES.toSorted())
  for (const path of ['/sent', '/not-sent']) {
    await page.goto(path)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  }

  const manifest = JSON.parse(await read('/site.webmanifest'))
  expect(manifest.name).toBe(company.name)
  const icons = manifest.icons.map(({ src }: { src: string }) => new URL(src, baseURL).pathname)
  expect(icons).toEqual(expect.arrayContaining(ICONS.slice(-2)))
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable' }))
  for (const icon of [...ICONS, ...icons]) {
    const answer = await request.get(icon)
    expect(answer.status(), icon).toBe(200)
    expect(answer.headers()['content-type'], icon).toMatch(/^image\//)
  }
})

test('links and files of every page: are there, or of known kinds', async ({
  page,
  request,
  baseURL,
}) => {
  const links = new Set<string>([`${baseURL}/licences.txt`])
  for (const path of ALL_PAGES) {
    await page.goto(path)
    for (const [file] of (await page.content()).matchAll(/\/(_astro|previews)\/[\w.-]+/g))
      links.add(baseURL + file)
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((all: HTMLAnchorElement[]) => all.map((link) => link.href))) {
      if (href.startsWith(baseURL!)) links.add(href)
      else
        expect(
          OUTSIDE_LINKS.filter((start) => href.startsWith(start)),
          href,
        ).toHaveLength(1)
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

// Editors may leave any of these empty.
const certificates = credentials.certificates.entries.filter(({ number }) => number)
const contacts = credentials.dutyContacts.entries.filter(({ phone }) => phone)

/** What links lead to, and the entries of content/ without which there is no link. */
const TARGETS: Record<string, { heading: string; needs?: unknown[] }> = {
  credentials: { heading: credentials.headline, needs: certificates },
  dutyContacts: { heading: credentials.dutyContacts.title, needs: contacts },
  privacy: { heading: content.privacy.headline },
  contact: { heading: contact.headline },
  seafarers: { heading: seafarers.headline },
  ...Object.fromEntries(services.map(({ id, title }) => [id, { heading: title }])),
}
const LINKS = [
  ['/', credentials.link, 'credentials'],
  ['/', footer.privacy, 'privacy'],
  ['/nowhere', seafarers.link, 'seafarers'],
  ['/contact', seafarers.link, 'seafarers'],
  ['/contact', credentials.link, 'credentials'],
  ['/credentials', credentials.dutyContacts.title, 'dutyContacts'],
  ['/', content.servicesSection.skip, 'contact'],
  ['/services', content.home.inquiryLink, 'contact'],
  ['/about', content.home.inquiryLink, 'contact'],
  ['/contact', contact.form.privacy.link, 'privacy'],
  ...about.audienceLinks.entries.flatMap(({ who, find, to }) =>
    ['/', '/about'].map((path) => [path, `${who} ${find}`, to]),
  ),
] as [path: string, name: string, target: string][]

for (const [path, name, target] of LINKS)
  test(`${path}: '${name}' leads to what it names`, async ({ page }) => {
    const { heading, needs } = TARGETS[target]!
    test.skip(needs?.length === 0, 'content/credentials.yaml has nothing that it leads to')
    await visit(page, path)
    await page.getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { name: heading }).first()).toBeInViewport()
  })

test('addresses under which seafarers look for jobs: lead to their page', async ({ request }) => {
  for (const path of ['/careers', '/jobs', '/vacancies']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, '/seafarers'])
  }
})

test('footer of every page: names the company by law, and leads seafarers on', async ({ page }) => {
  const { labels, legalName, registeredOffice, cin, gstin, grievances } = credentials.registration
  const person = grievances.name ? [labels.grievances, grievances.name] : []
  const named = [legalName, registeredOffice, cin, gstin, ...person]
  for (const path of ALL_PAGES) {
    await page.goto(path)
    const end = page.getByRole('contentinfo')
    for (const text of [...named, company.email, company.phones[0]!.number])
      await expect(end, path).toContainText(text)
    await expect(end.getByRole('link', { name: seafarers.link }), path).toBeVisible()
  }
})
