import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useWasSectionVisible } from './use-was-section-visible'

const VIEWPORT_PX = 800

/** A section below the fold that displays the hook's result. */
function Section({ heightPx, shownPx = 0 }: { heightPx: number; shownPx?: number }) {
  const shown = useRef<HTMLDivElement>(null)
  const part = useRef<HTMLParagraphElement>(null)
  const wasVisible = useWasSectionVisible(part, shown)
  return (
    <div style={{ paddingBlock: VIEWPORT_PX }}>
      <section style={{ blockSize: heightPx }}>
        <div ref={shown} style={{ blockSize: shownPx }} />
        <p ref={part} style={{ position: 'fixed', insetBlockStart: 0 }}>
          {wasVisible ? 'yes' : 'no'}
        </p>
      </section>
    </div>
  )
}

/** Scrolls until this many px are visible, and waits for observers and React. */
async function show(visiblePx: number) {
  scrollTo({ top: visiblePx, behavior: 'instant' })
  await new Promise((informed) => new IntersectionObserver(informed).observe(document.body))
  await new Promise(requestAnimationFrame)
}
const expectVisible = (shown: 'yes' | 'no') =>
  expect.element(page.getByText(shown, { exact: true })).toBeVisible()

test.each([
  ['a quarter of a section', 2000, 490, 500],
  ['a viewport of a section over four viewports high', 4700, 740, 800],
  ['a quarter with all that has to be shown', 800, 290, 310, 300],
])(
  '%s is enough, less is not, and it stays so',
  async (_, heightPx, tooLittle, enough, shownPx = 0) => {
    await page.viewport(1280, VIEWPORT_PX)
    await render(<Section heightPx={heightPx} shownPx={shownPx} />)
    await show(tooLittle)
    await expectVisible('no')
    await show(enough)
    await expectVisible('yes')
    await show(0)
    await expectVisible('yes')
  },
)
