import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { Introduction } from './introduction'

const introduction = (chart: string, text = 'From door to door.') => (
  <Introduction
    headline="We connect continents"
    text={text}
    chart={chart}
    counters={null}
    carousel={null}
  />
)

test.each([
  [1023, 'arabian-sea-phone'],
  [1024, 'arabian-sea'],
])('chart at %i px: is %s, and decorative', async (width, drawing) => {
  await page.viewport(width, 900)
  const { container } = await render(introduction('arabian-sea'))
  const image = container.querySelector('img')!
  await expect.poll(() => image.currentSrc).toContain(`/${drawing}.svg`)
  await expect.element(container).toMatchAriaInlineSnapshot(`
    - heading "We connect continents" [level=2]
    - paragraph: From door to door.
  `)
})

test('chart that content leaves out: leaves nothing behind', async () => {
  const { container } = await render(introduction(''))
  expect(container.querySelector('picture')).toBeNull()
})
