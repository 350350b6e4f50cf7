import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { actAndFlush } from '../../testing/act-and-flush'
import { CountUpFigure } from './count-up-figure'
import type { CountUpFigureContent } from './figure-text-at-progress'

const CONTAINERS: CountUpFigureContent = {
  number: 500_000,
  label: 'Containers Shipped',
  countUpMs: 2200,
}

const containers = (shouldCount: boolean) => (
  <div>
    <CountUpFigure figure={CONTAINERS} shouldCount={shouldCount} />
  </div>
)
/** `expect.element` would let the fake timers run until the text matches. */
const expectText = (text: string) =>
  expect(page.getByText(text, { exact: true }).elements()).toHaveLength(1)
const advance = (milliseconds: number) => actAndFlush(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('copied figure: contains its value once, and its label', async () => {
  const { container } = await render(containers(false))
  getSelection()!.selectAllChildren(container)
  expect(getSelection()!.toString().trim()).toBe('500K+\nCONTAINERS SHIPPED')
})

test('figure that counts up: keeps its width', async () => {
  await render(containers(true))
  const width = () =>
    page
      .getByText(/^\d+K\+$/)
      .element()
      .getBoundingClientRect().width
  await advance(100)
  const initialWidth = width()
  await advance(3000)
  expectText('500K+')
  expect(initialWidth).toBeCloseTo(width(), 1)
})

test('figure that counts up: ends after its duration, and screen readers get the final value', async () => {
  const { container } = await render(containers(true))
  await advance(500)
  expect(container).toMatchAriaInlineSnapshot(`- text: 500K+ Containers Shipped`)
  expect(page.getByText(/^[1-4]\d\dK\+$/).elements()).toHaveLength(1)
  await advance(CONTAINERS.countUpMs - 500 - 100)
  expect(page.getByText(/^49\dK\+$/).elements()).toHaveLength(1)
  await advance(150)
  expectText('500K+')
})

test('figure with reduced motion: shows its final value', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await render(containers(true))
  await advance(500)
  expectText('500K+')
})
