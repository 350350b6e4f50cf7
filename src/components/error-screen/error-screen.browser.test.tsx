import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import type { Navigation } from '../../content/schemas'
import { ErrorScreen } from './error-screen'

const SCREEN = (
  <ErrorScreen
    content={{ headline: 'Unexpected Application Error!', notFound: 'No such page.' }}
    navigation={
      { home: 'Home', about: 'About', services: 'Services', contact: 'Contact' } as Navigation
    }
    company={{
      email: 'desk@shipping.example',
      phones: [{ number: '+91 00 0000 0000' }, { number: '+91 00 0000 0001' }],
    }}
  />
)

test('error screen: has one heading and says what has happened', async () => {
  const screen = await render(SCREEN)
  expect(screen.getByRole('heading').elements()).toHaveLength(1)
  expect(screen.getByRole('heading').element().textContent).toBe('Unexpected Application Error!')
  await expect.element(screen.getByText('No such page.')).toBeVisible()
})

test('error screen: links to the four sections and to every way to reach the company', async () => {
  const screen = await render(SCREEN)
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['About', '/#about'],
    ['Services', '/#services'],
    ['Contact', '/#contact'],
    ['desk@shipping.example', 'mailto:desk@shipping.example'],
    ['+91 00 0000 0000', 'tel:+910000000000'],
    ['+91 00 0000 0001', 'tel:+910000000001'],
  ])
})

test.each([
  [1440, 500],
  [768, 1024],
  [320, 480],
])('error screen at %i × %i px: is no wider than the viewport', async (width, height) => {
  await page.viewport(width, height)
  await render(SCREEN)
  expect(document.documentElement.scrollWidth).toBe(width)
})
