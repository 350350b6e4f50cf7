import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { TopBarIsland } from './top-bar'
import type { TopBarProps } from './top-bar-props'

const props: TopBarProps = {
  page: 'home',
  logo: { href: '#logo-bar', width: 284, height: 32 },
  companyName: 'Company',
  navigation: {
    home: 'Home',
    about: 'About',
    services: 'Services',
    contact: 'Contact',
    logoLabel: 'Company, home',
    skip: 'Skip',
    mainLabel: 'Main',
    footerLabel: 'Footer',
    menu: 'Menu',
    close: 'Close',
  },
  services: [{ id: 'crew', menuName: 'Crew Management', serviceSummary: 'Recruitment' }],
  moreLinks: [{ menuLinkText: 'For seafarers', href: '/seafarers' }],
  email: 'desk@company.example',
  phone: '+91 22 0000 0000',
  allDayPhone: { label: '24 h', number: '+91 00 0000 0001' },
  failure: undefined,
}

const serviceLink = () => page.getByRole('link', { name: 'Crew Management' })

async function openMenu(width: number, name: string) {
  await page.viewport(width, 700)
  await render(
    <>
      <TopBarIsland {...props} />
      <main>
        <button>After</button>
      </main>
    </>,
  )
  const button = page.getByRole('button', { name })
  await button.click()
  await expect.element(serviceLink()).toBeVisible()
  return button
}

const seafarersLink = () => page.getByRole('link', { name: 'For seafarers' })

describe.each([
  ['Services', 1280],
  ['Menu', 390],
])('menu of the button %s at %i px', (name, width) => {
  test('has additional links below the specified links', async () => {
    await openMenu(width, name)
    await expect.element(seafarersLink()).toHaveAttribute('href', '/seafarers')
    const top = seafarersLink().element().getBoundingClientRect().top
    expect(top).toBeGreaterThan(serviceLink().element().getBoundingClientRect().bottom)
  })

  test('stays open while it contains the focus; Escape closes it and returns the focus', async () => {
    const button = await openMenu(width, name)
    serviceLink().element().focus()
    await expect.element(serviceLink()).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => serviceLink().elements()).toEqual([])
    expect(document.activeElement).toBe(button.element())
  })
})

test.each([
  [[320, 360, 375, 390, 600, 768], '24 h'],
  [[1024, 1280, 1440], '24 h +91 00 0000 0001'],
])(
  'telephone link at %j px: shows %j, and has a touch target of at least 44 px',
  async (widths, text) => {
    await render(<TopBarIsland {...props} />)
    const call = page.getByRole('link', { name: '24 h +91 00 0000 0001' }).first()
    for (const width of widths) {
      await page.viewport(width, 700)
      await expect.element(call).toHaveAttribute('href', 'tel:+910000000001')
      const link = call.element() as HTMLElement
      await expect.poll(() => link.innerText.trim().replaceAll(/\s+/g, ' ')).toBe(text)
      expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
      expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  },
)

test('right-to-left top bar: has the same gap between telephone and links as left-to-right', async () => {
  await page.viewport(1280, 700)
  await render(<TopBarIsland {...props} />)
  const boxOf = (name: string) =>
    page.getByRole('link', { name, exact: true }).first().element().getBoundingClientRect()
  const gap = () => {
    const [box, neighbour] = [boxOf('24 h +91 00 0000 0001'), boxOf('Contact')]
    return Math.max(box.left - neighbour.right, neighbour.left - box.right)
  }
  const before = gap()
  expect(before).toBeGreaterThan(12)
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  expect(gap()).toBeCloseTo(before, 0)
})

test('top bar in a browser without SVG support: shows the company name', async () => {
  const { container } = await render(<TopBarIsland {...props} />)
  const link = container.querySelector<HTMLElement>('a')!
  expect(link.innerText).toBe('')
  link.innerHTML = link.innerHTML.replaceAll('svg', 'unknown-element')
  expect(link.innerText.trim()).toBe('Company')
})

test('top bar with a logo that fails to load: shows the company name', async () => {
  const logo = { ...props.logo, href: '/missing.svg#logo-bar' }
  const { container } = await render(<TopBarIsland {...props} logo={logo} />)
  await expect.poll(() => container.querySelector<HTMLElement>('a')!.innerText).toBe('Company')
})

test('top bar: is light while a light section is in the upper fifth of the viewport', async () => {
  await page.viewport(1280, 700)
  await render(
    <>
      <TopBarIsland {...props} />
      <main>
        <div style={{ height: 1000 }} />
        <div className="theme-light" style={{ height: 2000 }} />
      </main>
    </>,
  )
  const bar = page.getByRole('banner')
  scrollTo(0, 950)
  await expect.element(bar).toHaveClass('theme-light')
  scrollTo(0, 600)
  await expect.element(bar).not.toHaveClass('theme-light')
})

test('top bar that throws: the page stays visible', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await render(
    <>
      <TopBarIsland {...props} services={undefined as unknown as TopBarProps['services']} />
      <main>The page</main>
    </>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  vi.restoreAllMocks()
})

test.each([
  ['services/crew', false],
  ['error', false],
  ['sent', true],
  ['credentials', true],
] as const)('top bar on the page %s: initial theme-light is %s', async (id, isLight) => {
  await render(<TopBarIsland {...props} page={id} />)
  const { classList } = page.getByRole('banner').element()
  expect(classList.contains('theme-light')).toBe(isLight)
})
