import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../styles/tokens.css'
import '../../styles/base.css'
import { ARRIVAL, ARRIVED } from '../../page-start/names'
import type { Route } from '../../content/route'
import { filesOf } from '../../components/chart/files'
import { ManagementIntroduction } from './management'
import { SHEETS } from './sheets'

const figures = { toGo: 0, noteAround: [] }
const route: Route = {
  waypoints: [
    {
      section: 'home',
      name: 'Dusk',
      latitude: 21.8167,
      longitude: 63,
      note: 'At dusk',
      ...figures,
    },
    {
      section: 'about',
      name: 'Noon',
      latitude: 20.3667,
      longitude: 67.75,
      note: 'At noon',
      ...figures,
    },
    {
      section: 'services',
      name: 'Middle watch',
      latitude: 19.2167,
      longitude: 71.5333,
      note: 'By night',
      ...figures,
    },
    {
      section: 'contact',
      name: 'First light',
      latitude: 18.85,
      longitude: 72.7,
      note: 'At dawn',
      ...figures,
    },
  ],
  berth: { name: 'Nhava Sheva', latitude: 18.95, longitude: 72.95, note: 'Alongside' },
  summary: 'A passage in five positions.',
  legLabel: '108°  280 M',
  chartNote: 'Not for navigation.',
}
const content = {
  headline: ['We act for owners,', 'ashore and aboard.'],
  text: ['First of two.', 'Second of two.'],
}

const introduction = (text = content.text) => (
  <ManagementIntroduction content={{ ...content, text }} route={route} />
)
const visibleText = (root: Element, text: string) =>
  [...root.querySelectorAll('text')].find(
    (element) => element.textContent === text && element.getBoundingClientRect().width > 0,
  )!

beforeEach(async () => {
  document.documentElement.dataset['page'] = 'home'
  await page.viewport(1440, 900)
})

test('is a heading and its paragraphs; of the chart only the summary is read, and once', async () => {
  const screen = await render(introduction())
  await expect
    .element(
      screen.getByRole('heading', {
        level: 2,
        name: 'We act for owners, ashore and aboard.',
        exact: true,
      }),
    )
    .toBeVisible()
  expect(screen.getByText(route.summary).elements()).toHaveLength(1)
  expect(screen.getByRole('img').elements()).toHaveLength(0)
  for (const text of screen.container.querySelectorAll('text'))
    expect(text.closest('[aria-hidden=true]')).not.toBeNull()
})

// Where the labels start (or end, the last one) on the drawing, in px from the chart's corner.
test.each([
  ['Dusk', 'left', 95, 71],
  ['Noon', 'left', 670, 252],
  ['Middle watch', 'left', 1114, 396],
  ['First light', 'right', 1241, 502],
] as const)('at 1440 px %s is written where the chart has it', async (name, side, x, baseline) => {
  const { container } = await render(introduction())
  const chart = container.firstElementChild!.getBoundingClientRect()
  const label = visibleText(container, name)
  const box = label.getBoundingClientRect()
  expect(Math.abs(box[side] - chart.left - x)).toBeLessThan(2.5)
  const matrix = label.getScreenCTM()!
  expect(Math.abs(Number(label.getAttribute('y')) + matrix.f - chart.top - baseline)).toBeLessThan(
    2,
  )
})

test.each([320, 390, 599, 600, 768, 1023, 1024, 1279, 1280, 1920])(
  'at %i px one chart is shown, under its course and within its border, and nothing leaves the window',
  async (width) => {
    await page.viewport(width, 900)
    const { container } = await render(introduction())
    const isShown = (element: Element) => element.getBoundingClientRect().width > 0
    const courses = [...container.querySelectorAll('svg:has(> [data-arrival])')].filter(isShown)
    expect(courses).toHaveLength(1)
    const course = courses[0]!
    const sheet = course.previousElementSibling as HTMLImageElement
    await expect.poll(() => sheet.naturalWidth).toBeGreaterThan(0)
    const box = sheet.getBoundingClientRect()
    expect(course.getBoundingClientRect().toJSON()).toEqual(box.toJSON())
    expect(box.width / box.height).toBeCloseTo(sheet.naturalWidth / sheet.naturalHeight, 2)
    const chart = container.querySelector<HTMLElement>(
      '[aria-hidden=true]:has(svg)',
    )!.parentElement!
    const border = [...chart.querySelectorAll('img')].filter(
      (image) => isShown(image) && image !== sheet,
    )
    const [left, right, foot] = border.map((image) => image.getBoundingClientRect())
    expect(border).toHaveLength(3)
    expect(left!.toJSON()).toEqual(box.toJSON())
    expect(right!.height).toBe(box.height)
    expect(right!.right).toBe(chart.getBoundingClientRect().right)
    expect(foot!.bottom).toBe(chart.getBoundingClientRect().bottom)
    expect([foot!.left, foot!.width]).toEqual([box.left, box.width])
    expect(document.documentElement.scrollWidth).toBe(width)
  },
)

test.each([320, 599, 600, 1023, 1024, 1920])(
  'at %i px the page asks early for the drawing that is shown, and for no other',
  async (width) => {
    await page.viewport(width, 900)
    const { container } = await render(introduction())
    const asked = SHEETS.filter(({ media }) => matchMedia(media).matches)
    const shown = [...container.querySelectorAll<HTMLImageElement>('img:has(+ svg)')].filter(
      (image) => image.getBoundingClientRect().width > 0,
    )
    expect(shown.map((image) => image.getAttribute('src'))).toEqual(
      asked.map(({ sheet }) => filesOf(sheet).drawing),
    )
  },
)

test.each([320, 768, 1024, 1440])(
  'at %i px long words lengthen the section and are not cut',
  async (width) => {
    await page.viewport(width, 900)
    const long = 'Verantwortlichkeiten der Schiffsbetriebsführung '.repeat(30)
    const screen = await render(introduction([long, `${long}.`]))
    const section = screen.container.firstElementChild!.getBoundingClientRect()
    for (const paragraph of screen.container.querySelectorAll('h2 + div > p')) {
      const box = paragraph.getBoundingClientRect()
      expect(box.bottom).toBeLessThanOrEqual(section.bottom)
      expect(paragraph.scrollWidth).toBeLessThanOrEqual(Math.ceil(box.width))
    }
  },
)

test('the course is simply there, and is drawn when the page is scrolled to it', async () => {
  const { container } = await render(introduction())
  const course = [...container.querySelectorAll(`svg [${ARRIVAL}]`)].find(
    (element) => element.getBoundingClientRect().width > 0,
  )!
  const undrawn = () => Number.parseFloat(getComputedStyle(course).strokeDashoffset)
  expect(undrawn()).toBe(0)
  course.setAttribute(ARRIVAL, ARRIVED)
  expect(undrawn()).toBe(1)
  await expect.poll(undrawn, { timeout: 4000 }).toBe(0)
})

test.each([390, 768, 1440])(
  'at %i px the course is solid as far as the ship, and dashed from there to the berth',
  async (width) => {
    await page.viewport(width, 900)
    const { container } = await render(introduction())
    const isShown = (element: Element) => element.getBoundingClientRect().width > 0
    const sailed = [...container.querySelectorAll(`line[${ARRIVAL}]`)].find(isShown)!
    const ahead = [...container.querySelectorAll('path')].find(
      (path) => isShown(path) && getComputedStyle(path).strokeDasharray === '8px, 6px',
    )!
    // The ship's is the one waypoint with a dot in its ring.
    const ship = [...container.querySelectorAll('circle + circle')].find(isShown)!
    const { x, y, width: dot } = ship.getBoundingClientRect()
    const [solid, dashed] = [sailed, ahead].map((line) => line.getBoundingClientRect())
    expect(Math.abs(solid!.right - (x + dot / 2))).toBeLessThan(2)
    expect(Math.abs(solid!.bottom - (y + dot / 2))).toBeLessThan(2)
    expect(Math.abs(dashed!.left - (x + dot / 2))).toBeLessThan(2)
    expect(dashed!.right).toBeGreaterThan(solid!.right)
  },
)

test.each([1024, 1440])(
  'at %i px words that lie on the chart have paper of their own, which fades',
  async (width) => {
    await page.viewport(width, 900)
    const { container } = await render(introduction())
    const paper = getComputedStyle(document.documentElement).backgroundColor
    const words = container.querySelectorAll('h2, h2 + div')
    expect(words).toHaveLength(2)
    for (const word of words) {
      const { backgroundColor, boxShadow } = getComputedStyle(word)
      expect(backgroundColor).toBe(paper)
      // As far as it is blurred: the ground goes on without a step, and fades.
      const [, blur, spread] = /^(?:.*\)) 0px 0px (\d+)px (\d+)px$/.exec(boxShadow)!
      expect(boxShadow.startsWith(paper)).toBe(true)
      expect(Number(blur)).toBeGreaterThan(3)
      expect(spread).toBe(blur)
    }
  },
)
