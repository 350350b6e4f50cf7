import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { dispatchLinkClickEvents } from '../lib/link-click-event'
import './restore-scroll-on-back'

dispatchLinkClickEvents()

const traverse = (delta: -1 | 1) =>
  new Promise<void>((resolve) => {
    // A task after the one in which the page script restores the position.
    addEventListener('popstate', () => setTimeout(() => setTimeout(resolve)), { once: true })
    history.go(delta)
  })

test('Back and Forward: return to where the visitor last was, even after following the same link twice', async () => {
  await render(
    <>
      {['one', 'two'].map((id) => (
        <div key={id}>
          <a href={`#${id}`}>{id}</a>
          <div id={id} style={{ marginBlockStart: 2000, blockSize: 2000 }} />
        </div>
      ))}
    </>,
  )
  const follow = (id: string) => document.querySelector<HTMLElement>(`[href='#${id}']`)!.click()
  follow('one')
  scrollTo(0, 700)
  follow('two')
  const top = scrollY
  scrollTo(0, 900)
  follow('two')
  await expect.poll(() => scrollY).toBe(top)
  await traverse(-1)
  expect(scrollY).toBe(700)
  scrollTo(0, 500)
  await traverse(1)
  expect(scrollY).toBe(top)
  await traverse(-1)
  expect(scrollY).toBe(500)
})
