import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { settle } from '../../testing/settle'
import { AnimatedFigure } from './animated-figure'
import type { HeadlineFigure } from './headline-figure'

const CONTAINERS: HeadlineFigure = { number: 500_000, label: 'Containers Shipped', duration: 2200 }

const containers = (shouldCount: boolean) => (
  <div>
    <AnimatedFigure figure={CONTAINERS} shouldCount={shouldCount} />
  </div>
)
/** Reads at once: `expect.element` would let the fake clock run on until it is right. */
const expectShown = (text: string) =>
  expect(page.getByText(text, { exact: true }).elements()).toHaveLength(1)
const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('figure: is copied once, with its label', async () => {
  const { container } = await render(containers(false))
  getSelection()!.selectAllChildren(container)
  expect(getSelection()!.toString().trim()).toBe('500K+\nCONTAINERS SHIPPED')
})

test('figure: keeps its width while it counts', async () => {
  await render(containers(true))
  const width = () =>
    page
      .getByText(/^\d+K\+$/)
      .element()
      .getBoundingClientRect().width
  await pass(100)
  const early = width()
  await pass(3000)
  expectShown('500K+')
  expect(early).toBeCloseTo(width(), 1)
})

test('figure: counts for its duration, and is read out whole', async () => {
  const { container } = await render(containers(true))
  await pass(500)
  expect(container).toMatchAriaInlineSnapshot(`- text: 500K+ Containers Shipped`)
  expect(page.getByText(/^[1-4]\d\dK\+$/).elements()).toHaveLength(1)
  await pass(CONTAINERS.duration - 500 - 100)
  expect(page.getByText(/^49\dK\+$/).elements()).toHaveLength(1)
  await pass(150)
  expectShown('500K+')
})

test('figure: stays final under reduced motion', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await render(containers(true))
  await pass(500)
  expectShown('500K+')
})
