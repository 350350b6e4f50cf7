import { afterEach, expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/tokens.css'
import '../../../styles/base.css'
import { settle } from '../../../lib/testing/settle'
import { Carousel } from '../carousel'
import { SlidePicture } from '../slides'
import { Thumbnail } from '../thumbnails'

/** The carousel below a button, with the clock in the test's hand. */

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
export const TITLES = [
  'By sea',
  'By air',
  'Through customs, where every paper is looked at twice',
  'By road',
] as const

const picture = (alt: string) => ({ avif: PIXEL, webp: PIXEL, width: 1, height: 1, sizes: '', alt })
const slides = TITLES.map((title) => ({
  title,
  text: `${title} and back again.`,
}))
const pictures = Object.fromEntries(
  TITLES.flatMap((title, index) => [
    [`picture${index}`, <SlidePicture key="picture" picture={picture(`A picture of ${title}`)} />],
    [`thumbnail${index}`, <Thumbnail key="thumbnail" picture={picture('')} />],
  ]),
)
const labels = {
  label: 'What we move',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  position: '{number} of {count}',
}

export const CAROUSEL = <Carousel slides={slides} labels={labels} {...pictures} />

export async function renderCarousel() {
  const elsewhere = <button type="button">Elsewhere</button>
  const { rerender } = await render(<div>{elsewhere}</div>)
  await leave()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  await rerender(
    <div>
      {elsewhere}
      {CAROUSEL}
    </div>,
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

export const carousel = () => page.getByRole('region', { name: 'What we move' })
export const button = (name: string) => page.getByRole('button', { name })
export const press = (name: string) => userEvent.click(button(name))
export const leave = () => userEvent.hover(button('Elsewhere'))

export const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds))
/** At once: `expect.element` would let the fake clock run on until it is right. One slide, not two. */
export const expectSlide = (title: string) =>
  expect(
    page
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual([title])
