import type { Field } from '@sveltia/cms'
import { z } from 'astro/zod'
import { isMap, isScalar, isSeq, Pair, type Node } from 'yaml'

/**
 * A content schema, or a field of it, as JSON Schema, with what src/content/fields.ts adds. `isSingle`: a text or a list
 * may stand in the file instead of the object; the form has it as the object's field `text`. `isTableRow`: a list of
 * texts, which the form has as one text.
 */
export type EditorField = Partial<
  Record<'type' | 'title' | 'description' | 'pattern' | 'format' | 'base' | 'accept', string> &
    Record<'minimum' | 'maximum' | 'minItems' | 'maxItems', number> &
    Record<'mayBeEmpty' | 'isSingle' | 'isTableRow', boolean> &
    Record<'enum' | 'required', string[]>
> & { properties?: Record<string, EditorField>; items?: EditorField; anyOf?: EditorField[] }

/** Returns what a form needs to know of a content schema. */
export const describe = (schema: z.ZodType) =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema as EditorField),
  }) as EditorField

/** Makes one field of alternatives, and a text of a table's row. */
function simplify(field: EditorField) {
  const { anyOf, items } = field
  const properties = anyOf?.find(({ type }) => type === 'object')?.properties
  const pattern = anyOf?.map((each) => each.pattern).join('|')
  if (anyOf) Object.assign(field, { type: 'string', pattern })
  const own = { text: anyOf?.[0], ...properties }
  if (properties) Object.assign(field, { type: 'object', isSingle: true, properties: own })
  if (items?.items) field.items = { type: 'string', isTableRow: true }
}

type FieldHints = Record<string, string>

/** The widgets of a form for `field`. `nodes`: such data in the file, whose comments are the hints, like `hints` above them. */
export function widgetsOf(
  field: EditorField,
  nodes: readonly unknown[],
  hints: FieldHints = {},
): Field[] {
  const { properties = {}, required } = field
  const pairs = nodes.flatMap((node) =>
    isMap(node) ? node.items : field.isSingle ? new Pair('text', node) : [],
  )
  const names = new Set([...pairs.map(({ key }) => String(key)), ...Object.keys(properties)])
  // Groups of the same kind are explained once, above all of them.
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

function widgetOf(field: EditorField, label: string, values: unknown[], hints: FieldHints) {
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
  { items = {}, ...field }: EditorField,
  label: string,
  lists: unknown[],
  hints: FieldHints,
) {
  const { minItems: min, maxItems: max } = field
  const values = lists.filter(isSeq).flatMap((list) => list.items)
  const form = items.properties && { fields: widgetsOf(items, values, hints), collapsed: true }
  // Without a field of its own, Sveltia shows a text in one line.
  const text = items.isTableRow
    ? String.raw`Cells, with | between them (\| is a | in a cell)`
    : 'Text'
  const prose = (items.isTableRow || isProse(values)) && {
    field: { name: 'text', label: text, widget: 'text' },
  }
  const label_singular = items.title ?? label.replace(/ies$/, 'y').replace(/s$/, '')
  return { widget: 'list', label_singular, min, max, ...(form || prose) }
}

const isProse = (nodes: unknown[]) =>
  nodes.some((node) => isScalar(node) && String(node.value).length > 60)

/** The label of a field whose schema has no title. */
export const labelOf = (name: string) =>
  sentence(name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

/** The comment above a field, up to an empty line. In YAML, the one above the first field is its group's. */
const commentOf = (pairs: Pair[], groups: readonly unknown[]) =>
  pairs
    .flatMap((pair) => [groups.find((each) => isMap(each) && each.items[0] === pair), pair.key])
    .map((node) => (node as Node | undefined)?.commentBefore?.split('\n\n').at(-1))
    .find(Boolean) ?? ''

/** A comment's words about each field that it names, as in `name: words · date: words`, and, for '', its others. */
function hintsIn(comment: string): FieldHints {
  const [rest, ...pieces] = comment.split(/(?<=^ ?|[.·\n] ?)([a-z][\w-]*(?:, [a-z][\w-]*)*): /)
  const hints: FieldHints = { '': wordsOf(rest) }
  for (let at = 0; at < pieces.length; at += 2)
    for (const name of pieces[at]!.split(', ')) hints[name] = wordsOf(pieces[at + 1])
  return hints
}

/** A comment's words without what only authors of YAML need to know. */
const wordsOf = (words = '') =>
  sentence(words.replaceAll(/\s+/g, ' ').replaceAll(/,? in quotes|, or ''$|^ | ?·? ?$/g, ''))
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** In the form, a | in a cell of a table. */
const BAR = String.raw`\|`

/** The data of a file as its form needs it. */
export function toEditor(field: EditorField, value: unknown): unknown {
  if (field.isTableRow)
    return (value as string[]).map((cell) => cell.replaceAll('|', BAR)).join(' | ')
  if (field.isSingle && (Array.isArray(value) || !isObject(value))) return { text: value }
  return isObject(value) ? mapFields(toEditor, field, value) : value
}

/** The data of a form as the file has it, without empty fields that the schema does not ask for. */
export function fromEditor(field: EditorField, value: unknown): unknown {
  const text = String(value ?? '')
  if (field.isTableRow)
    return text.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll(BAR, '|'))
  // Sveltia writes a picture that is chosen with its path from the project's folder.
  if (field.base) return text.replace(/^\//, '../')
  if (!isObject(value)) return value ?? (field.type === 'array' ? [] : '')
  const data = mapFields(fromEditor, field, value)
  if (Array.isArray(data)) return data
  for (const [name, each] of Object.entries(data))
    if (isEmpty(each) && !field.required?.includes(name)) delete data[name]
  return field.isSingle && Object.keys(data).join() === 'text' ? data['text'] : data
}

const mapFields = (
  change: typeof toEditor,
  { items = {}, properties = {} }: EditorField,
  value: Record<string, unknown>,
) =>
  Array.isArray(value)
    ? value.map((item) => change(items, item))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, change(properties[name] ?? {}, each)]),
      )

/** Whether a value has fields or entries: an object or a list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether there is nothing in a value, or in what it consists of. */
export const isEmpty = (value: unknown): boolean =>
  isObject(value)
    ? Object.values(value).every(isEmpty)
    : [undefined, null, '', false].includes(value as never)
