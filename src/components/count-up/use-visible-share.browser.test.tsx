import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useVisibleShare } from './use-visible-share'

const VIEWPORT_PX = 800

/** A section that starts right below the first view and says whether enough of it was seen. */
function Section({ heightPx }: { heightPx: number }) {
  const isReached = useVisibleShare('seen')
  return (
    <div style={{ paddingBlock: VIEWPORT_PX }}>
      <section id="seen" style={{ blockSize: heightPx }}>
        <p style={{ position: 'fixed', insetBlockStart: 0 }}>
          {isReached ? 'counting' : 'waiting'}
        </p>
      </section>
    </div>
  )
}

/** Scrolls until `visiblePx` of the section are visible, and until the browser has told its observers. */
async function show(visiblePx: number) {
  document.body.style.margin = '0'
  scrollTo({ top: visiblePx, behavior: 'instant' })
  await new Promise<void>((told) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect()
      told()
    })
    observer.observe(document.body)
  })
}

beforeEach(() => page.viewport(1280, VIEWPORT_PX))
afterEach(() => {
  scrollTo({ top: 0, behavior: 'instant' })
  vi.unstubAllGlobals()
})

test('a quarter of the section is enough, less is not', async () => {
  await render(<Section heightPx={2000} />)
  await show(490)
  await expect.element(page.getByText('waiting')).toBeVisible()
  await show(500)
  await expect.element(page.getByText('counting')).toBeVisible()
})

test('of a section more than four windows high a full window is enough', async () => {
  await render(<Section heightPx={4700} />)
  await show(780)
  await expect.element(page.getByText('waiting')).toBeVisible()
  await show(800)
  await expect.element(page.getByText('counting')).toBeVisible()
})

test('what is enough follows the size of the window', async () => {
  await render(<Section heightPx={4700} />)
  await show(0)
  await page.viewport(1280, 400)
  await show(300)
  await expect.element(page.getByText('waiting')).toBeVisible()
  await show(1200)
  await expect.element(page.getByText('counting')).toBeVisible()
})

test('it stays reached when the section leaves again', async () => {
  await render(<Section heightPx={2000} />)
  await show(700)
  await expect.element(page.getByText('counting')).toBeVisible()
  await show(0)
  await expect.element(page.getByText('counting')).toBeVisible()
})

test('without IntersectionObserver nothing starts', async () => {
  const { IntersectionObserver: own } = window
  Reflect.deleteProperty(window, 'IntersectionObserver')
  await render(<Section heightPx={2000} />)
  window.IntersectionObserver = own
  await show(900)
  await expect.element(page.getByText('waiting')).toBeVisible()
})
