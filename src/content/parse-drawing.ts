import { optimize, type CustomPlugin, type PluginConfig, type XastElement } from 'svgo'

/** No plugin here rounds numbers, because a drawing may be half a unit wide. */
const PLUGINS: PluginConfig[] = [
  'removeDoctype',
  'removeXMLProcInst',
  'removeTitle',
  'removeEditorsNSData',
  'removeScripts',
  // The security policy blocks style attributes, and a style sheet in a page applies to the whole page.
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
]

/**
 * Returns an SVG, as drawing programs export it, as a `<symbol>` with the id `name` that can stand in any page: its
 * classes become attributes, and its ids begin with `name`. Throws with `file` if a page would show another drawing.
 */
export function parseDrawing(name: string, file: string, svg: string) {
  let root: Record<string, string> = {}
  const toSymbol = (node: XastElement, parent: { type: string }) => {
    const problem = problemOf(node)
    if (problem) throw new Error(`${file}: ${problem}`)
    for (const done of ['class', 'style']) delete node.attributes[done]
    if (parent.type !== 'root') return
    root = { ...node.attributes }
    node.name = 'symbol'
    for (const own of ['width', 'height', 'x', 'y', 'xmlns']) delete node.attributes[own]
    // Parts outside the drawing's box are visible where the page lets them.
    Object.assign(node.attributes, { id: name, overflow: 'visible' })
  }
  const plugins = [
    ...PLUGINS,
    { name: 'prefixIds', params: { prefix: name } } as const,
    { name: 'toSymbol', fn: () => ({ element: { enter: toSymbol } }) } as CustomPlugin,
  ]
  // Figma repeats colours for wide-gamut screens, which older browsers don't know.
  const widelyKnown = svg.replaceAll(/[\w-]+:\s*color\([^)]*\);?/g, '')
  const symbol = optimize(widelyKnown, { path: file, plugins }).data
  const [, , width = 0, height = 0] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0))
    throw new Error(
      `${file}: found no viewBox, expected an SVG that has one, such as viewBox="0 0 320 32"`,
    )
  /** How far below its top the horizon runs: at the foot if the file does not say. */
  const horizonY = Number(root['data-horizon-y'] ?? height)
  return { symbol, width, height, horizonY }
}

/** Why a page would not show an element as the drawing program does. */
function problemOf({ name, attributes }: XastElement): string | undefined {
  if (name === 'text') return 'found text, expected paths: visitors lack its font'
  // Illustrator's own data is marked as an extension, which browsers skip.
  if (name === 'style' || (name === 'foreignObject' && !attributes['requiredExtensions']))
    return `found <${name}>, expected shapes without HTML, media queries and animations`
  const isExternal = ([key, value]: string[]) =>
    (key!.endsWith('href') ? /^(?!#|data:)/ : /url\(["'\s]*(?!["'\s#])/).test(value!)
  const external = Object.entries(attributes).find(isExternal)
  if (external) return `found ${external.join('=')}, expected everything in this file`
  const [blending] = /mix-blend-mode:\s*(?!normal)[\w-]+/.exec(attributes['style'] ?? '') ?? []
  return blending && `found ${blending}, expected colours that are not blended`
}
