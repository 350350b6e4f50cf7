import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cdp } from 'vitest/browser'
import { settle } from '../../lib/testing/settle'
import {
  button,
  CAROUSEL,
  carousel,
  expectSlide,
  leave,
  pass,
  press,
  renderCarousel,
  TITLES,
} from './testing/test-carousel'

/** Sets what the visitor prefers, and waits until the page has been told, the carousel before this. */
async function preferLessMotion(value: 'reduce' | '') {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  if (reduced.matches === (value === 'reduce')) return
  const told = new Promise((resolve) => reduced.addEventListener('change', resolve))
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })
  await told
  await settle(() => {})
}

beforeEach(() => preferLessMotion('reduce'))
afterEach(() => preferLessMotion(''))

test('it does not begin by itself: it offers Play, and goes on every five seconds from there', async () => {
  await renderCarousel()
  await expect.element(button('Play slides')).toBeVisible()
  await expect.element(button('Pause slides')).not.toBeInTheDocument()
  await pass(60_000)
  expectSlide('By sea')
  await press('Play slides')
  await leave()
  await pass(5000)
  expectSlide('By air')
  await expect.element(button('Pause slides')).toBeVisible()
})

test('no time runs over its thumbnail until it is asked to play, and then the whole of it', async () => {
  await renderCarousel()
  const lines = () => button('By sea').element().getAnimations({ subtree: true })
  expect(lines()).toEqual([])
  await press('Play slides')
  await leave()
  expect(lines().map(({ playState }) => playState)).toEqual(['running'])
})

test('a slide changed by hand is announced and does not start it', async () => {
  await renderCarousel()
  await press('Next slide')
  await leave()
  await pass(60_000)
  expectSlide('By air')
  expect(carousel().element().querySelector('[aria-live]')?.ariaLive).toBe('polite')
})

test('a visitor who comes to want less motion has it stop, and one who no longer does has it go on', async () => {
  await preferLessMotion('')
  await renderCarousel()
  await pass(5000)
  expectSlide('By air')
  await preferLessMotion('reduce')
  await pass(60_000)
  expectSlide('By air')
  await expect.element(button('Play slides')).toBeVisible()
  await preferLessMotion('')
  await pass(5000)
  expectSlide(TITLES[2])
  await expect.element(button('Pause slides')).toBeVisible()
})

test('who has paused it keeps it paused, whatever is preferred later', async () => {
  await preferLessMotion('')
  await renderCarousel()
  await press('Pause slides')
  await leave()
  await preferLessMotion('reduce')
  await preferLessMotion('')
  await pass(60_000)
  expectSlide('By sea')
})

test('a prerendered page, which knows no preference, wakes up without a mismatch', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(CAROUSEL)
  const onRecoverableError = vi.fn()
  const root = hydrateRoot(container, CAROUSEL, { onRecoverableError })
  await expect.element(button('Play slides')).toBeVisible()
  expect(onRecoverableError).not.toHaveBeenCalled()
  root.unmount()
  container.remove()
})
