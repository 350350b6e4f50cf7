import { expect, test } from 'vitest'
import { svgToSymbol } from '../../src/content/svg-to-symbol.ts'
import { canRenderAsLogo, drawLogos, LOGO_AND_ICON_FILES, initialsOf } from './draw-logos.ts'

const LONG_NAME = 'Transoceanic Ship Management and Forwarding Company of the North'

test.each([
  ['Meridian Ship Services', 'MSS'],
  ['Müller & Co. of the North', 'MCN'],
  ['maersk', 'M'],
])('initials of %s: are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

test.each([
  ['Åse & Müller', true],
  ['Søren’s 3 Ships', true],
  ['Łódź Lines', false],
  ['Морские линии', false],
])('name %s: can be drawn with the font: %s', (name, expected) => {
  expect(canRenderAsLogo(name)).toBe(expected)
})

test.each([
  ['MOL', 'MOL'],
  ['Meridian Ship Services', 'Meridian'],
  [LONG_NAME, 'Transoceanic'],
])(
  'logos of %s: consist of paths and have aspect ratios that fit the site',
  async (name, shortName) => {
    const drawings = await drawLogos(name, shortName)
    expect(Object.keys(drawings)).toEqual(LOGO_AND_ICON_FILES)
    for (const svg of Object.values(drawings)) {
      expect(svg).not.toMatch(/<text|data-placeholder|NaN|Infinity/)
      expect(svg.length).toBeLessThan(20_000)
    }
    const ratioOf = (logo: 'logo' | 'logo-bar' | 'logo-stacked') => {
      const { width, height } = svgToSymbol(logo, `${logo}.svg`, drawings[`${logo}.svg`])
      return width / height
    }
    expect(ratioOf('logo')).toBeGreaterThanOrEqual(6.9)
    expect(ratioOf('logo-bar')).toBeLessThanOrEqual(9.1)
    expect(ratioOf('logo-stacked')).toBe(0.75)
  },
)
