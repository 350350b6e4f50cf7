import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { islandWithErrorBoundary } from './error-boundary'

const failure = {
  headline: 'Unexpected Application Error!',
  text: 'Part of this page did not come up.',
  reload: 'Load it again',
  email: 'desk@shipping.example',
}

function Failing(): never {
  throw new Error('no picture')
}
const FailingIsland = islandWithErrorBoundary(Failing)

test('island that throws: shows an error with links to reload and to write, keeps its siblings, and is reported', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true)
  document.body.dataset['failures'] = '/failures'
  onTestFinished(() => {
    log.mockRestore()
    beacon.mockRestore()
    delete document.body.dataset['failures']
  })
  await render(
    <>
      <p>The next section</p>
      <FailingIsland failure={failure} />
    </>,
  )
  await expect.element(page.getByText('The next section')).toBeVisible()
  await expect.element(page.getByRole('alert')).toMatchAriaInlineSnapshot(`
    - alert:
      - heading "Unexpected Application Error!" [level=2]
      - paragraph: Part of this page did not come up.
      - paragraph:
        - link "Load it again":
          - /url: ""
        - link "desk@shipping.example":
          - /url: mailto:desk@shipping.example
  `)
  const report = `${location.pathname}\nError: no picture`
  expect(beacon.mock.calls).toEqual([['/failures', report]])
})
