import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { SectionBoundary } from './section-boundary'

const words = {
  headline: ['Unexpected', 'Application Error!'],
  text: 'Part of this page did not come up.',
  reload: 'Load it again',
}
const email = 'desk@shipping.example'

function Broken(): never {
  throw new Error('no picture')
}

/** React reports what a boundary caught; here it is expected. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('shows its section as long as nothing fails', async () => {
  const screen = await render(
    <SectionBoundary words={words} email={email}>
      <p>The slides</p>
    </SectionBoundary>,
  )
  await expect.element(screen.getByText('The slides')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

test('a failing section says so, and everything around it stays', async () => {
  const screen = await render(
    <>
      <p>The next section</p>
      <SectionBoundary words={words} email={email}>
        <Broken />
      </SectionBoundary>
    </>,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(words.text)).toBeVisible()
  await expect
    .element(
      alert.getByRole('heading', { level: 2, name: 'Unexpected Application Error!', exact: true }),
    )
    .toBeVisible()
  await expect.element(screen.getByText('The next section')).toBeVisible()
})

test('offers to load the page again and to write', async () => {
  const screen = await render(
    <SectionBoundary words={words} email={email}>
      <Broken />
    </SectionBoundary>,
  )
  const reload = screen.getByRole('link', { name: words.reload }).element() as HTMLAnchorElement
  expect(reload.href).toBe(location.href)
  await expect
    .element(screen.getByRole('link', { name: email }))
    .toHaveAttribute('href', `mailto:${email}`)
})
