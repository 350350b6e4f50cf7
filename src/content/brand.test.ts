import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colour, drawingFile, withColours } from './brand.ts'
import { NAUTICAL_CHARTS_FOLDER } from './nautical-charts.ts'

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

test('an icon as a file: is drawn in the size that it is given', async () => {
  const file = Buffer.from(drawingFile('icon-small', 'width="180" height="180"'))
  expect(await sharp(file).metadata()).toMatchObject({ width: 180, height: 180 })
})
