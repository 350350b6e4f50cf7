import { isMap, isNode, isScalar, isSeq, parseDocument, Scalar, visit, type Document } from 'yaml'
import { stringifyString } from 'yaml/util'
import { isEmpty } from './fields'

/** As wide as the folded texts of content/. */
const FOLD_AT = 92

/**
 * Returns the YAML file `source` with `value` as its data. What nobody changed keeps its lines: comments, quotes, folding,
 * the order of the fields.
 */
export function keepYaml(source: string, value: unknown): string {
  const document = parseDocument(source, {
    keepSourceTokens: true,
    customTags: (tags) =>
      tags.map((tag) =>
        typeof tag === 'object' && tag.tag.endsWith(':str') ? { ...tag, stringify: asItWas } : tag,
      ) as never,
  })
  visit(document, {
    // One in braces or brackets has the spaces that it had.
    Collection(_, node) {
      if (node.flow) node.toString = () => source.slice(node.range![0], node.range![1])
    },
  })
  document.contents = merge(document, document.contents, value) as never
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
}

/** A folded text as the file has it; one that is new, or another, with lines of its own. */
const asItWas = (item: any, context: any, ...more: any[]) => {
  const { srcToken: token } = item as Scalar
  if (token?.type === 'block-scalar') {
    const header = token.props.find(({ type }) => type === 'block-scalar-header') as any
    return `${header.source}\n${token.source.trimEnd()}`
  }
  const lineWidth = item.type === Scalar.BLOCK_FOLDED ? FOLD_AT : 0
  const options = { ...context.options, lineWidth }
  // As the tag of a text does by itself: quotes around one that would be read as a number.
  return (stringifyString as any)(item, { actualString: true, ...context, options }, ...more)
}

/** `node` with `value` as its data, or a new node. An empty field may be missing in `value`. */
function merge(document: Document, node: unknown, value: any): unknown {
  if (isSame(dataOf(document, node), value)) return node
  if (isMap(node) || isSeq(node)) Reflect.deleteProperty(node, 'toString')
  if (isMap(node) && typeof value === 'object') {
    node.items = node.items.filter(
      (pair) => String(pair.key) in value || isEmpty(dataOf(document, pair.value)),
    )
    for (const [key, each] of Object.entries(value))
      node.set(key, merge(document, node.get(key, true), each))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = mergeItems(document, node.items, value)
    return node
  }
  const created = document.createNode(value)
  if (!isScalar(created)) return created
  if (isScalar(node)) created.commentBefore = node.commentBefore
  if (isScalar(node) && typeof value === typeof node.value) created.type = node.type
  // Texts of prose over more than one line, not names and captions.
  const isLong = typeof value === 'string' && value.length > 2 * FOLD_AT
  if (isLong && created.type !== Scalar.QUOTE_DOUBLE) created.type = Scalar.BLOCK_FOLDED
  return created
}

/** Items that are in the list already move with their comments; each of the others replaces one that has gone. */
function mergeItems(document: Document, nodes: readonly unknown[], values: readonly unknown[]) {
  const left = nodes.map((node) => ({ node, data: dataOf(document, node) }))
  const kept = values.map((value) => {
    const place = left.findIndex(({ data }) => isSame(data, value))
    return place < 0 ? undefined : left.splice(place, 1)[0]
  })
  return values.map((value, index) =>
    kept[index] ? kept[index].node : merge(document, left.shift()?.node, value),
  )
}

const dataOf = (document: Document, node: unknown) => (isNode(node) ? node.toJS(document) : node)

const isSame = (one: any, other: any): boolean =>
  typeof one === 'object' && typeof other === 'object' && one && other
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([key, each]) => isSame(each, other[key]))
    : one === other
