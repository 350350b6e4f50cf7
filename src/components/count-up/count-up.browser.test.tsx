import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/base.css'
import { settle } from '../../lib/testing/settle'
import { CountUp, type Figure } from './count-up'

const CONTAINERS: Figure = { number: 500_000, label: 'Containers Shipped' }

const counter = (start: boolean, figure = CONTAINERS) => (
  <p>
    <CountUp figure={figure} durationMs={2200} start={start} />
  </p>
)
/** At once: `expect.element` would let the fake clock run on until it is right. */
const expectShown = (text: string | RegExp) =>
  expect(page.getByText(text, { exact: true }).elements()).toHaveLength(1)
const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('shows the final figure until it starts', async () => {
  await render(counter(false))
  await pass(10_000)
  expectShown('500K+')
})

test('counts up to the final figure, fast at first', async () => {
  const { container } = await render(counter(true))
  const thousands = () => Number(/(\d+)K\+$/.exec(container.innerText)?.[1])
  await pass(550)
  expect(thousands()).toBeGreaterThan(270)
  expect(thousands()).toBeLessThan(300)
  await pass(550)
  expect(thousands()).toBeGreaterThan(420)
  expect(thousands()).toBeLessThan(450)
  await pass(1200)
  expectShown('500K+')
})

test('counts with the decimals and the suffix of its figure', async () => {
  await render(counter(true, { number: 99.9, suffix: '%', label: 'On-Time Delivery' }))
  await pass(16)
  expectShown(/^\d\.\d%$/)
  await pass(2200)
  expectShown('99.9%')
})

test('counts once', async () => {
  const { rerender } = await render(counter(true))
  await pass(2300)
  expectShown('500K+')
  await rerender(counter(true))
  await pass(100)
  expectShown('500K+')
})

test('is heard once, figure and label together, and not while counting', async () => {
  const { container } = await render(counter(true))
  await pass(500)
  await expect.element(page.getByText('500K+ Containers Shipped')).toBeInTheDocument()
  await expect.element(container).toMatchAriaInlineSnapshot(`- paragraph: 500K+ Containers Shipped`)
})

test('takes the room of its final figure while it counts', async () => {
  await render(counter(true))
  const width = () =>
    page
      .getByText(/^\d+K\+$/)
      .element()
      .getBoundingClientRect().width
  await pass(16)
  expectShown(/^\d\d?K\+$/)
  const early = width()
  await pass(3000)
  expectShown('500K+')
  expect(early).toBeCloseTo(width(), 1)
})

test('stays at the final figure where reduced motion is asked for', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await render(counter(true))
  await pass(500)
  expectShown('500K+')
})
