import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  ARABIAN_SEA,
  ARABIAN_SEA_PHONE,
  ARABIAN_SEA_TABLET,
  OPEN_OCEAN,
  OPEN_OCEAN_PHONE,
} from '../src/components/chart/sheets.ts'
import { borderStyle, drawFoot, drawSides } from './chart-border.ts'
import { borderFigureOutline, outlineFigures } from './chart-figures.ts'
import { letterNames } from './chart-names.ts'
import { drawGraticule, rulingStyle } from './chart-ruling.ts'
import { colour } from '../src/content/brand.ts'

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

test.each(['arabian-sea', 'arabian-sea-phone', 'open-ocean', 'open-ocean-phone'])(
  '%s holds its drawing, with every figure and name (if not: node media/charts.ts)',
  (name) => {
    const drawing = outlineFigures(letterNames(readFileSync(`media/charts/${name}.svg`, 'utf8')))
    const lines = drawing.trim().split('\n')
    expect(lines.length).toBeGreaterThan(4)
    expect(read(name).split('\n')).toEqual(expect.arrayContaining(lines))
  },
)

test.each([ARABIAN_SEA, ARABIAN_SEA_PHONE, ARABIAN_SEA_TABLET, OPEN_OCEAN, OPEN_OCEAN_PHONE])(
  '$drawing and the pictures of $border.files have the colours of the pages (if not: node media/charts.ts)',
  ({ drawing, border }) => {
    const [ink, hull, paper] = [colour('ink'), colour('hull'), colour('paper')]
    expect(read(`borders/${border.files}.sides`)).toContain(borderStyle(ink))
    expect(read(`borders/${border.files}.foot`)).toContain(borderStyle(ink))
    expect(read(drawing)).toContain(rulingStyle({ ink, hull, paper }))
    expect(read(drawing)).toMatch(new RegExp(`\\.land\\{[^}]*stroke:${ink}`))
    expect(read(drawing)).toMatch(new RegExp(`\\.contour-figures\\{[^}]*stroke:${paper}`))
  },
)

test('a sounding and a contour’s figure become outlines where they stood', () => {
  const [sounding, figure] = outlineFigures(
    '<text class="under-note" x="303" y="33">15<tspan dy=".33em">3</tspan></text>\n' +
      '<text transform="translate(316 97) rotate(-88)" dy=".39em">20</text>',
  ).split('\n')
  expect(sounding).toMatch(/^<path class="under-note" style="translate:303px 33px" d="M-/)
  // Three characters, of which the last begins lower than the baseline.
  expect([...sounding!.matchAll(/M-?\d+ (\d+)/g)].map(([, y]) => Number(y) > 0)).toEqual([
    false,
    false,
    true,
  ])
  expect(figure).toMatch(/^<path style="translate:316px 97px;rotate:-88deg" d="M-/)
})

test('a water is named in slanted strokes around its middle, a port before its place', () => {
  const [water, port] = letterNames(
    '<text x="100" y="50" font-size="14" letter-spacing="10">SEA</text>\n' +
      '<text x="300" y="60" text-anchor="end">Mumbai</text>',
  ).split('\n')
  // 9, 8 and 10 wide, twice 10 between them, in units of which one is a px here.
  expect(water).toMatch(
    /^<path transform="translate\(76\.5 50\)skewX\(-14\)scale\(0\.0769\)" d="M0 0m/,
  )
  expect(water!.match(/M\d+ 0/g)).toEqual(['M0 0', 'M247 0', 'M481 0'])
  const [, width] = /translate:300px 60px" transform="translate\(-(\d+)\)" d="M0 0v-182/.exec(
    port!,
  )!
  expect(Number(width)).toBeGreaterThan(800)
})

test('a letter without strokes is named', () => {
  expect(() => letterNames('<text x="3" y="6" text-anchor="end">Kandla</text>')).toThrow(
    "'K' of 'Kandla'",
  )
})

test('a figure that cannot be read is named', () => {
  expect(() => outlineFigures('<text x="1" y="2">12 m</text>')).toThrow('<text x="1" y="2">12 m')
})

test('figures stand at half and whole degrees, with 30′ at a short tick', () => {
  const figures = (foot: string) =>
    [...foot.matchAll(/scale\([\d.]+\)" d="([^"]+)"/g)].map(([, outline]) => outline)
  expect(figures(drawFoot(ARABIAN_SEA)).slice(0, 4)).toEqual(
    ['30′', '63°', '30′', '64°'].map(borderFigureOutline),
  )
  expect(figures(drawFoot(ARABIAN_SEA_PHONE))).toEqual(
    ['68°', '69°', '70°', '71°', '72°'].map(borderFigureOutline),
  )
  expect(borderFigureOutline('68°')).not.toBe(borderFigureOutline('69°'))
})
