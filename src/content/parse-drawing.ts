import { optimize, type PluginConfig, type XastElement } from 'svgo'

/** No plugin rounds numbers, because a logo can be half a unit wide. */
const PLUGINS: PluginConfig[] = [
  'removeTitle',
  'removeEditorsNSData',
  'removeScripts',
  // The Content-Security-Policy blocks style attributes, and a `<style>` in an inline SVG applies to the whole page.
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
]
/** Content that browsers would draw differently in a page, or not at all. */
const UNUSABLE =
  /^<(text|style|foreignObject)>|href=(?!#|data:)|url\(["'\s]*(?!["'\s#])|mix-blend-mode:\s*(?!normal)/

/**
 * Returns an SVG file from a drawing program as a `<symbol>` with the ID `name`. Its classes become attributes, and its
 * IDs start with `name`, so that they can't collide. Throws if browsers would draw the SVG differently in a page.
 */
export function parseDrawing(name: string, file: string, svg: string) {
  let root: Record<string, string> = {}
  const enter = (node: XastElement, parent: { type: string }) => {
    const { class: _class, style: _style, ...attributes } = node.attributes
    // Ignores Illustrator's private data, as browsers do.
    const tag = attributes['requiredExtensions'] ? '' : `<${node.name}>`
    const tagAndAttributes = [
      tag,
      ...Object.entries(node.attributes).map((attribute) => attribute.join('=')),
    ]
    const unusable = tagAndAttributes.find((text) => UNUSABLE.test(text))
    if (unusable)
      throw new Error(`${file}: found ${unusable}, expected shapes only, with text as paths`)
    node.attributes = attributes
    if (parent.type !== 'root') return
    root = { ...attributes }
    node.name = 'symbol'
    for (const attribute of ['width', 'height', 'x', 'y', 'xmlns']) delete attributes[attribute]
    // Shows what extends beyond the viewBox.
    Object.assign(attributes, { id: name, overflow: 'visible' })
  }
  const prefixIds = { name: 'prefixIds', params: { prefix: name } } as const
  const toSymbol = { name: 'toSymbol', fn: () => ({ element: { enter } }) }
  // Removes the wide-gamut duplicates of colours that Figma writes, because older browsers don't support them.
  const widelyKnown = svg.replaceAll(/[\w-]+:\s*color\([^)]*\);?/g, '')
  const { data } = optimize(widelyKnown, { path: file, plugins: [...PLUGINS, prefixIds, toSymbol] })
  const [, , width = 0, height = 0] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0))
    throw new Error(`${file}: found no viewBox, expected one such as viewBox="0 0 320 32"`)
  /** The distance of the horizon from the top. The bottom edge by default. */
  const horizonY = Number(root['data-horizon-y'] ?? height)
  const symbol = data.slice(data.indexOf('<symbol'))
  /** Whether browsers can load the symbol from another file. WebKit then loses gradients and clip paths. */
  const isShareable = !/url\(#|href="#/.test(symbol)
  return { symbol, width, height, horizonY, isShareable }
}
