import { expect, test } from 'vitest'
import { svgToSymbol } from './svg-to-symbol.ts'

const parse = (root: string, shapes: string, name = 'logo') =>
  svgToSymbol(name, 'logo.svg', `<?xml version="1.0"?>\n<svg ${root}>${shapes}</svg>`)
const VIEW_BOX = 'viewBox="0 0 9 9"'

test('logo from Illustrator: gets its size from the viewBox, and attributes instead of classes', () => {
  const root = 'id="Layer_1" xmlns="http://www.w3.org/2000/svg" width="640px" viewBox="0 0 320 40"'
  const shapes =
    '<style>.cls-1{fill:#f00}.cls-2{isolation:isolate}</style><title>Layer 1</title><g class="cls-2"><path class="cls-1" d="M0 0h9"/></g>'
  const { symbol, ...size } = parse(root, shapes)
  expect(size).toEqual({ width: 320, height: 40, horizonY: 40, isShareable: true })
  expect(symbol).toBe(
    '<symbol id="logo" viewBox="0 0 320 40" overflow="visible"><g><path d="M0 0h9" fill="#f00"/></g></symbol>',
  )
})

test('logo from Figma: keeps only colours that all browsers support', () => {
  const style = 'style="fill:#D9D9D9;fill:color(display-p3 0.85 0.85 0.85);fill-opacity:1;"'
  expect(parse(`${VIEW_BOX} fill="none"`, `<path ${style}/>`).symbol).toBe(
    '<symbol viewBox="0 0 9 9" fill="none" id="logo" overflow="visible"><path fill="#D9D9D9" fill-opacity="1"/></symbol>',
  )
})

test('logo from Inkscape, half a unit wide: keeps its decimals, and loses editor attributes', () => {
  const inkscape = 'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"'
  const path = '<path inkscape:label="p" style="-inkscape-stroke:none" d="M0 .00012h.4"/>'
  const { symbol, width } = parse(`viewBox="0 0 .5 .1" ${inkscape}`, path)
  expect(width).toBe(0.5)
  expect(symbol).toContain('><path d="M0 .00012h.4"/></symbol>')
})

test('logos with the same IDs: get unique IDs and references', () => {
  const shapes =
    '<linearGradient id="a"/><path fill="url(#a)"/><use href="#a"/><g style="clip-path:url(#a)"/>'
  for (const name of ['logo', 'logo-bar'])
    expect(parse(VIEW_BOX, shapes, name).symbol).toContain(
      `><linearGradient id="${name}__a"/><path fill="url(#${name}__a)"/><use href="#${name}__a"/><g clip-path="url(#${name}__a)"/></symbol>`,
    )
})

test('logo with data-horizon-y: has this horizon', () => {
  expect(parse(`${VIEW_BOX} data-horizon-y="7.5"`, '').horizonY).toBe(7.5)
})

test.each([
  ['', '', 'found no viewBox, expected one such as'],
  ['viewBox="0 0 wide high"', '', 'found no viewBox, expected'],
  ['viewBox="0 0 -9 9"', '', 'found no viewBox, expected'],
  [VIEW_BOX, '<text>Ships</text>', 'found <text>, expected shapes only'],
  [
    VIEW_BOX,
    '<style>@media print{.a{fill:red}}</style><path class="a"/>',
    'found <style>, expected',
  ],
  [VIEW_BOX, '<foreignObject><p>Ships</p></foreignObject>', 'found <foreignObject>, expected'],
  [VIEW_BOX, '<image href="a.png"/>', 'found href=a.png, expected shapes only'],
  [VIEW_BOX, '<path fill="url(a.svg#b)"/>', 'found fill=url(a.svg#b), expected'],
  [
    VIEW_BOX,
    '<path style="mix-blend-mode:multiply"/>',
    'found style=mix-blend-mode:multiply, expected',
  ],
])(
  'logo that pages can’t display correctly (%s %s): the error names the file',
  (root, shapes, message) => {
    expect(() => parse(root, shapes)).toThrow(`logo.svg: ${message}`)
  },
)

test('logo with a script: loses the script', () => {
  expect(parse(`${VIEW_BOX} onload="a()"`, '<script>a()</script>').symbol).not.toContain('a()')
})

test.each([
  ['shapes only', '<path d="M0 0h9v9z"/>', true],
  ['a gradient', '<linearGradient id="a"/><path fill="url(#a)" d="M0 0h9v9z"/>', false],
  ['a repeated shape', '<path id="a" d="M0 0h9v9z"/><use href="#a" x="9"/>', false],
])('drawing of $0: can be shared by all pages as a file: $2', (_, shapes, expected) => {
  expect(parse(VIEW_BOX, shapes).isShareable).toBe(expected)
})
