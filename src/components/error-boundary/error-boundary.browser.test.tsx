import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { SectionFailure, withErrorBoundary } from './error-boundary'

const failure = {
  headline: 'Unexpected Application Error!',
  text: 'Part of this page did not come up.',
  reload: 'Load it again',
  email: 'desk@shipping.example',
}

/** A part of a page that fails without a picture. */
function Slides({ picture }: { picture: string | undefined }) {
  if (!picture) throw new Error('no picture')
  return <p>The slides with {picture}</p>
}
const SlidesIsland = withErrorBoundary(Slides, SectionFailure)

/** React logs what a boundary has caught. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('section: shows itself while nothing fails', async () => {
  const screen = await render(<SlidesIsland picture="a ship" failure={failure} />)
  await expect.element(screen.getByText('The slides with a ship')).toBeVisible()
  expect(screen.getByRole('alert').elements()).toHaveLength(0)
})

test('section that fails: says so, and keeps everything around it', async () => {
  const screen = await render(
    <>
      <p>The next section</p>
      <SlidesIsland picture={undefined} failure={failure} />
    </>,
  )
  const alert = screen.getByRole('alert')
  await expect.element(alert.getByText(failure.text)).toBeVisible()
  await expect
    .element(
      alert.getByRole('heading', { level: 2, name: 'Unexpected Application Error!', exact: true }),
    )
    .toBeVisible()
  await expect.element(screen.getByText('The next section')).toBeVisible()
})

test('section that fails: offers to reload the page and to write', async () => {
  const screen = await render(<SlidesIsland picture={undefined} failure={failure} />)
  const reload = screen.getByRole('link', { name: failure.reload }).element() as HTMLAnchorElement
  expect(reload.href).toBe(location.href)
  await expect
    .element(screen.getByRole('link', { name: failure.email }))
    .toHaveAttribute('href', `mailto:${failure.email}`)
})

test('fallback: gets the props of the component it replaces', async () => {
  const Bounded = withErrorBoundary(Slides, ({ caption }: { caption: string }) => <p>{caption}</p>)
  const screen = await render(<Bounded picture={undefined} caption="No slides today" />)
  await expect.element(screen.getByText('No slides today')).toBeVisible()
})

test('prerendered section that fails in hydration: is replaced', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<SlidesIsland picture="a ship" failure={failure} />)
  const root = hydrateRoot(container, <SlidesIsland picture={undefined} failure={failure} />)
  await expect.element(page.getByRole('alert').getByText(failure.text)).toBeVisible()
  await expect.element(page.getByText('The slides')).not.toBeInTheDocument()
  root.unmount()
  container.remove()
})
