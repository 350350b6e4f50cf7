import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { ErrorScreen } from './error-screen'

const content = {
  headline: ['Unexpected', 'Application Error!'],
  unknownAddress: { sign: 'ED', note: 'Rep (404)', text: 'There is no page at this address.' },
  failure: { sign: 'PA', reload: 'Load it again', text: 'Part of this page did not come up.' },
  home: 'Home',
}
const company = { email: 'desk@shipping.example', phones: [{ number: '+91 00 0000 0000' }] }

test('error screen: names the error in one heading', async () => {
  const screen = await render(
    <ErrorScreen content={content} company={company} kind="unknownAddress" />,
  )
  const headings = screen.getByRole('heading')
  expect(headings.elements()).toHaveLength(1)
  expect(headings.element().textContent).toBe('Unexpected Application Error!')
  await expect.element(headings).toHaveAccessibleName('Unexpected Application Error!')
})

test('unknown address: shows its sign, its status code and an explanation', async () => {
  const screen = await render(
    <ErrorScreen content={content} company={company} kind="unknownAddress" />,
  )
  await expect.element(screen.getByText('ED', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('Rep (404)')).toBeVisible()
  await expect.element(screen.getByText(content.unknownAddress.text)).toBeVisible()
})

test('any other failure: shows its own sign and text, and no status code', async () => {
  const screen = await render(<ErrorScreen content={content} company={company} kind="failure" />)
  await expect.element(screen.getByText('PA', { exact: true })).toBeVisible()
  await expect.element(screen.getByText(content.failure.text)).toBeVisible()
  expect(screen.getByText('Rep (404)').elements()).toHaveLength(0)
})

test('error screen: links to the home page, email and first telephone number', async () => {
  const screen = await render(<ErrorScreen content={content} company={company} kind="failure" />)
  const addressOf = (name: string) =>
    screen.getByRole('link', { name, exact: true }).element().getAttribute('href')
  expect(screen.getByRole('link').elements()).toHaveLength(3)
  expect(addressOf('Home')).toBe('/')
  expect(addressOf(company.email)).toBe(`mailto:${company.email}`)
  expect(addressOf('+91 00 0000 0000')).toBe('tel:+910000000000')
})

test.each([
  [1440, 500],
  [768, 1024],
  [320, 480],
])('error screen at %i × %i px: nothing overlaps or overflows', async (width, height) => {
  await page.viewport(width, height)
  const screen = await render(
    <ErrorScreen content={content} company={company} kind="unknownAddress" />,
  )
  const note = screen.getByText('Rep (404)').element().getBoundingClientRect()
  const heading = screen.getByRole('heading').element().getBoundingClientRect()
  expect(note.bottom).toBeLessThanOrEqual(heading.top)
  expect(document.documentElement.scrollWidth).toBe(width)
})
