import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { Introduction } from './introduction'

const route = { summary: 'A passage in five positions.', chartNote: 'Not for navigation.' }
const introduction = (text: string) => (
  <Introduction headline="We connect continents" text={text} route={route} />
)

beforeEach(() => page.viewport(1440, 900))

test('introduction: is a heading with text, and the chart is one sentence to screen readers', async () => {
  const { container } = await render(introduction('From door to door.'))
  await expect.element(container).toMatchAriaInlineSnapshot(`
    - paragraph: A passage in five positions.
    - heading "We connect continents" [level=2]
    - paragraph: From door to door.
  `)
})

test.each([
  [320, 'arabian-sea-phone'],
  [767, 'arabian-sea-phone'],
  [768, 'arabian-sea-tablet'],
  [1023, 'arabian-sea-tablet'],
  [1024, 'arabian-sea'],
  [1920, 'arabian-sea'],
])('introduction at %i px: shows one chart, %s', async (width, drawing) => {
  await page.viewport(width, 900)
  const { container } = await render(introduction('From door to door.'))
  const image = container.querySelector('img')!
  await expect.poll(() => image.currentSrc).toContain(`/${drawing}.svg`)
  expect(image.getBoundingClientRect().width).toBe(width)
  expect(document.documentElement.scrollWidth).toBe(width)
})

test.each([320, 768, 1024, 1440])('introduction at %i px: long text is not cut', async (width) => {
  await page.viewport(width, 900)
  const long = 'Verantwortlichkeiten der Schiffsbetriebsführung '.repeat(30)
  const { container } = await render(introduction(long))
  const section = container.firstElementChild!.getBoundingClientRect()
  const paragraph = container.querySelector('h2 + p')!
  const box = paragraph.getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(section.bottom)
  expect(paragraph.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width))
})
