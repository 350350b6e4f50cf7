import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CourseLineIsland } from './course-line'

const waypoints = [
  { section: 'home' as const, name: 'Departure', label: 'Home' },
  { section: 'contact' as const, name: 'Arrival', label: 'Contact' },
]

/** React reports what a boundary caught; here it is expected. */
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('is an index of the sections as long as nothing fails', async () => {
  await render(<CourseLineIsland label="Sections" waypoints={waypoints} />)
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link')
  expect(links.elements().map(({ ariaLabel }) => ariaLabel)).toEqual(['Home', 'Contact'])
})

test('when it fails nothing stands in its place, and the page beside it stays', async () => {
  await render(
    <>
      <CourseLineIsland label="Sections" waypoints={undefined as unknown as typeof waypoints} />
      <main>The page</main>
    </>,
  )
  await expect.element(page.getByText('The page')).toBeVisible()
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument()
})
