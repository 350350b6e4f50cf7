import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { settle } from '../../testing/settle'
import { FiguresIsland } from './figures'

const { dataset } = document.documentElement
const failure = { headline: '', text: '', reload: '', email: '' }
const figures = [{ number: 150, label: 'Countries Reached' as const, duration: 300 }]
const opacity = () => Number(getComputedStyle(page.getByRole('list').element()).opacity)
/** The figure's texts from now on, without repetitions. */
function watchFigure() {
  const texts: string[] = []
  const figure = document.querySelector('li [aria-hidden] > span')!
  const note = () => texts.at(-1) === figure.textContent || texts.push(figure.textContent)
  new MutationObserver(note).observe(figure, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return texts
}

afterEach(() => {
  vi.useRealTimers()
  delete dataset['scripts']
})

test('figures of a section that comes into view: are hidden until they count', async () => {
  dataset['scripts'] = ''
  await render(
    <section style={{ marginBlockStart: 1000, blockSize: 600 }}>
      <FiguresIsland failure={failure} figures={figures} note="" />
    </section>,
  )
  await expect.poll(opacity).toBe(0)
  const texts = watchFigure()
  scrollTo({ top: 600, behavior: 'instant' })
  await expect.poll(opacity).toBe(1)
  await expect.poll(() => texts.at(-1)).toBe('150')
  expect(Number(texts[0])).toBeLessThan(100)
})

test('figures that a visitor has seen before hydration: stay final', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  // Without the mark of scripts, as after the moment for which they are hidden.
  await render(
    <section style={{ blockSize: 600 }}>
      <FiguresIsland failure={failure} figures={figures} note="" />
    </section>,
  )
  const texts = watchFigure()
  dataset['scripts'] = ''
  await expect.poll(() => page.getByRole('list').element().hasAttribute('data-hidden')).toBe(false)
  await new Promise((informed) => new IntersectionObserver(informed).observe(document.body))
  await settle(() => vi.advanceTimersByTime(500))
  expect(texts).toEqual([])
})
