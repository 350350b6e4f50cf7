import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PartLinks } from './part-links'

test.each([
  ['wide', 1280, 800, ['On this page']],
  ['narrow', 390, 844, ['On this page']],
  ['low', 1280, 400, []],
])('part links in a %s window, of %i × %i px: keep %j in view', async (_, width, height, kept) => {
  await page.viewport(width, height)
  await render(
    <div>
      <PartLinks label="On this page" parts={[{ id: 'terms', headline: 'Terms' }]} />
      <div id="terms" style={{ blockSize: 4000 }} />
    </div>,
  )
  scrollTo({ top: 2000, behavior: 'instant' })
  const inView = page
    .getByRole('link')
    .elements()
    .filter((link) => link.getBoundingClientRect().top > 0)
  expect(inView.map(({ textContent }) => textContent)).toEqual(kept)
})

test('part links: are 24 px high at least, as fingers need', async () => {
  await render(<PartLinks label="On this page" parts={[{ id: 'terms', headline: 'Terms' }]} />)
  const { height } = page.getByRole('link', { name: 'Terms' }).element().getBoundingClientRect()
  expect(height).toBeGreaterThanOrEqual(24)
})
