import type { Field } from '@sveltia/cms'
import { z } from 'astro/zod'
import { isMap, isSeq, Pair, type Node } from 'yaml'

/**
 * A content schema, or a part of it, as JSON Schema, with what src/content/fields.ts adds. `isAlone`: a text or a list may
 * stand in the file instead of the object; the form has it as the object's field `text`. `isRow`: a list of texts, which
 * the form has as one text.
 */
export type Part = { properties?: Record<string, Part>; items?: Part; [name: string]: any }

/** Returns what a form needs to know of a content schema. */
export function describe(schema: z.ZodType | ((context: any) => z.ZodType)): Part {
  const content = typeof schema === 'function' ? schema({ image: () => z.string() }) : schema
  return z.toJSONSchema(content, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema as Part),
  }) as Part
}

/** Makes one part of alternatives, and a text of a table's row. */
function simplify(part: Part) {
  const { anyOf, items } = part
  const properties = anyOf?.find(({ type }: Part) => type === 'object')?.properties
  const pattern = anyOf?.map((each: Part) => each.pattern).join('|')
  if (anyOf) Object.assign(part, { type: 'string', pattern })
  const own = { text: anyOf?.[0], ...properties }
  if (properties) Object.assign(part, { type: 'object', isAlone: true, properties: own })
  if (items?.items) part.items = { type: 'string', isRow: true }
}

type Hints = Record<string, string>

/** The fields of a form for `part`. `nodes`: such data in the file, whose comments are the hints, like `hints` above them. */
export function fieldsOf(part: Part, nodes: readonly unknown[], hints: Hints = {}): Field[] {
  const { properties = {}, required } = part
  const pairs = nodes.flatMap((node) =>
    isMap(node) ? node.items : part.isAlone ? new Pair('text', node) : [],
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

function widgetOf(part: Part, label: string, values: unknown[], hints: Hints) {
  const { type, minimum: min, maximum: max, pattern, base, accept, format } = part
  if (type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: fieldsOf(part, values, hints) }
  if (type === 'array') return listOf(part, label, values, hints)
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max }
  const options = part.enum?.map((value: string) => ({ value, label: labelOf(value) }))
  if (options) return { widget: 'select', options }
  const folder = base !== 'content' && { media_folder: `/${base}`, public_folder: '' }
  if (accept) return { widget: 'file', accept, choose_url: false, ...folder }
  if (base) return { widget: 'image', accept: '.jpg,.jpeg,.png,.webp', choose_url: false }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const expected = pattern && [`/${pattern}/u`, wordsOf(`expected: ${part.description}`)]
  return { widget: isProse(values) ? 'text' : 'string', pattern: expected }
}

function listOf({ items = {}, ...part }: Part, label: string, lists: unknown[], hints: Hints) {
  const { minItems: min, maxItems: max } = part
  const values = lists.filter(isSeq).flatMap((list) => list.items)
  const form = items.properties && { fields: fieldsOf(items, values, hints), collapsed: true }
  // Without a field of its own, Sveltia shows a text in one line.
  const text = items.isRow ? String.raw`Cells, with | between them (\| is a | in a cell)` : 'Text'
  const prose = (items.isRow || isProse(values)) && {
    field: { name: 'text', label: text, widget: 'text' },
  }
  const label_singular = items.title ?? label.replace(/ies$/, 'y').replace(/s$/, '')
  return { widget: 'list', label_singular, min, max, ...(form || prose) }
}

const isProse = (values: any[]) => values.some((value) => String(value?.value ?? '').length > 60)

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
function hintsIn(comment: string): Hints {
  const [rest, ...pieces] = comment.split(/(?<=^ ?|[.·\n] ?)([a-z][\w-]*(?:, [a-z][\w-]*)*): /)
  const hints: Hints = { '': wordsOf(rest) }
  for (let at = 0; at < pieces.length; at += 2)
    for (const name of pieces[at]!.split(', ')) hints[name] = wordsOf(pieces[at + 1])
  return hints
}

/** Without what only those need to know who write YAML. */
const wordsOf = (words = '') =>
  sentence(words.replaceAll(/\s+/g, ' ').replaceAll(/,? in quotes|, or ''$|^ | ?·? ?$/g, ''))
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** In the form, a | in a cell of a table. */
const BAR = String.raw`\|`

/** The data of a file as its form needs it. */
export function toForm(part: Part, value: any): unknown {
  if (part.isRow) return value.map((cell: string) => cell.replaceAll('|', BAR)).join(' | ')
  if (part.isAlone && (Array.isArray(value) || typeof value !== 'object')) return { text: value }
  return typeof value === 'object' ? mapParts(toForm, part, value) : value
}

/** The data of a form as the file has it, without empty fields that the schema does not ask for. */
export function fromForm(part: Part, value: any): unknown {
  if (part.isRow)
    return (value ?? '').split(/(?<!\\)\|/).map((cell: string) => cell.trim().replaceAll(BAR, '|'))
  // Sveltia writes a picture that is chosen with its path from the project's folder.
  if (part.base) return (value ?? '').replace(/^\//, '../')
  if (typeof (value ?? '') !== 'object') return value ?? (part.type === 'array' ? [] : '')
  const data: any = mapParts(fromForm, part, value)
  if (Array.isArray(data)) return data
  for (const [name, each] of Object.entries(data))
    if (isEmpty(each) && !part.required?.includes(name)) delete data[name]
  return part.isAlone && Object.keys(data).join() === 'text' ? data.text : data
}

const mapParts = (change: typeof toForm, { items = {}, properties = {} }: Part, value: object) =>
  Array.isArray(value)
    ? value.map((item) => change(items, item))
    : Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, change(properties[name] ?? {}, each)]),
      )

/** Whether there is nothing in a value, or in what it consists of. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : [undefined, null, '', false].includes(value as never)
