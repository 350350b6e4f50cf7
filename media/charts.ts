/**
 * Draws the charts of src/assets/charts from the positions in media/charts, the route in content/route.yaml and
 * the colours of the pages. Run again after a change of any of them: `node media/charts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { routeSchema } from '../src/content/route.ts'
import { drawChart, type Sea } from './chart-drawing.ts'
import { courseOn } from './chart-passage.ts'
import { SHEETS } from './chart-sheets.ts'

const CHART_FOLDER = new URL('../src/assets/charts/', import.meta.url)

const route = routeSchema.parse(parse(await readFile('content/route.yaml', 'utf8')))
for (const sheet of SHEETS) {
  const sea: Sea = JSON.parse(
    await readFile(new URL(`charts/${sheet.sea}.json`, import.meta.url), 'utf8'),
  )
  await writeFile(new URL(`${sheet.file}.svg`, CHART_FOLDER), drawChart(sheet, sea, route))
}

const courses = SHEETS.filter(({ labels }) => labels).map((sheet) => [
  sheet.file,
  courseOn(sheet, route),
])
await writeFile(
  new URL('courses.json', CHART_FOLDER),
  `${JSON.stringify(Object.fromEntries(courses), null, 2)}\n`,
)
