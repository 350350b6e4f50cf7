import { globSync, readFileSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../build/settings.ts'
import { about, company, contact, navigation, services } from './content.ts'
import {
  anInquiry,
  expectFields,
  fill,
  mailInstead,
  sendButton,
  serviceThat,
  status,
  storedFrom,
} from './inquiries.ts'
import { aged, ageBrowser } from './older-browsers.ts'
import { ERROR_HEADLINE, FAILURE, SERVICES, SUCCESS } from './specification.ts'
import { expect, test } from './test.ts'
import { expectMenusAsRows, PAGES, readToTheEnd, untilAtRest, visit } from './visit.ts'

// In the oldest browsers that package.json names, everything can be read, reached and sent.

test.use({ bypassCSP: true })

/** All that is newer in the built styles, and what the page is without it. */
const DISPENSABLE = new Map([
  [':autofill', 'its prefixed twin, or the browser’s own colour'],
  [':has', 'a lighter look: chevrons that do not turn, a select without its placeholder’s colour'],
  [':popover-open', 'the menus’ entries are rows of the page'],
  [':user-invalid', 'aria-invalid, which the form sets, has the same look'],
  ['@container', 'the form in one column'],
  ['@page', 'the margins that the browser gives a sheet'],
  ['@media forced-colors', 'no forced colours there'],
  ['@media prefers-reduced-data', 'the preference is not told there'],
  ['@media scripting', 'the services are a list, in the code as in the styles'],
  ['@starting-style', 'menus open at once'],
  ['animation-range', 'scripts tell the scroll position'],
  ['animation-timeline', 'scripts tell the scroll position'],
  ['animation-timeline: scroll', 'scripts tell the scroll position'],
  ['animation-timeline: view', 'a picture that stands still'],
  ['atan2', 'a star that stands in the bar, as without scroll timelines'],
  ['color-mix', 'the stage’s scale, and there is no stage'],
  ['oklch', 'the stage’s scale, and there is no stage'],
  ['container', 'the form in one column'],
  ['container-type', 'the form in one column'],
  ['container_query_length_units', 'charts without their drawing, headings in another size'],
  ['content-visibility', 'more is laid out than is seen'],
  ['cursor: default', 'the common pointer'],
  ['cursor: pointer', 'the common pointer'],
  ['forced-color-adjust', 'no forced colours there'],
  ['grid-template: subgrid', 'a slide’s parts one below the other'],
  ['lh', 'no room kept for the form’s message, which moves what follows'],
  ['light-dark', 'trails that run on behind small words'],
  ['mask-image', 'its prefixed twin'],
  ['outline', 'outlines without rounded corners'],
  ['overflow-anchor', 'Safari never moved the page by itself'],
  ['overflow-x: clip', 'nothing juts out there'],
  ['overflow: clip', 'in services: a closed one is not laid out at all'],
  ['overscroll-behavior', 'the page scrolls on behind the end of a menu'],
  ['paint-order', 'letters on a chart without a clear edge'],
  ['resize', 'a message field of one size'],
  ['rotate', 'chevrons that do not turn'],
  ['scale', 'bars that do not grow'],
  ['tan', 'a star that stands in the bar, as without scroll timelines'],
  ['text-size-adjust', 'its prefixed twin'],
  ['text-wrap', 'headings that break elsewhere'],
  ['translate', 'nothing comes in with a rise'],
  ['viewport_percentage_units_small', 'vh where it matters'],
  ['writing-mode: sideways-lr', 'its twin that is turned'],
])

test('the built styles hold nothing newer but what can be done without @once', () => {
  const newer = new Set<string>()
  for (const file of globSync(`${PREVIEW_FOLDER}/**/*.{css,html}`)) {
    const text = readFileSync(file, 'utf8')
    const sheets = file.endsWith('.css')
      ? [text]
      : [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles]) => styles!)
    for (const name of sheets.flatMap((sheet) => [...aged(sheet).newer])) newer.add(name)
  }
  expect([...newer].toSorted()).toEqual([...DISPENSABLE.keys()].toSorted())
})

/** The word for a number that may be left blank is not there then. */
const { whatsapp: _, ...labels } = contact.labels

/** What every page has to say, and the landing page all of it. */
const WORDS: [path: string, words: string[]][] = [
  ['/about', [...about.management.text, about.freight.text, about.carousel.slides[0]!.text]],
  ['/services', [services[0]!.text, ...services[0]!.items]],
  ['/contact', [...Object.values(labels), ...Object.values(contact.form.fields), company.email]],
]

for (const path of PAGES)
  test(`${path} can be read in an older browser`, async ({ page }) => {
    const faults: Error[] = []
    page.on('pageerror', (error) => faults.push(error))
    await ageBrowser(page)
    await visit(page, path)
    await readToTheEnd(page)
    await untilAtRest(page)
    expect(faults).toEqual([])
    await expect(page.getByText(ERROR_HEADLINE)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    for (const text of WORDS.filter(([on]) => path === '/' || path === on).flatMap(
      ([, words]) => words,
    ))
      await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible()
  })

test('in an older browser the menus’ entries are rows of the page, which cover nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ageBrowser(page)
  await visit(page, '/contact')
  await expectMenusAsRows(page)
  await page.getByRole('banner').getByRole('link', { name: SERVICES.travel }).click()
  await expect(page).toHaveURL('/#travel')
  await expect(page.locator('#travel')).toBeInViewport({ ratio: 0.3 })
  await expectMenusAsRows(page)
})

test('in an older browser where scripts never arrive no menu covers the page @once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await ageBrowser(page)
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(page.locator('nav').getByRole('link', { name: SERVICES.travel })).toBeHidden()
  await page.getByRole('contentinfo').getByRole('link', { name: navigation.contact }).click()
  await expect(page.locator('#contact')).toBeInViewport()
})

test('in an older browser each service opens from its heading', async ({ page }) => {
  await ageBrowser(page)
  await visit(page, '/')
  for (const { id, menu, text } of services.slice(1)) {
    await page.locator('#services').getByRole('link', { name: menu }).click()
    await expect(page.locator(`#${id}`).getByText(text, { exact: true })).toBeVisible()
  }
})

test('in an older browser without JavaScript all services and slides are open', async ({
  browser,
  viewport,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, bypassCSP: true, viewport })
  await ageBrowser(page)
  await page.goto('/')
  await expectMenusAsRows(page)
  for (const { text } of [...services, ...about.carousel.slides])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  await page.close()
})

test('an older browser prints all services @once', async ({ page }) => {
  await ageBrowser(page)
  await visit(page, '/services')
  await page.emulateMedia({ media: 'print' })
  for (const { text } of services)
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
})

test('in an older browser an inquiry is sent, and one that fails goes as a mail @once', async ({
  page,
}) => {
  await ageBrowser(page)
  await visit(page, '/contact')
  const typed = anInquiry()
  await serviceThat(page, 'unsuccessful')
  await fill(page, typed)
  await sendButton(page).click()
  await expect(status(page)).toHaveText(FAILURE)
  await expectFields(page, typed)
  await expect(mailInstead(page)).toHaveAttribute('href', /^mailto:.*Jebel%20Ali/)
  await serviceThat(page, '')
  await sendButton(page).click()
  await expect(status(page)).toHaveText(SUCCESS)
  expect(storedFrom(typed.name)).toHaveLength(1)
})
