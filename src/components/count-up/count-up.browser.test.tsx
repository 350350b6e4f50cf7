import { Profiler } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/base.css'
import { settle } from '../../lib/testing/settle'
import { CountUp } from './count-up'
import type { Figure } from './headline-figure'
import { useWasSectionVisible } from '../../lib/use-visibility'

const CONTAINERS: Figure = { number: 500_000, label: 'Containers Shipped', duration: 2200 }
const VIEWPORT_PX = 800

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('figure', () => {
  const counter = (start: boolean) => (
    <div>
      <CountUp figure={CONTAINERS} start={start} className="" />
    </div>
  )
  /** Reads at once: `expect.element` would let the fake clock run on until it is right. */
  const expectShown = (text: string) =>
    expect(page.getByText(text, { exact: true }).elements()).toHaveLength(1)
  const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  })

  test('is announced once, with its label and without counting', async () => {
    const { container } = await render(counter(true))
    await pass(500)
    await expect.element(container).toMatchAriaInlineSnapshot(`- text: 500K+ Containers Shipped`)
  })

  test('is copied once, with its label', async () => {
    const { container } = await render(counter(false))
    getSelection()!.selectAllChildren(container)
    expect(getSelection()!.toString().trim()).toBe('500K+\nContainers Shipped')
  })

  test('keeps its width while it counts', async () => {
    await render(counter(true))
    const width = () =>
      page
        .getByText(/^\d+K\+$/)
        .element()
        .getBoundingClientRect().width
    await pass(16)
    const early = width()
    await pass(3000)
    expectShown('500K+')
    expect(early).toBeCloseTo(width(), 1)
  })

  test('counts for its duration, without a render', async () => {
    const onRender = vi.fn()
    await render(
      <Profiler id="figure" onRender={onRender}>
        {counter(true)}
      </Profiler>,
    )
    await pass(500)
    expect(page.getByText(/^[1-4]\d\dK\+$/).elements()).toHaveLength(1)
    await pass(CONTAINERS.duration - 500 - 400)
    expect(page.getByText(/^4\d\dK\+$/).elements()).toHaveLength(1)
    await pass(500)
    expectShown('500K+')
    expect(onRender).toHaveBeenCalledOnce()
  })

  test('stays final under reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await render(counter(true))
    await pass(500)
    expectShown('500K+')
  })
})

describe('start of counting', () => {
  /** A section that starts right below the fold and says whether enough of it was visible. */
  function Section({ heightPx }: { heightPx: number }) {
    const wasVisible = useWasSectionVisible('seen')
    return (
      <div style={{ paddingBlock: VIEWPORT_PX }}>
        <section id="seen" style={{ blockSize: heightPx }}>
          <p style={{ position: 'fixed', insetBlockStart: 0 }}>{wasVisible ? 'yes' : 'no'}</p>
        </section>
      </div>
    )
  }
  /** Scrolls until so many px are visible, and waits until observers and React have followed. */
  async function show(visiblePx: number) {
    scrollTo({ top: visiblePx, behavior: 'instant' })
    await new Promise((informed) => new IntersectionObserver(informed).observe(document.body))
    await new Promise(requestAnimationFrame)
  }
  const expectStarted = (shown: 'yes' | 'no') =>
    expect.element(page.getByText(shown, { exact: true })).toBeVisible()

  beforeEach(() => page.viewport(1280, VIEWPORT_PX))
  afterEach(() => scrollTo({ top: 0, behavior: 'instant' }))

  test.each([
    ['a quarter of a section', 2000, 490, 500],
    ['a viewport of a section over four viewports high', 4700, 740, 800],
  ])('%s is enough, less is not, and it stays so', async (_, heightPx, tooLittle, enough) => {
    await render(<Section heightPx={heightPx} />)
    await show(tooLittle)
    await expectStarted('no')
    await show(enough)
    await expectStarted('yes')
    await show(0)
    await expectStarted('yes')
  })
})
