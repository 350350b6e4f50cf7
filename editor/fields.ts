import type { Field } from '@sveltia/cms'
import { z } from 'astro/zod'
import { isMap, isScalar, isSeq, Pair, type Node } from 'yaml'

/**
 * A JSON Schema with the metadata of src/content/schemas/fields.ts. With `isShorthand`, a string in the file stands for an
 * object with only `text`. With `isTableRow`, the form shows a table row's cells in one text field.
 */
export type EditorJsonSchema = Partial<
  Record<'type' | 'title' | 'description' | 'pattern' | 'format' | 'base' | 'accept', string> &
    Record<'minimum' | 'maximum' | 'minItems' | 'maxItems', number> &
    Record<'mayBeEmpty' | 'isShorthand' | 'isTableRow', boolean> &
    Record<'enum' | 'required', string[]>
> & {
  properties?: Record<string, EditorJsonSchema>
  items?: EditorJsonSchema
  anyOf?: EditorJsonSchema[]
}

export const toEditorJsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema as EditorJsonSchema),
  }) as EditorJsonSchema

function simplify(field: EditorJsonSchema) {
  const { anyOf, items } = field
  const properties = anyOf?.find(({ type }) => type === 'object')?.properties
  const pattern = anyOf?.map((each) => each.pattern).join('|')
  if (anyOf) Object.assign(field, { type: 'string', pattern })
  const own = { text: anyOf?.[0], ...properties }
  if (properties) Object.assign(field, { type: 'object', isShorthand: true, properties: own })
  if (items?.items) field.items = { type: 'string', isTableRow: true }
}

type FieldHints = Record<string, string>

/** Returns the Sveltia widgets for an object's fields. Comments above a YAML node become hints. */
export function widgetsOf(
  field: EditorJsonSchema,
  nodes: readonly unknown[],
  hints: FieldHints = {},
): Field[] {
  const { properties = {}, required } = field
  const pairs = nodes.flatMap((node) =>
    isMap(node) ? node.items : field.isShorthand ? new Pair('text', node) : [],
  )
  const names = new Set([...pairs.map(({ key }) => String(key)), ...Object.keys(properties)])
  const isOuter = Object.values(properties).every(({ type }) => type === 'object')
  return [...names].flatMap((name) => {
    const each = properties[name]
    if (!each) return []
    const own = pairs.filter(({ key }) => String(key) === name)
    const { '': hint, ...inside } = hintsIn(commentOf(own, nodes))
    const label = each.title ?? labelOf(name)
    const mayBeEmpty = each.mayBeEmpty || (each.type === 'array' && !each.minItems)
    const values = own.map(({ value }) => value)
    return {
      name,
      label,
      hint: hint || hints[name] || (each.pattern ? wordsOf(each.description) : ''),
      required: Boolean(required?.includes(name)) && !mayBeEmpty,
      ...widgetOf(each, label, values, isOuter ? { ...hints, ...inside } : inside),
    } as Field
  })
}

function widgetOf(field: EditorJsonSchema, label: string, values: unknown[], hints: FieldHints) {
  const { type, minimum: min, maximum: max, pattern, base, accept, format } = field
  if (type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: widgetsOf(field, values, hints) }
  if (type === 'array') return listWidget(field, label, values, hints)
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max }
  const options = field.enum?.map((value) => ({ value, label: labelOf(value) }))
  if (options) return { widget: 'select', options }
  const folder = base !== 'content' && { media_folder: `/${base}`, public_folder: '' }
  if (accept) return { widget: 'file', accept, choose_url: false, ...folder }
  if (base) return { widget: 'image', accept: '.jpg,.jpeg,.png,.webp', choose_url: false }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const expected = pattern && [`/${pattern}/u`, wordsOf(`expected: ${field.description}`)]
  return { widget: isProse(values) ? 'text' : 'string', pattern: expected }
}

function listWidget(
  { items = {}, ...field }: EditorJsonSchema,
  label: string,
  lists: unknown[],
  hints: FieldHints,
) {
  const { minItems: min, maxItems: max } = field
  const values = lists.filter(isSeq).flatMap((list) => list.items)
  const form = items.properties && { fields: widgetsOf(items, values, hints), collapsed: true }
  const text = items.isTableRow
    ? String.raw`Cells, with | between them (\| is a | in a cell)`
    : 'Text'
  // Without a `text` widget, Sveltia shows only one line of a list item.
  const prose = (items.isTableRow || isProse(values)) && {
    field: { name: 'text', label: text, widget: 'text' },
  }
  const label_singular = items.title ?? label.replace(/ies$/, 'y').replace(/s$/, '')
  return { widget: 'list', label_singular, min, max, ...(form || prose) }
}

const isProse = (nodes: unknown[]) =>
  nodes.some((node) => isScalar(node) && String(node.value).length > 60)

export const labelOf = (name: string) =>
  sentence(name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

/**
 * Returns the last paragraph of the comment above a field. The YAML parser attaches the first field's comment to the
 * enclosing map.
 */
const commentOf = (pairs: Pair[], groups: readonly unknown[]) =>
  pairs
    .flatMap((pair) => [groups.find((each) => isMap(each) && each.items[0] === pair), pair.key])
    .map((node) => (node as Node | undefined)?.commentBefore?.split('\n\n').at(-1))
    .find(Boolean) ?? ''

/** Parses a comment such as `General hint. name: hint · date: hint`. */
function hintsIn(comment: string): FieldHints {
  const [rest, ...pieces] = comment.split(/(?<=^ ?|[.·\n] ?)([a-z][\w-]*(?:, [a-z][\w-]*)*): /)
  const hints: FieldHints = { '': wordsOf(rest) }
  for (let at = 0; at < pieces.length; at += 2)
    for (const name of pieces[at]!.split(', ')) hints[name] = wordsOf(pieces[at + 1])
  return hints
}

const wordsOf = (words = '') =>
  sentence(words.replaceAll(/\s+/g, ' ').replaceAll(/,? in quotes|, or ''$|^ | ?·? ?$/g, ''))
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const BAR = String.raw`\|`

export function toEditorValue(field: EditorJsonSchema, value: unknown): unknown {
  if (field.isTableRow)
    return (value as string[]).map((cell) => cell.replaceAll('|', BAR)).join(' | ')
  if (field.isShorthand && (Array.isArray(value) || !isObjectOrArray(value))) return { text: value }
  return isObjectOrArray(value) ? mapFields(toEditorValue, field, value) : value
}

export function fromEditorValue(field: EditorJsonSchema, value: unknown): unknown {
  const text = String(value ?? '')
  if (field.isTableRow)
    return text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(BAR, '|'))
  // Sveltia's image paths start at the project folder, but content files need paths relative to content/.
  if (field.base) return text.replace(/^\//, '../')
  if (!isObjectOrArray(value)) return value ?? (field.type === 'array' ? [] : '')
  const data = mapFields(fromEditorValue, field, value)
  if (Array.isArray(data)) return data
  for (const [name, each] of Object.entries(data))
    if (isEmpty(each) && !field.required?.includes(name)) delete data[name]
  return field.isShorthand && Object.keys(data).join() === 'text' ? data['text'] : data
}

const mapFields = (
  change: typeof toEditorValue,
  { items = {}, properties = {} }: EditorJsonSchema,
  value: Record<string, unknown>,
) =>
  Array.isArray(value)
    ? value.map((item) => change(items, item))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, change(properties[name] ?? {}, each)]),
      )

export const isObjectOrArray = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

export const isEmpty = (value: unknown): boolean =>
  isObjectOrArray(value)
    ? Object.values(value).every(isEmpty)
    : [undefined, null, '', false].includes(value as never)
