import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { dispatchLinkClickEvents } from '../lib/link-click-event'
import './smooth-scroll-on-link'

dispatchLinkClickEvents()
addEventListener('click', (event) => event.preventDefault())

test.each([
  ['an element of this page', '#target', ''],
  ['a telephone number', 'tel:+910000000001', undefined],
  ['another page', '/about#target', undefined],
])('link to %s: only links within the page scroll smoothly', async (_, href, smooth) => {
  delete document.documentElement.dataset['smooth']
  await render(<a href={href}>Go</a>)
  await page.getByRole('link', { name: 'Go' }).click()
  expect(document.documentElement.dataset['smooth']).toBe(smooth)
})

test('link with an empty URL, which reloads the page: isn’t followed', async () => {
  const onFollow = vi.fn()
  addEventListener('site:link-click', onFollow)
  onTestFinished(() => removeEventListener('site:link-click', onFollow))
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid
  await render(<a href="">Reload</a>)
  await page.getByText('Reload').click()
  expect(onFollow).not.toHaveBeenCalled()
})
