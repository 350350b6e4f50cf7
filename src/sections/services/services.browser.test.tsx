import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { listenForFollowedLinks } from '../../lib/follow-link'
import { SERVICE_IDS, type ServiceId } from '../../lib/ids'
import { PICTURE } from '../../testing/picture'
import { preferReducedMotion } from '../../testing/prefer-reduced-motion'
import { settle } from '../../testing/settle'
import { Services } from './services'

const TEXTS = { headline: 'Services', skipLinkText: 'Skip', pageLinkText: 'More' }
const SERVICES = SERVICE_IDS.map((id) => ({
  id,
  menuName: `${id} in menus`,
  indexName: `${id} in the index`,
  title: `The ${id} service`,
  text: `About ${id}.`,
  items: [{ text: 'Item', certificateLabel: undefined }],
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
  settle(() => (page.getByRole('link', { name, exact: true }).element() as HTMLElement).click())
const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds))

const HERE = location.href
const PAGE = (
  <section>
    <style>{SERVICE_IDS.map((id, index) => `#${id} { --service-index: ${index} }`).join('')}</style>
    <Services {...TEXTS} services={SERVICES} isOwnPage={false} />
  </section>
)
async function renderPinned() {
  await render(PAGE)
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
const chooseCrew = () => renderPinned().then(() => follow('crew in the index'))
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
  await renderPinned()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await follow('audit in the index')
  await divert()
  await pass(100)
  expect(scrollY).toBe(0)
})

test('scroll to a chosen service: ends when a screen reader scrolls elsewhere', async () => {
  await renderPinned()
  await follow('audit in the index')
  await expect.poll(() => scrollY, { interval: 10 }).toBeGreaterThan(innerHeight)
  // As extensions do, on the window itself
  dispatchEvent(new Event('focusin'))
  scrollTo({ top: 0, behavior: 'smooth' })
  await new Promise((end) => addEventListener('scrollend', end, { once: true }))
  expect(scrollY).toBe(0)
  await expect.poll(openServices).toEqual(['technical'])
})

test('find-in-page: opens what it has found, and the page scrolls there', async () => {
  await renderPinned()
  const ended = new Promise((end) => addEventListener('scrollend', end, { once: true }))
  // As the browser does it
  blockOf('commercial').dispatchEvent(new Event('beforematch', { bubbles: true }))
  blockOf('commercial').removeAttribute('hidden')
  expect(openServices()).toEqual(['commercial'])
  await ended
  dispatchEvent(new Event('scroll'))
  await expect.poll(openServices).toEqual(['commercial'])
})

test('list: a heading opens its service, which has its light after a while', async () => {
  await renderPinned()
  await page.viewport(320, 568)
  await page.getByRole('link', { name: 'travel in menus', expanded: false }).click()
  await expect.poll(openServices).toEqual(['travel'])
  const heading = page.getByRole('link', { name: 'The travel service', expanded: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => blockOf('travel').querySelector('[data-glow-animation]')).not.toBeNull()
})
