import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { listenForFollowedLinks } from '../lib/follow-link'
import './smooth-scroll'

listenForFollowedLinks()
// Prevents the browser from calling, mailing or loading.
addEventListener('click', (event) => event.preventDefault())

test.each([
  ['a part of this page', '#part', ''],
  ['a telephone', 'tel:+910000000001', undefined],
  ['another page', '/about#part', undefined],
])('link to %s: the page scrolls smoothly only to a part of itself', async (_, href, smooth) => {
  delete document.documentElement.dataset['smooth']
  await render(<a href={href}>Go</a>)
  await page.getByRole('link', { name: 'Go' }).click()
  expect(document.documentElement.dataset['smooth']).toBe(smooth)
})

test('link with an empty address, which reloads the page: is not followed', async () => {
  const onFollow = vi.fn()
  addEventListener('site:follow-link', onFollow)
  onTestFinished(() => removeEventListener('site:follow-link', onFollow))
  // oxlint-disable-next-line jsx-a11y/anchor-is-valid
  await render(<a href="">Reload</a>)
  await page.getByText('Reload').click()
  expect(onFollow).not.toHaveBeenCalled()
})
