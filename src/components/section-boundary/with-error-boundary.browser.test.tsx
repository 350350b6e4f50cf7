import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { withErrorBoundary } from './with-error-boundary'
import { SectionFailure } from './section-failure'

const failure = {
  words: {
    headline: ['Unexpected', 'Application Error!'],
    text: 'Part of this page did not come up.',
    reload: 'Load it again',
  },
  email: 'desk@shipping.example',
}
const { words, email } = failure

/** A part of a page that fails where it has no picture. */
function Slides({ picture }: { picture: string | undefined }) {
  if (!picture) throw new Error('no picture')
  return <p>The slides with {picture}</p>
}
const SlidesIsland = withErrorBoundary(Slides, SectionFailure)

/** React reports what a boundary caught; here it is expected. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('shows its section as long as nothing fails', async () => {
  const screen = await render(<SlidesIsland picture="a ship" failure={failure} />)
  await expect.element(screen.getByText('The slides with a ship')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

test('a failing section says so, and everything around it stays', async () => {
  const screen = await render(
    <>
      <p>The next section</p>
      <SlidesIsland picture={undefined} failure={failure} />
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
  const screen = await render(<SlidesIsland picture={undefined} failure={failure} />)
  const reload = screen.getByRole('link', { name: words.reload }).element() as HTMLAnchorElement
  expect(reload.href).toBe(location.href)
  await expect
    .element(screen.getByRole('link', { name: email }))
    .toHaveAttribute('href', `mailto:${email}`)
})

test('what stands in the place of another part has the props of that part', async () => {
  const Bounded = withErrorBoundary(Slides, ({ caption }: { caption: string }) => <p>{caption}</p>)
  const screen = await render(<Bounded picture={undefined} caption="No slides today" />)
  await expect.element(screen.getByText('No slides today')).toBeVisible()
})

test('a prerendered section that fails while it wakes up is replaced', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SlidesIsland picture="a ship" failure={failure} />)
  const root = hydrateRoot(container, <SlidesIsland picture={undefined} failure={failure} />)
  await expect.element(page.getByRole('alert').getByText(words.text)).toBeVisible()
  await expect.element(page.getByText('The slides')).not.toBeInTheDocument()
  root.unmount()
  container.remove()
})
