import { useRef } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { useWasSectionVisible } from './use-was-section-visible'

const VIEWPORT_PX = 800

function Section({ heightPx, requiredPx = 0 }: { heightPx: number; requiredPx?: number }) {
  const required = useRef<HTMLDivElement>(null)
  const result = useRef<HTMLParagraphElement>(null)
  const wasVisible = useWasSectionVisible(result, required)
  return (
    <div style={{ paddingBlock: VIEWPORT_PX }}>
      <section style={{ blockSize: heightPx }}>
        <div ref={required} style={{ blockSize: requiredPx }} />
        <p ref={result} style={{ position: 'fixed', insetBlockStart: 0 }}>
          {wasVisible ? 'yes' : 'no'}
        </p>
      </section>
    </div>
  )
}

async function scrollUntilVisible(visiblePx: number) {
  scrollTo({ top: visiblePx, behavior: 'instant' })
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
  await new Promise(requestAnimationFrame)
}
const expectResult = (text: 'yes' | 'no') =>
  expect.element(page.getByText(text, { exact: true })).toBeVisible()

test.each([
  ['a quarter of it is visible', 2000, 490, 500],
  ['it fills the viewport, if it is taller than four viewports', 4700, 740, 800],
  ['a quarter and the required element are visible', 800, 290, 310, 300],
])(
  'section: counts as visible once %s, and from then on',
  async (_, heightPx, tooLittle, enough, requiredPx = 0) => {
    await page.viewport(1280, VIEWPORT_PX)
    await render(<Section heightPx={heightPx} requiredPx={requiredPx} />)
    await scrollUntilVisible(tooLittle)
    await expectResult('no')
    await scrollUntilVisible(enough)
    await expectResult('yes')
    await scrollUntilVisible(0)
    await expectResult('yes')
  },
)
