import { Document, isCollection, isMap, isNode, isScalar, isSeq, parseDocument, Scalar } from 'yaml'
import type { ScalarTag, YAMLMap, YAMLSeq } from 'yaml'
import { isEmpty, isObjectOrArray } from './fields'

const FOLD_AT = 92

/** Unchanged values keep their original formatting and comments. Throws if YAML can't store the data. */
export function preserveFormatting(source: string, value: unknown): string {
  const preserve = (tag: ScalarTag): ScalarTag => ({
    ...tag,
    stringify(item: Scalar | YAMLMap | YAMLSeq, context, onComment, onChompKeep) {
      if (item.range && (isScalar(item) || item.flow)) {
        if (isScalar(item) && item.type?.startsWith('BLOCK')) onComment?.()
        return source.slice(item.range[0], item.range[1]).trimEnd()
      }
      if (!isScalar(item)) return item.toString(context, onComment, onChompKeep)
      const lineWidth = item.type === Scalar.BLOCK_FOLDED ? FOLD_AT : 0
      // The package `yaml` corrupts some spaces in multi-line double-quoted text, so such text stays on one line.
      const options = { ...context.options, lineWidth, doubleQuotedMinMultiLineLength: Infinity }
      return tag.stringify!(item, { ...context, options }, onComment, onChompKeep)
    },
  })
  const document = parseDocument(source, {
    customTags: (tags) => (tags as ScalarTag[]).map(preserve),
  })
  document.contents = merge(document.contents, value) as never
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false, singleQuote: true })
  if (!isSame(parseDocument(text).toJS(), document.toJS()))
    throw new Error('YAML cannot store a text as you typed it. Remove its unusual characters.')
  return text
}

function merge(node: unknown, value: unknown): unknown {
  if (isSame(dataOf(node), value)) return node
  if (isCollection(node)) node.range = undefined
  if (isMap(node) && isObjectOrArray(value)) {
    node.items = node.items.filter(
      (pair) => String(pair.key) in value || isEmpty(dataOf(pair.value)),
    )
    for (const [key, each] of Object.entries(value)) node.set(key, merge(node.get(key, true), each))
    return node
  }
  if (isSeq(node) && Array.isArray(value))
    return Object.assign(node, { items: mergeItems(node.items, value) })
  const created = new Document(value).contents
  if (!isScalar(created)) return created
  const scalar = isScalar(node) ? node : created
  if (typeof value !== typeof scalar.value) delete scalar.type
  const isLong = typeof value === 'string' && value.length > 2 * FOLD_AT
  // A folded YAML block can lose spaces at the start or end of a line, so such text is quoted.
  if (/^[ \t]|[ \t]$/m.test(String(value))) scalar.type = Scalar.QUOTE_DOUBLE
  else if (isLong && scalar.type !== Scalar.QUOTE_DOUBLE) scalar.type = Scalar.BLOCK_FOLDED
  return Object.assign(scalar, { value, range: undefined })
}

/**
 * List items that only move keep their comments. Unchanged items keep their YAML nodes, and the other items reuse the
 * remaining nodes in order.
 */
function mergeItems(nodes: readonly unknown[], values: readonly unknown[]) {
  const left = [...nodes]
  const kept = values.map((value) => {
    const index = left.findIndex((node) => isSame(dataOf(node), value))
    return index < 0 ? undefined : left.splice(index, 1)[0]
  })
  return values.map((value, index) => kept[index] ?? merge(left.shift(), value))
}

const dataOf = (node: unknown) => (isNode(node) ? node.toJSON() : node)

const isSame = (one: unknown, other: unknown): boolean =>
  isObjectOrArray(one) && isObjectOrArray(other)
    ? Object.keys(one).length === Object.keys(other).length &&
      Object.entries(one).every(([key, each]) => isSame(each, other[key]))
    : one === other
