import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { routeSchema } from '../src/content/route.ts'
import { drawChart } from './chart-drawing.ts'
import { courseOn } from './chart-passage.ts'
import { SHEETS } from './chart-sheets.ts'

const route = routeSchema.parse(parse(readFileSync('content/route.yaml', 'utf8')))
const seaOf = (name: string) => JSON.parse(readFileSync(`media/charts/${name}.json`, 'utf8'))

test.each(SHEETS)(
  'chart $file: belongs to the route, the positions and the colours of the pages (if not: npx node media/charts.ts)',
  (sheet) => {
    const committed = readFileSync(`src/assets/charts/${sheet.file}.svg`, 'utf8')
    expect(committed === drawChart(sheet, seaOf(sheet.sea), route)).toBe(true)
  },
)

test('courses: belong to the route and the sheets (if not: npx node media/charts.ts)', () => {
  const committed = JSON.parse(readFileSync('src/assets/charts/courses.json', 'utf8'))
  const sheets = SHEETS.filter(({ labels }) => labels)
  expect(committed).toEqual(
    Object.fromEntries(sheets.map((sheet) => [sheet.file, courseOn(sheet, route)])),
  )
})

test('chart: changes with the name, time and position of a waypoint', () => {
  const [sheet] = SHEETS
  const [first, ...others] = route.waypoints
  const drawn = (changes: Partial<typeof first>) =>
    drawChart(sheet!, seaOf(sheet!.sea), {
      ...route,
      waypoints: [{ ...first, ...changes }, ...others],
    })
  const original = drawn({})
  expect(drawn({ name: 'Noon' })).not.toBe(original)
  expect(drawn({ time: '12:00' })).not.toBe(original)
  expect(drawn({ latitude: 17 })).not.toBe(original)
})
