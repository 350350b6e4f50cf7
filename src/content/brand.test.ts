import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colour, parseLogo, withColours } from './brand.ts'
import { NAUTICAL_CHARTS_FOLDER } from './nautical-charts.ts'

const EXPORTED = `<?xml version="1.0"?>
<svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" width="640px" height='80'
  viewBox="0 0 320 40" fill="none"><path fill="#f00" d="M0 0h9"/></svg>
`

test('a logo as a drawing program exports it: takes its size from the view box', () => {
  const logo = parseLogo('logo', EXPORTED)
  expect(logo).toMatchObject({ width: 320, height: 40 })
  expect(logo.as('symbol', 'id="logo"').replaceAll(/\s+/g, ' ')).toBe(
    '<symbol id="logo" viewBox="0 0 320 40" fill="none"><path fill="#f00" d="M0 0h9"/></symbol>',
  )
})

test('a logo: stands on its foot, or on the horizon that its file names', () => {
  const svg = EXPORTED.replace('fill="none"', 'data-horizon-y="31.5"')
  expect([EXPORTED, svg].map((each) => parseLogo('logo', each).horizonY)).toEqual([40, 31.5])
})

test.each(['', '<svg width="9" height="9"></svg>', '<svg viewBox="0 0 wide high"></svg>'])(
  'a logo without a size (%j): is refused with its file and what is expected',
  (svg) => {
    expect(() => parseLogo('logo-bar', svg)).toThrow(
      'content/brand/logo-bar.svg: found no viewBox, expected an SVG that has one',
    )
  },
)

test('a colour: has six digits, and a missing one is named', () => {
  expect(colour('text-dark')).toMatch(/^#[\da-f]{6}$/i)
  expect(() => colour('teal')).toThrow('content/brand/colours.css: found no --teal, expected')
})

test('a drawing: takes the brand’s colours where it names one', () => {
  const svg =
    '<path fill="var(--text-dark, #000)" stroke="var(--text-light)"/><path fill="#123456"/>'
  expect(withColours(svg)).toBe(
    `<path fill="${colour('text-dark')}" stroke="${colour('text-light')}"/><path fill="#123456"/>`,
  )
})

test.each(readdirSync(NAUTICAL_CHARTS_FOLDER))(
  'nautical chart %s: names only colours of the brand',
  (file) => {
    const drawing = readFileSync(`${NAUTICAL_CHARTS_FOLDER}/${file}`, 'utf8')
    expect(withColours(drawing)).not.toContain('var(')
  },
)
