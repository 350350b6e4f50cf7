import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import type { Route } from '../../content/route'
import { Introduction } from './introduction'

const waypoint = (section: 'home' | 'about' | 'services' | 'contact', longitude: number) => ({
  section,
  name: `At ${section}`,
  latitude: 20,
  longitude,
})
const route = {
  waypoints: [
    waypoint('home', 63),
    waypoint('about', 67.75),
    waypoint('services', 71.5),
    waypoint('contact', 72.7),
  ],
  berth: { latitude: 18.95, longitude: 72.95 },
  summary: 'A passage in five positions.',
  legLabel: '108°  280 M',
  chartNote: 'Not for navigation.',
} as Route

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
  [599, 'arabian-sea-phone'],
  [600, 'arabian-sea-phone'],
  [1023, 'arabian-sea-phone'],
  [1024, 'arabian-sea'],
  [1920, 'arabian-sea'],
])('introduction at %i px: shows one chart, %s', async (width, drawing) => {
  await page.viewport(width, 900)
  const { container } = await render(introduction('From door to door.'))
  const shown = [...container.querySelectorAll<HTMLImageElement>('img:has(+ svg)')]
    .filter((image) => image.checkVisibility())
    .map((image) => image.src)
  expect(shown).toEqual([expect.stringContaining(`/${drawing}.svg`)])
  expect(document.documentElement.scrollWidth).toBe(width)
})

test.each([320, 768, 1024, 1440])('introduction at %i px: long text is not cut', async (width) => {
  await page.viewport(width, 900)
  const long = 'Verantwortlichkeiten der Schiffsbetriebsführung '.repeat(30)
  const { container } = await render(introduction(long))
  // Where the text has risen to its place.
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  await new Promise(requestAnimationFrame)
  const section = container.firstElementChild!.getBoundingClientRect()
  const paragraph = container.querySelector('h2 + p')!
  const box = paragraph.getBoundingClientRect()
  expect(box.bottom).toBeLessThanOrEqual(section.bottom)
  expect(paragraph.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width))
})
