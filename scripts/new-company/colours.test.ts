import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contrastRatio, replacePrimaryColour } from './colours.ts'

const css = readFileSync('content/brand/colours.css', 'utf8')
const valueOf = (name: string, text: string) => new RegExp(`--${name}: (#\\w{6});`).exec(text)![1]!
const coloursFor = (colour: string) => {
  const { css: text, notes } = replacePrimaryColour(css, colour)
  return { primary: valueOf('primary', text), onLight: valueOf('primary-on-light', text), notes }
}

test('contrast: is calculated as WCAG defines it', () => {
  expect(contrastRatio('#ffffff', '#000000')).toBe(21)
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test.each(['#ffe66d', '#0a3a7a', '#000000', '#ffffff', '#777777', '#fb6d27'])(
  'main colour %s: is legible in both roles',
  (colour) => {
    const { primary, onLight } = coloursFor(colour)
    expect(contrastRatio(primary, valueOf('text-dark', css))).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(primary, valueOf('background-raised', css))).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(onLight, valueOf('background-light', css))).toBeGreaterThanOrEqual(4.5)
  },
)

test('main colour that is legible in one role: stays in that role, and a note names the other role', () => {
  const yellow = coloursFor('#ffe66d')
  expect(yellow.primary).toBe('#ffe66d')
  expect(yellow.notes).toEqual([expect.stringMatching(/^#ffe66d is too light on .+: #\w{6}/)])
  const navy = coloursFor('#0a3a7a')
  expect(navy.onLight).toBe('#0a3a7a')
  expect(navy.notes).toEqual([expect.stringMatching(/^#0a3a7a is too dark on .+: #\w{6}/)])
})
