import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { TopBarIsland, type TopBarProps } from './top-bar'

const props: TopBarProps = {
  page: 'home',
  navigation: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    contact: 'Contact',
    logo: 'Company, home',
    mainLabel: 'Main',
    menu: 'Menu',
    close: 'Close',
  },
  services: [{ id: 'crew', menu: 'Crew Management', serial: 200 }],
  email: 'desk@company.example',
  phone: '+91 22 0000 0000',
}
/** The services cannot be drawn: what needs them throws. */
const broken = { ...props, services: undefined as unknown as TopBarProps['services'] }

/** React reports what a boundary caught; here it is expected. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

const ways = () =>
  page
    .getByRole('link')
    .elements()
    .map((link) => [link.ariaLabel ?? link.textContent, link.getAttribute('href')])

test('has its menus as long as nothing fails', async () => {
  await render(<TopBarIsland {...props} />)
  await expect.element(page.getByRole('button', { name: 'Services' })).toBeVisible()
})

test.each([
  ['wide', 1280],
  ['phone', 390],
  ['small phone', 320],
  ['very narrow', 240],
])('when it fails, a plain one on a %s window leads to every section', async (_size, width) => {
  await page.viewport(width, 700)
  await render(
    <>
      <TopBarIsland {...broken} />
      <main>The page</main>
    </>,
  )
  expect(ways()).toEqual([
    ['Company, home', '/'],
    ['Home', '/#home'],
    ['About', '/#about'],
    ['Services', '/#services'],
    ['Contact', '/#contact'],
  ])
  await expect.element(page.getByRole('banner')).toBeVisible()
  for (const link of page.getByRole('link').elements()) {
    expect(link.checkVisibility()).toBe(true)
    const { left, right, height } = link.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(width)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  await expect.element(page.getByText('The page')).toBeInTheDocument()
})

test('when it fails on the page of a section, that section is on this page', async () => {
  await render(<TopBarIsland {...broken} page="about" />)
  expect(ways()).toContainEqual(['About', '/about#about'])
})
