import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { listenForFollowedLinks } from '../../lib/follow-link'
import type { ServiceId } from '../../lib/ids'
import { actAndFlush } from '../../testing/act-and-flush'
import { PICTURE } from '../../testing/picture'
import { preferReducedMotion } from '../../testing/prefer-reduced-motion'
import { Services } from './services'

const SERVICE_IDS = ['technical', 'crew', 'commercial', 'freight', 'travel', 'audit']
const TEXTS = { headline: 'Services', skipLinkText: 'Skip', pageLinkText: 'More' }
const SERVICES = SERVICE_IDS.map((id) => ({
  id,
  menuName: `${id} in menus`,
  indexName: `${id} in the stepper`,
  title: `The ${id} service`,
  text: `About ${id}.`,
  items: [{ text: 'Item', certificateLabel: undefined }],
  pageHref: `/services/${id}`,
  picture: PICTURE,
  glow: { src: PICTURE.webp, glowAnimation: 'sways' as const },
  arrangement: 'picture-full' as const,
  textDelay: 0,
  inquiryLink: { label: 'Ask', service: '' },
}))

const blockOf = (id: ServiceId) => document.querySelector<HTMLElement>(`[data-service=${id}]`)!
const openServices = () => SERVICE_IDS.filter((id) => blockOf(id).clientHeight > 0)

/** Follows a link at once: a click of Vitest's lets a fake clock run. */
const follow = (name: string) =>
  actAndFlush(() =>
    (page.getByRole('link', { name, exact: true }).element() as HTMLElement).click(),
  )
const pass = (milliseconds: number) => actAndFlush(() => vi.advanceTimersByTime(milliseconds))

/** Observers report after a frame. */
async function untilFramesShown() {
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame)
}

const HERE = location.href
const pageOf = (services: typeof SERVICES) => (
  <section>
    <style>{SERVICE_IDS.map((id, index) => `#${id} { --service-index: ${index} }`).join('')}</style>
    <Services {...TEXTS} services={services} isStandalone={false} />
  </section>
)
const PAGE = pageOf(SERVICES)
async function renderServices(content = PAGE) {
  await render(content)
  await expect.poll(() => document.querySelector('[data-pinned-fit=fits]')).not.toBeNull()
}

listenForFollowedLinks()
const { dataset, style } = document.documentElement
beforeEach(() => {
  dataset['scripts'] = ''
  style.setProperty('--services-count', '6')
})
afterEach(async () => {
  vi.useRealTimers()
  style.removeProperty('--services-count')
  history.replaceState(null, '', HERE)
  await preferReducedMotion('')
})

const openByUrl = () => {
  location.replace('#crew')
  return render(PAGE)
}
const chooseCrew = () => renderServices().then(() => follow('crew in the stepper'))
test.each<[string, number, () => Promise<unknown>]>([
  ['of the URL', 80, openByUrl],
  ['that is chosen', 60, chooseCrew],
])('service %s: opens at once, and is scrolled to after %i ms', async (_, delay, open) => {
  await preferReducedMotion('reduce')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await open()
  expect(openServices()).toEqual(['crew'])
  await pass(delay - 1)
  expect(scrollY).toBe(0)
  await pass(1)
  expect(scrollY).toBeGreaterThan(0)
})

test.each<[string, () => unknown]>([
  ['scrolls by wheel', () => dispatchEvent(new WheelEvent('wheel'))],
  ['follows another link', () => follow('Skip')],
  ['goes back', () => dispatchEvent(new PopStateEvent('popstate'))],
])('visitor who %s right after a choice: is not taken there', async (_, divert) => {
  await preferReducedMotion('reduce')
  await renderServices()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await follow('audit in the stepper')
  await divert()
  await pass(100)
  expect(scrollY).toBe(0)
})

test('scroll to a chosen service: ends when a screen reader scrolls elsewhere', async () => {
  await renderServices()
  await follow('audit in the stepper')
  await expect.poll(() => scrollY, { interval: 10 }).toBeGreaterThan(innerHeight)
  // As extensions do, on the window itself
  dispatchEvent(new Event('focusin'))
  scrollTo({ top: 0, behavior: 'smooth' })
  await new Promise((end) => addEventListener('scrollend', end, { once: true }))
  expect(scrollY).toBe(0)
  await expect.poll(openServices).toEqual(['technical'])
})

test('scroll that a screen reader diverts, without `scrollend`: the position opens again after 3 s', async () => {
  const { onscrollend } = window
  Reflect.deleteProperty(window, 'onscrollend')
  const hide = (event: Event) => event.stopImmediatePropagation()
  addEventListener('scrollend', hide, { capture: true })
  await renderServices()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await follow('audit in the stepper')
  await pass(60)
  scrollTo({ top: 0, behavior: 'instant' })
  await pass(2999)
  expect(openServices()).toEqual(['audit'])
  await pass(1)
  vi.useRealTimers()
  await expect.poll(openServices).toEqual(['technical'])
  removeEventListener('scrollend', hide, { capture: true })
  Object.assign(window, { onscrollend })
})

test('section out of view: has no handler for scrolling', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  await renderServices(
    <>
      <div style={{ blockSize: '300vh' }} />
      {PAGE}
    </>,
  )
  expect(listen.mock.calls.map(([type]) => type)).not.toContain('scroll')
})

test('stepper whose labels need two lines: the accordion replaces the pinned layout', async () => {
  const services = SERVICES.map((service) => ({ ...service, indexName: 'A long name '.repeat(3) }))
  await render(pageOf(services))
  const closed = page.getByRole('link', { expanded: false })
  await expect.poll(() => closed.elements().length).toBe(SERVICE_IDS.length - 1)
})

test('find-in-page: opens what it has found, and the page scrolls there', async () => {
  await renderServices()
  const ended = new Promise((end) => addEventListener('scrollend', end, { once: true }))
  // As the browser does it
  blockOf('commercial').dispatchEvent(new Event('beforematch', { bubbles: true }))
  blockOf('commercial').removeAttribute('hidden')
  expect(openServices()).toEqual(['commercial'])
  await ended
  dispatchEvent(new Event('scroll'))
  await expect.poll(openServices).toEqual(['commercial'])
})

test('accordion in a window that is turned: keeps what was in its middle', async () => {
  await page.viewport(340, 500)
  await renderServices()
  const heading = page.getByRole('link', { name: 'commercial in menus' })
  heading.element().scrollIntoView({ behavior: 'instant', block: 'center' })
  await untilFramesShown()
  await page.viewport(500, 340)
  await untilFramesShown()
  const { top, bottom } = heading.element().getBoundingClientRect()
  expect([top < innerHeight / 2, bottom > innerHeight / 2]).toEqual([true, true])
})

test('accordion: a heading opens its service, which has its light after a while', async () => {
  await renderServices()
  await page.viewport(320, 568)
  await page.getByRole('link', { name: 'travel in menus', expanded: false }).click()
  await expect.poll(openServices).toEqual(['travel'])
  const heading = page.getByRole('link', { name: 'The travel service', expanded: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => blockOf('travel').querySelector('[data-glow-animation]')).not.toBeNull()
})
