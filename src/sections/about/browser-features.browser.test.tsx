import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { CarouselIsland } from './carousel'
import { CountersIsland } from './counters'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const layout = { width: 1, height: 1, sizes: '', focus: '50% 50%' }
const picture = { avif: PIXEL, webp: PIXEL, ...layout, alt: '' }
const slides = ['By sea', 'By air'].map((title) => ({
  title,
  text: title,
  picture,
  thumbnail: picture,
}))
const labels = {
  label: 'Slides',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  position: '{number} of {count}',
}
const failure = { headline: 'Error', text: '', reload: '', email: '' }

function fail() {
  throw new Error('not here')
}
const silentList = { matches: false } as MediaQueryList

beforeEach(() => vi.spyOn(console, 'error'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test.each<[string, Record<string, unknown>]>([
  ['IntersectionObserver is missing', { IntersectionObserver: undefined }],
  ['IntersectionObserver throws', { IntersectionObserver: fail }],
  ['ResizeObserver is missing', { ResizeObserver: undefined }],
  ['ResizeObserver throws', { ResizeObserver: fail }],
  ['matchMedia is missing', { matchMedia: undefined }],
  ['matchMedia throws', { matchMedia: fail }],
  ['MediaQueryList has no addEventListener', { matchMedia: () => silentList }],
  [
    'MediaQueryList.addEventListener throws',
    { matchMedia: () => ({ ...silentList, addEventListener: fail }) },
  ],
])('figures and carousel work where %s', async (_, globals) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  await render(
    <section id="about">
      <CountersIsland
        failure={failure}
        figures={[{ number: 500_000, label: 'Containers', duration: 100 }]}
        note=""
      />
      <CarouselIsland failure={failure} slides={slides} labels={labels} />
    </section>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Next' }))
  await expect.element(page.getByRole('heading', { name: 'By air' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Pause' }))
  await expect.element(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.element(page.getByText('500K+', { exact: true })).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
