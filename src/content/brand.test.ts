import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { checkBrand, colour, drawingFile, withColours } from './brand.ts'
import { NAUTICAL_CHARTS_FOLDER } from './nautical-charts.ts'

vi.mock('node:fs', { spy: true })
afterEach(() => vi.mocked(readFileSync).mockRestore())

const COLOURS = readFileSync('content/brand/colours.css', 'utf8')

test.each([
  ['--primary: teal;', "found 'teal'"],
  ['--primary: #fb6d2;', "found '#fb6d2'"],
  ['--primary: ;', 'found nothing'],
  ['', 'found nothing'],
])('the brand with %j as a colour: is refused with file, name and value', (line, found) => {
  vi.mocked(readFileSync).mockReturnValue(COLOURS.replace(/--primary:.*/, line))
  expect(checkBrand).toThrow(`content/brand/colours.css: --primary: ${found}, expected # and six`)
})

test('the brand of the project: is accepted', () => {
  expect(checkBrand).not.toThrow()
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
