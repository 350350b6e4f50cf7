import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { checkBrandFiles, readBrandColour, createSvgFile, replaceColourVariables } from './brand.ts'
import { NAUTICAL_CHARTS_FOLDER } from './schemas/about.ts'

vi.mock('node:fs', { spy: true })
afterEach(() => vi.mocked(readFileSync).mockRestore())

const COLOURS = readFileSync('content/brand/colours.css', 'utf8')

test.each([
  ['--primary: teal;', "found 'teal'"],
  ['--primary: #fb6d2;', "found '#fb6d2'"],
  ['--primary: ;', 'found nothing'],
  ['', 'found nothing'],
])('brand with the invalid colour %j: the error names file, property and value', (line, found) => {
  vi.mocked(readFileSync).mockReturnValue(COLOURS.replace(/--primary:.*/, line))
  expect(checkBrandFiles).toThrow(
    `content/brand/colours.css: --primary: ${found}, expected # and six`,
  )
})

test('the project’s own brand: is valid', () => {
  expect(checkBrandFiles).not.toThrow()
})

test('SVG with custom properties: gets the brand’s colour values', () => {
  const svg =
    '<path fill="var(--text-dark, #000)" stroke="var(--text-light)"/><path fill="#123456"/>'
  expect(replaceColourVariables(svg)).toBe(
    `<path fill="${readBrandColour('text-dark')}" stroke="${readBrandColour('text-light')}"/><path fill="#123456"/>`,
  )
})

test.each(readdirSync(NAUTICAL_CHARTS_FOLDER))(
  'nautical chart %s: uses only existing brand colours',
  (file) => {
    const drawing = readFileSync(`${NAUTICAL_CHARTS_FOLDER}/${file}`, 'utf8')
    expect(replaceColourVariables(drawing)).not.toContain('var(')
  },
)

test('icon as an SVG file: has the requested size', async () => {
  const file = Buffer.from(createSvgFile('icon-small', 'width="180" height="180"'))
  expect(await sharp(file).metadata()).toMatchObject({ width: 180, height: 180 })
})
