import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { ServiceId } from '../../lib/element-ids'
import { dispatchLinkClickEvents } from '../../lib/link-click-event'
import { recordScrollCause } from '../../lib/scroll-cause'
import { actAndFlush } from '../../testing/act-and-flush'
import { emulateReducedMotion } from '../../testing/emulate-reduced-motion'
import { PICTURE } from '../../testing/picture'
import { Services } from './services'

const SERVICE_IDS = ['technical', 'crew', 'commercial', 'freight', 'travel', 'audit']
const TEXTS = { headline: 'Services', contactLinkText: 'Skip', pageLinkText: 'More' }
const SERVICES = SERVICE_IDS.map((id) => ({
  id,
  menuName: `${id} in menus`,
  stepLabel: `${id} in the stepper`,
  title: `The ${id} service`,
  text: `About ${id}.`,
  items: [{ text: 'Item', certificateName: undefined }],
  pageHref: `/services/${id}`,
  picture: PICTURE,
  glow: { src: PICTURE.webp, glowAnimation: 'sways' as const },
  arrangement: 'picture-full' as const,
  textDelay: 0,
  inquiryLink: { label: 'Ask', service: '' },
}))

const serviceElement = (id: ServiceId) =>
  document.querySelector<HTMLElement>(`[data-service=${id}]`)!
const openServices = () => SERVICE_IDS.filter((id) => serviceElement(id).clientHeight > 0)

const clickLink = (name: string) =>
  actAndFlush(() =>
    (page.getByRole('link', { name, exact: true }).element() as HTMLElement).click(),
  )
const advance = (milliseconds: number) => actAndFlush(() => vi.advanceTimersByTime(milliseconds))

async function waitForObservers() {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

const INITIAL_URL = location.href
const createPage = (services: typeof SERVICES) => (
  <section>
    <Services {...TEXTS} services={services} isStandalone={false} />
  </section>
)
const PAGE = createPage(SERVICES)
async function renderServices(content = PAGE) {
  await render(content)
  await expect.poll(() => document.querySelector('[data-pinned-fit=fits]')).not.toBeNull()
}

dispatchLinkClickEvents()
recordScrollCause()
const { dataset } = document.documentElement
beforeEach(() => {
  dataset['scripts'] = ''
})
afterEach(async () => {
  vi.useRealTimers()
  history.replaceState(null, '', INITIAL_URL)
  delete dataset['scrollCause']
  await emulateReducedMotion('')
})

const turnWheel = () => void dispatchEvent(new WheelEvent('wheel'))
const pressKey = () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'PageUp' }))
const dragScrollBar = () =>
  void document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }))
function followLink() {
  const link = document.body.appendChild(document.createElement('a'))
  link.href = '#crew'
  link.click()
  link.remove()
}

const openByUrl = () => {
  location.replace('#crew')
  return render(PAGE)
}
const openByStepper = () => renderServices().then(() => clickLink('crew in the stepper'))
test.each<[string, number, () => Promise<unknown>]>([
  ['in the URL', 80, openByUrl],
  ['chosen in the stepper', 60, openByStepper],
])('service %s: opens immediately, and the page scrolls after %i ms', async (_, delay, open) => {
  await emulateReducedMotion('reduce')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  expect(openServices()).toEqual(['crew'])
  await advance(delay - 1)
  expect(scrollY).toBe(0)
  await advance(1)
  expect(scrollY).toBeGreaterThan(0)
})

// The first case must run before any link is followed. Each followed link lets the page script record another scroll.
test.each<[string, boolean, ...(() => void)[]]>([
  ['turns the mouse wheel', false, turnWheel],
  ['follows a link', true, followLink],
  ['follows a link, then presses PageUp', false, followLink, pressKey],
  ['follows a link, then drags the scroll bar', false, followLink, dragScrollBar],
  ['scrolls, then follows a link', true, followLink, turnWheel, followLink],
])(
  'visitor who %s before hydration: is scrolled to the service in the URL: %s',
  async (_, isScrolled, ...inputs) => {
    await emulateReducedMotion('reduce')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    for (const input of inputs) input()
    await openByUrl()
    await advance(100)
    expect(scrollY > 0).toBe(isScrolled)
  },
)

test.each<[string, () => unknown]>([
  ['scrolls by wheel', turnWheel],
  ['follows another link', () => clickLink('Skip')],
  ['goes back', () => dispatchEvent(new PopStateEvent('popstate'))],
])('visitor who %s right after choosing a service: isn’t scrolled to it', async (_, interrupt) => {
  await emulateReducedMotion('reduce')
  await renderServices()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await clickLink('audit in the stepper')
  await interrupt()
  await advance(100)
  expect(scrollY).toBe(0)
})

test('scroll to a chosen service: ends when a screen reader scrolls elsewhere', async () => {
  await renderServices()
  await clickLink('audit in the stepper')
  await expect.poll(() => scrollY, { interval: 10 }).toBeGreaterThan(innerHeight)
  dispatchEvent(new Event('focusin'))
  scrollTo({ top: 0, behavior: 'smooth' })
  await new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
  expect(scrollY).toBe(0)
  await expect.poll(openServices).toEqual(['technical'])
})

test('scroll that a screen reader interrupts, without `scrollend` support: scrolling opens services again after 3 s', async () => {
  const { onscrollend } = window
  Reflect.deleteProperty(window, 'onscrollend')
  const stopEvent = (event: Event) => event.stopImmediatePropagation()
  addEventListener('scrollend', stopEvent, { capture: true })
  await renderServices()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await clickLink('audit in the stepper')
  await advance(60)
  scrollTo({ top: 0, behavior: 'instant' })
  await advance(2999)
  expect(openServices()).toEqual(['audit'])
  await advance(1)
  vi.useRealTimers()
  await expect.poll(openServices).toEqual(['technical'])
  removeEventListener('scrollend', stopEvent, { capture: true })
  Object.assign(window, { onscrollend })
})

test('section out of view: has no scroll listener', async () => {
  const addListener = vi.spyOn(window, 'addEventListener')
  await renderServices(
    <>
      <div style={{ blockSize: '300vh' }} />
      {PAGE}
    </>,
  )
  expect(addListener.mock.calls.map(([type]) => type)).not.toContain('scroll')
})

test('stepper with labels that need two lines: the accordion replaces the pinned layout', async () => {
  const services = SERVICES.map((service) => ({
    ...service,
    stepLabel: 'A long name '.repeat(3),
  }))
  await render(createPage(services))
  const closed = page.getByRole('link', { expanded: false })
  await expect.poll(() => closed.elements().length).toBe(SERVICE_IDS.length - 1)
})

test('find-in-page match in a closed service: opens the service, and the page scrolls to it', async () => {
  await renderServices()
  const scrollEnded = new Promise((resolve) =>
    addEventListener('scrollend', resolve, { once: true }),
  )
  serviceElement('commercial').dispatchEvent(new Event('beforematch', { bubbles: true }))
  serviceElement('commercial').removeAttribute('hidden')
  expect(openServices()).toEqual(['commercial'])
  await scrollEnded
  dispatchEvent(new Event('scroll'))
  await expect.poll(openServices).toEqual(['commercial'])
})

test('accordion on a rotated phone: keeps the same heading at the middle of the viewport', async () => {
  await page.viewport(340, 500)
  await renderServices()
  const heading = page.getByRole('link', { name: 'commercial in menus' })
  heading.element().scrollIntoView({ behavior: 'instant', block: 'center' })
  await waitForObservers()
  await page.viewport(500, 340)
  await waitForObservers()
  const { top, bottom } = heading.element().getBoundingClientRect()
  expect([top < innerHeight / 2, bottom > innerHeight / 2]).toEqual([true, true])
})

test('click on an accordion heading: opens the service, and shows its glow later', async () => {
  await renderServices()
  await page.viewport(320, 568)
  await page.getByRole('link', { name: 'travel in menus', expanded: false }).click()
  await expect.poll(openServices).toEqual(['travel'])
  const heading = page.getByRole('link', { name: 'The travel service', expanded: true })
  await expect.element(heading).toBeVisible()
  await expect
    .poll(() => serviceElement('travel').querySelector('[data-glow-animation]'))
    .not.toBeNull()
})
