import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SERVICE_IDS, type ServiceId } from '../../lib/ids'
import { restoreScrollPositions } from '../../lib/scroll-restoration'
import { PICTURE } from '../../testing/picture'
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

const blockOf = (id: ServiceId) => document.getElementById(id)!
const openServices = () => SERVICE_IDS.filter((id) => blockOf(id).clientHeight > 0)

/** Finds a text in a service, as find-in-page does. */
function find(id: ServiceId) {
  blockOf(id).dispatchEvent(new Event('beforematch', { bubbles: true }))
  blockOf(id).removeAttribute('hidden')
}

restoreScrollPositions()
const { dataset, style } = document.documentElement
beforeEach(async () => {
  dataset['scripts'] = ''
  style.setProperty('--services-count', '6')
  await render(
    <section>
      <Services {...TEXTS} services={SERVICES} heading="h2" />
    </section>,
  )
  await expect.poll(() => document.querySelector('[data-pinned-fit=fits]')).not.toBeNull()
})
afterEach(() => style.removeProperty('--services-count'))

test('find-in-page: opens what it has found, but not beside another', async () => {
  const ended = new Promise((end) => addEventListener('scrollend', end, { once: true }))
  find('commercial')
  expect(openServices()).toEqual(['commercial'])
  await ended
  // While a position is restored, the browser opens what the URL names.
  dispatchEvent(new PopStateEvent('popstate', { state: { top: scrollY } }))
  find('crew')
  dispatchEvent(new Event('scroll'))
  await expect.poll(openServices).toEqual(['commercial'])
})

test('list: a heading opens its service, which has its light after a while', async () => {
  await page.viewport(320, 568)
  await page.getByRole('link', { name: 'travel in menus', expanded: false }).click()
  await expect.poll(openServices).toEqual(['travel'])
  const heading = page.getByRole('link', { name: 'The travel service', expanded: true })
  await expect.element(heading).toBeVisible()
  await expect.poll(() => blockOf('travel').querySelector('[data-glow-animation]')).not.toBeNull()
})
