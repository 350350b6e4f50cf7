import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ARABIAN_SEA,
  ARABIAN_SEA_PHONE,
  ARABIAN_SEA_TABLET,
  OPEN_OCEAN,
  OPEN_OCEAN_PHONE,
} from '../src/ui/chart/windows.ts'
import { drawFoot, drawSides } from './chart-border.ts'
import { drawGraticule } from './chart-ruling.ts'

const read = (name: string) => readFileSync(`src/assets/charts/${name}.svg`, 'utf8')

test.each([ARABIAN_SEA, ARABIAN_SEA_PHONE, ARABIAN_SEA_TABLET, OPEN_OCEAN, OPEN_OCEAN_PHONE])(
  'the pictures of $border.files are drawn for its window (if not: node media/charts.ts)',
  (sheet) => {
    expect(read(`borders/${sheet.border.files}.sides`)).toContain(drawSides(sheet))
    expect(read(`borders/${sheet.border.files}.foot`)).toContain(drawFoot(sheet))
    // The tablet's sheet is the phone's drawing, enlarged.
    if (sheet !== ARABIAN_SEA_TABLET) expect(read(sheet.drawing)).toContain(drawGraticule(sheet))
  },
)

test('figures stand at half and whole degrees, with 30′ at a short tick', () => {
  const figures = [...drawFoot(ARABIAN_SEA).matchAll(/>(\d+[°′])</g)].map(([, figure]) => figure)
  expect(figures.slice(0, 4)).toEqual(['30′', '63°', '30′', '64°'])
  const narrow = [...drawFoot(ARABIAN_SEA_PHONE).matchAll(/>(\d+[°′])</g)].map(
    ([, figure]) => figure,
  )
  expect(narrow).toEqual(['68°', '69°', '70°', '71°', '72°'])
})
