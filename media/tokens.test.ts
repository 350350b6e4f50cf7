import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { THEME_COLOUR } from '../src/lib/theme-colour.ts'
import { colour, hexOf } from './tokens.ts'

const HEX = /#[\da-f]{6}\b/gi
const coloursIn = (file: string) => new Set(readFileSync(file, 'utf8').match(HEX))

describe('a colour', () => {
  test.each([
    ['oklch(0 0 0)', '#000000'],
    ['oklch(1 0 0)', '#ffffff'],
    ['oklch(0.627955 0.257683 29.234)', '#ff0000'],
    ['oklch(0.86644 0.294827 142.4953)', '#00ff00'],
    ['oklch(0.452014 0.313214 264.052)', '#0000ff'],
    ['oklch(0.599871 0 0)', '#808080'],
  ])('%s is %s', (value, hex) => {
    expect(hexOf(value)).toBe(hex)
  })

  test('that sRGB does not have, or that is seen through, is refused', () => {
    expect(() => hexOf('oklch(0.7 0.3 43)')).toThrow('oklch(0.7 0.3 43) is not in sRGB')
    expect(() => hexOf('oklch(0.7 0.1 43 / 26%)')).toThrow('no opaque colour')
  })

  test('that the tokens do not have is named', () => {
    expect(() => colour('teal')).toThrow('no colour --teal')
    expect(() => colour('margin')).toThrow('no colour --margin')
  })
})

describe('what cannot read the tokens has their colours', () => {
  test('the browser’s bars, and nothing else in the pages’ head', () => {
    expect(THEME_COLOUR).toBe(colour('ink'))
    const others = coloursIn('src/layouts/site.astro').difference(new Set([THEME_COLOUR]))
    expect(others).toEqual(new Set())
  })
})
