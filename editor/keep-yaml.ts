import { Document, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'
import { Scalar, type Node, type ScalarTag } from 'yaml'
import { isEmpty } from './fields'

/** As wide as the folded texts of content/. */
const FOLD_AT = 92

/**
 * Returns the YAML file `source` with `value` as its data. What nobody changed keeps its lines: comments, quotes, folding,
 * the order of the fields.
 */
export function keepYaml(source: string, value: unknown): string {
  const sourceOf = ({ range }: Node) => range && source.slice(range[0], range[1]).trimEnd()
  // A text as the file has it; one that is new with lines of its own.
  const keep = (tag: ScalarTag): ScalarTag => ({
    ...tag,
    stringify(item, context, onComment, onChompKeep) {
      const lineWidth = item.type === Scalar.BLOCK_FOLDED ? FOLD_AT : 0
      const own = { ...context, options: { ...context.options, lineWidth } }
      // The source of a block has its comment.
      if (item.range && item.type?.startsWith('BLOCK')) onComment?.()
      return sourceOf(item) ?? tag.stringify!(item, own, onComment, onChompKeep)
    },
  })
  const document = parseDocument(source, {
    customTags: (tags: any[]) => tags.map((tag) => (tag.tag?.endsWith(':str') ? keep(tag) : tag)),
  })
  visit(document, {
    // One in braces or brackets has the spaces that it had.
    Collection(_, node) {
      if (node.flow) node.toString = () => sourceOf(node)!
    },
  })
  document.contents = merge(document.contents, value) as never
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
}

/** `node` with `value` as its data, or a new node. An empty field may be missing in `value`. */
function merge(node: unknown, value: any): unknown {
  if (isSame(dataOf(node), value)) return node
  if (isCollection(node)) Reflect.deleteProperty(node, 'toString')
  if (isMap(node) && typeof value === 'object') {
    node.items = node.items.filter(
      (pair) => String(pair.key) in value || isEmpty(dataOf(pair.value)),
    )
    for (const [key, each] of Object.entries(value)) node.set(key, merge(node.get(key, true), each))
    return node
  }
  if (isSeq(node) && Array.isArray(value)) {
    node.items = mergeItems(node.items, value)
    return node
  }
  const created = new Document(value).contents
  if (!isScalar(created)) return created
  // The node of the text before has the comments.
  const scalar = isScalar(node) ? node : created
  if (typeof value !== typeof scalar.value) delete scalar.type
  // Texts of prose over more than one line, not names and captions.
  const isLong = typeof value === 'string' && value.length > 2 * FOLD_AT
  if (isLong && scalar.type !== Scalar.QUOTE_DOUBLE) scalar.type = Scalar.BLOCK_FOLDED
  return Object.assign(scalar, { value, range: undefined })
}

/** Items that are in the list already move with their comments; each of the others replaces one that has gone. */
function mergeItems(nodes: readonly unknown[], values: readonly unknown[]) {
  const left = nodes.map((node) => ({ node, data: dataOf(node) }))
  const kept = values.map((value) => {
    const place = left.findIndex(({ data }) => isSame(data, value))
    return place < 0 ? undefined : left.splice(place, 1)[0]
  })
  return values.map((value, index) =>
    kept[index] ? kept[index].node : merge(left.shift()?.node, value),
  )
}

const dataOf = (node: unknown) => (isNode(node) ? node.toJSON() : node)

const isSame = (one: any, other: any): boolean =>
  typeof one === 'object' && typeof other === 'object' && one && other
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([key, each]) => isSame(each, other[key]))
    : one === other
