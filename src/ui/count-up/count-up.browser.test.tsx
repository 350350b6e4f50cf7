import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/base.css'
import { CountUp, type Figure } from './count-up'

const CONTAINERS: Figure = { number: 500_000, label: 'Containers Shipped' }

const counter = (start: boolean, figure = CONTAINERS) => (
  <p>
    <CountUp figure={figure} durationMs={2200} start={start} />
  </p>
)
const expectShown = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible()
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('shows the final figure until it starts', async () => {
  await render(counter(false))
  pass(10_000)
  await expectShown('500K+')
})

test('counts up to the final figure, fast at first', async () => {
  const { container } = await render(counter(true))
  const thousands = () => Number(/(\d+)K\+$/.exec(container.innerText)?.[1])
  pass(550)
  await expect.poll(thousands).toBeLessThan(300)
  expect(thousands()).toBeGreaterThan(270)
  pass(550)
  await expect.poll(thousands).toBeGreaterThan(420)
  expect(thousands()).toBeLessThan(450)
  pass(1200)
  await expectShown('500K+')
})

test('counts with the decimals and the suffix of its figure', async () => {
  await render(counter(true, { number: 99.9, suffix: '%', label: 'On-Time Delivery' }))
  pass(16)
  await expect.element(page.getByText(/^\d\.\d%$/)).toBeVisible()
  pass(2200)
  await expectShown('99.9%')
})

test('counts once', async () => {
  const { rerender } = await render(counter(true))
  pass(2300)
  await expectShown('500K+')
  await rerender(counter(true))
  pass(100)
  await expectShown('500K+')
})

test('is heard once, figure and label together, and not while counting', async () => {
  const { container } = await render(counter(true))
  pass(500)
  await expect.element(page.getByText('500K+ Containers Shipped')).toBeInTheDocument()
  await expect.element(container).toMatchAriaInlineSnapshot(`- paragraph: 500K+ Containers Shipped`)
})

test('takes the room of its final figure while it counts', async () => {
  await render(counter(true))
  const width = () => page.getByText(/^\d+K\+$/).element().getBoundingClientRect().width
  pass(16)
  await expect.element(page.getByText(/^\d\d?K\+$/)).toBeVisible()
  const early = width()
  pass(3000)
  await expectShown('500K+')
  expect(early).toBeCloseTo(width(), 1)
})

test('stays at the final figure where reduced motion is asked for', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  await render(counter(true))
  pass(500)
  await expectShown('500K+')
})
