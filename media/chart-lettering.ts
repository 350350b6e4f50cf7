import { outline, typeface, type Anchor } from './outlines.ts'

/**
 * Everything on the charts that can be read, as outlines of Archivo: a picture has no fonts of the page, and
 * one that brings its own takes a phone's processor several times as long.
 */
const CHARACTERS = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join(
  '',
)
const DIGITS = '0123456789'
const SOUNDING_PX = 11
const DECIMAL_PX = 0.72 * SOUNDING_PX
const SLENDER = { width: 88, weight: 400 }
const NARROW = { width: 84 }

const kinds = {
  sounding: await typeface(DIGITS, { ...SLENDER, sizePx: SOUNDING_PX, isSlanted: true }),
  decimal: await typeface(DIGITS, { ...SLENDER, sizePx: DECIMAL_PX, isSlanted: true }),
  contour: await typeface(DIGITS, { ...SLENDER, sizePx: 10 }),
  bearing: await typeface(DIGITS, { width: 100, weight: 400, sizePx: 10 }),
  water: await typeface(CHARACTERS, {
    width: 100,
    weight: 400,
    sizePx: 17,
    isSlanted: true,
    spacingPx: 9,
  }),
  port: await typeface(CHARACTERS, { ...NARROW, weight: 500, sizePx: 14, spacingPx: 0.3 }),
  name: await typeface(CHARACTERS, { ...NARROW, weight: 680, sizePx: 15.5, spacingPx: 0.15 }),
  reading: await typeface(`${CHARACTERS}°′`, {
    ...NARROW,
    weight: 500,
    sizePx: 14,
    spacingPx: 0.1,
  }),
}

/** Path data of a text of a kind, its baseline through the origin. Throws for a character that is not on charts. */
export const lettered = (characters: string, kind: keyof typeof kinds, anchor: Anchor = 'start') =>
  outline([{ characters, typeface: kinds[kind] }], anchor)

/** Charts print a sounding's decimal smaller and lower, without a point. */
export function letteredSounding(metres: number): string {
  const [whole = '', decimal = ''] = String(metres).split('.')
  return outline(
    [
      { characters: whole, typeface: kinds.sounding },
      { characters: decimal, typeface: kinds.decimal, lowerPx: 0.33 * DECIMAL_PX },
    ],
    'middle',
  )
}
