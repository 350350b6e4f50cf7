import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Disclosure } from '../components/disclosure/disclosure'
import { dispatchLinkClickEvents } from '../lib/link-click-event'
import './auto-open-disclosures'

dispatchLinkClickEvents()
afterEach(() => history.replaceState(null, '', location.pathname))

const renderPage = () =>
  render(
    <div>
      <a href="#fee">Fee</a>
      <a href="#notice">Notice</a>
      <div style={{ blockSize: 3000 }} />
      {['fee', 'contract'].map((id) => (
        <Disclosure key={id} id={id} heading="h2" headline={`Section ${id}`} hint="A hint">
          <p id={id === 'fee' ? 'sum' : 'notice'}>Inside {id}</p>
          <a href="#sum">In {id}</a>
        </Disclosure>
      ))}
      <div style={{ blockSize: 3000 }} />
    </div>,
  )
const inside = (id: string) => page.getByText(`Inside ${id}`)
const details = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!

test('closed disclosure: shows headline and hint, and keeps focus out of its content', async () => {
  await renderPage()
  await expect.element(page.getByRole('heading', { name: 'Section fee' })).toBeVisible()
  await expect.element(page.getByText('A hint').first()).toBeVisible()
  await expect.element(inside('fee')).not.toBeVisible()
  const link = details('fee').querySelector('a')!
  link.focus()
  expect(document.activeElement).not.toBe(link)
})

test.each([
  ['a disclosure', 'Fee', 'fee', 'contract'],
  ['an element inside a disclosure', 'Notice', 'contract', 'fee'],
])('link to %s: opens only this disclosure', async (_, name, opened, other) => {
  await renderPage()
  await page.getByRole('link', { name, exact: true }).click()
  await expect.element(inside(opened)).toBeInViewport()
  await expect.element(inside(other)).not.toBeVisible()
})

test('second click on a link to a closed disclosure: opens it again', async () => {
  await renderPage()
  const link = page.getByRole('link', { name: 'Fee', exact: true })
  await link.click()
  details('fee').open = false
  await link.click()
  await expect.element(inside('fee')).toBeInViewport()
})

test.each(['DOMContentLoaded', 'hashchange'])(
  'disclosure in the URL fragment: opens and scrolls into view on %s',
  async (type) => {
    await renderPage()
    history.replaceState(null, '', '#fee')
    dispatchEvent(new Event(type))
    await expect.element(inside('fee')).toBeInViewport()
    await expect.element(inside('contract')).not.toBeVisible()
  },
)

test('disclosures after a reload or Back: are open and closed as the visitor left them, despite the URL fragment', async () => {
  history.replaceState(null, '', '#fee')
  const first = await renderPage()
  details('contract').open = true
  await expect.poll(() => history.state).not.toBeNull()
  await first.unmount()
  await renderPage()
  dispatchEvent(new Event('DOMContentLoaded'))
  expect([details('fee').open, details('contract').open]).toEqual([false, true])
  expect(scrollY).toBe(0)
})

test('disclosures: are open while the page prints, and return to their state afterwards', async () => {
  await renderPage()
  details('contract').open = true
  const states = () => ['fee', 'contract'].map((id) => details(id).open)
  dispatchEvent(new Event('beforeprint'))
  expect(states()).toEqual([true, true])
  dispatchEvent(new Event('afterprint'))
  expect(states()).toEqual([false, true])
})

test('disclosure without a hint: has a touch target of at least 44 px', async () => {
  await page.viewport(360, 740)
  await render(
    <Disclosure heading="h3" headline="Fee">
      Inside
    </Disclosure>,
  )
  const { height } = document.querySelector('summary')!.getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(44)
})
