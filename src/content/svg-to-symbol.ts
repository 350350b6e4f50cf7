import { optimize, type PluginConfig, type XastElement } from 'svgo'

/** Contains no plugin that rounds numbers, because a logo can be half a unit wide. */
const PLUGINS: PluginConfig[] = [
  'removeTitle',
  'removeEditorsNSData',
  'removeScripts',
  // A `<style>` element would apply to the whole page.
  { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
  'convertStyleToAttrs',
]
const UNUSABLE =
  /^<(text|style|foreignObject)>|href=(?!#|data:)|url\(["'\s]*(?!["'\s#])|mix-blend-mode:\s*(?!normal)/

/**
 * IDs start with `name` to avoid collisions. Throws if browsers would draw the SVG differently inline than as a file.
 */
export function svgToSymbol(name: string, file: string, svg: string) {
  let root: Record<string, string> = {}
  const enter = (node: XastElement, parent: { type: string }) => {
    const { class: _class, style: _style, ...attributes } = node.attributes
    // Allows Illustrator's private data, which browsers ignore.
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
    Object.assign(attributes, { id: name, overflow: 'visible' })
  }
  const prefixIds = { name: 'prefixIds', params: { prefix: name } } as const
  const toSymbol = { name: 'toSymbol', fn: () => ({ element: { enter } }) }
  // Removes Figma's wide-gamut copies of colours, which older browsers don't support.
  const widelyKnown = svg.replaceAll(/[\w-]+:\s*color\([^)]*\);?/g, '')
  const { data } = optimize(widelyKnown, { path: file, plugins: [...PLUGINS, prefixIds, toSymbol] })
  const [, , width = 0, height = 0] = (root['viewBox'] ?? '').split(/[\s,]+/).map(Number)
  if (!(width > 0 && height > 0))
    throw new Error(`${file}: found no viewBox, expected one such as viewBox="0 0 320 32"`)
  const horizonY = Number(root['data-horizon-y'] ?? height)
  const symbol = data.slice(data.indexOf('<symbol'))
  /** WebKit doesn't render the gradients and clip paths of symbols in an external file. */
  const isShareable = !/url\(#|href="#/.test(symbol)
  return { symbol, width, height, horizonY, isShareable }
}
