import { optimize, type PluginConfig, type XastElement } from 'svgo'

/** No plugin here rounds numbers, because a drawing may be half a unit wide. */
const PLUGINS: PluginConfig[] = [
  'removeTitle',
  'removeEditorsNSData',
  'removeScripts',
  // The security policy blocks style attributes, and a style sheet in a page applies to the whole page.
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
]
/** What a page would show otherwise than the drawing program, or not at all. */
const UNUSABLE =
  /^<(text|style|foreignObject)>|href=(?!#|data:)|url\(["'\s]*(?!["'\s#])|mix-blend-mode:\s*(?!normal)/

/**
 * Returns an SVG, as drawing programs export it, as a `<symbol>` with the id `name` that can stand in any page: its
 * classes become attributes, and its ids begin with `name`. Throws with `file` if a page would show another drawing.
 */
export function parseDrawing(name: string, file: string, svg: string) {
  let root: Record<string, string> = {}
  const enter = (node: XastElement, parent: { type: string }) => {
    const { class: _class, style: _style, ...attributes } = node.attributes
    // Browsers skip Illustrator's own data, which requires an extension.
    const tag = attributes['requiredExtensions'] ? '' : `<${node.name}>`
    const parts = [tag, ...Object.entries(node.attributes).map((each) => each.join('='))]
    const unusable = parts.find((part) => UNUSABLE.test(part))
    if (unusable)
      throw new Error(`${file}: found ${unusable}, expected shapes only, with text as paths`)
    node.attributes = attributes
    if (parent.type !== 'root') return
    root = { ...attributes }
    node.name = 'symbol'
    for (const own of ['width', 'height', 'x', 'y', 'xmlns']) delete attributes[own]
    // Parts outside the drawing's box are visible where the page lets them.
    Object.assign(attributes, { id: name, overflow: 'visible' })
  }
  const prefixIds = { name: 'prefixIds', params: { prefix: name } } as const
  const toSymbol = { name: 'toSymbol', fn: () => ({ element: { enter } }) }
  // Figma repeats colours for wide-gamut screens, which older browsers don't know.
  const widelyKnown = svg.replaceAll(/[\w-]+:\s*color\([^)]*\);?/g, '')
  const { data } = optimize(widelyKnown, { path: file, plugins: [...PLUGINS, prefixIds, toSymbol] })
  const [, , width = 0, height = 0] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0))
    throw new Error(`${file}: found no viewBox, expected one such as viewBox="0 0 320 32"`)
  /** How far below its top the horizon runs: at the foot if the file does not say. */
  const horizonY = Number(root['data-horizon-y'] ?? height)
  const symbol = data.slice(data.indexOf('<symbol'))
  /** Whether all browsers draw the symbol from another file: WebKit loses gradients and clip paths there. */
  const isShareable = !/url\(#|href="#/.test(symbol)
  return { symbol, width, height, horizonY, isShareable }
}
