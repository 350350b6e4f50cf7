import type { Field } from '@sveltia/cms'
import { z } from 'astro/zod'
import { isMap, isSeq, Pair, type Node } from 'yaml'

/**
 * A content schema, or a part of it, as JSON Schema, with what src/content/fields.ts adds. `isAlone`: a text or a list may
 * stand in the file instead of the object; the form has it as the object's field `text`. `isRow`: a list of texts, which
 * the form has as one text.
 */
export type Part = z.core.JSONSchema.BaseSchema & {
  properties?: Record<string, Part>
  items?: Part
  base?: string
  accept?: string
  mayBeEmpty?: boolean
  isAlone?: boolean
  isRow?: boolean
}

/** Returns what a form needs to know of a content schema. */
export function describe(schema: z.ZodType | ((context: any) => z.ZodType)): Part {
  const content = typeof schema === 'function' ? schema({ image: () => z.string() }) : schema
  const options = { io: 'input', unrepresentable: 'any', reused: 'inline' } as const
  return simplified(z.toJSONSchema(content, options) as Part)
}

function simplified({ anyOf, items, ...part }: Part): Part {
  const object = anyOf?.find(({ type }) => type === 'object') as Part | undefined
  const properties = { ...(object && { text: anyOf![0] as Part }), ...(object ?? part).properties }
  const parts = Object.entries(properties).map(([name, each]) => [name, simplified(each)])
  const pattern = anyOf?.map((each) => each.pattern).join('|')
  return {
    ...part,
    ...(parts.length > 0 && { properties: Object.fromEntries(parts) }),
    ...(items && { items: items.items ? { type: 'string', isRow: true } : simplified(items) }),
    ...(object ? { type: 'object', isAlone: true } : anyOf && { type: 'string', pattern }),
  } as Part
}

type Hints = Record<string, string>

/** The fields of a form for `part`. `nodes`: such data in the file, whose comments are the hints, like `hints` above them. */
export function fieldsOf(part: Part, nodes: readonly unknown[], hints: Hints = {}): Field[] {
  const pairs = nodes.flatMap((node) =>
    isMap(node) ? node.items : part.isAlone ? new Pair('text', node) : [],
  )
  const order = part.isAlone ? ['text'] : []
  order.push(...pairs.map(({ key }) => String(key)))
  // Groups of the same kind are explained once, above all of them.
  const isOuter = Object.values(part.properties ?? {}).every(({ type }) => type === 'object')
  const place = (name: string) => (order.indexOf(name) + 1 || order.length) + 1
  return Object.entries(part.properties ?? {})
    .toSorted(([one], [other]) => place(one) - place(other))
    .map(([name, each]) => {
      const own = pairs.filter(({ key }) => String(key) === name)
      const { '': hint, ...inside } = hintsIn(commentOf(own, nodes), each)
      const label = each.title ?? labelOf(name)
      const mayBeEmpty = each.mayBeEmpty || (each.type === 'array' && !each.minItems)
      const values = own.map(({ value }) => value)
      return {
        name,
        label,
        hint: hint || hints[name] || (each.pattern ? wordsOf(each.description) : ''),
        required: Boolean(part.required?.includes(name)) && !mayBeEmpty,
        ...widgetOf(each, label, values, isOuter ? { ...hints, ...inside } : inside),
      } as Field
    })
}

/** How to edit one value. */
function widgetOf(part: Part, label: string, values: unknown[], hints: Hints) {
  const { type, minimum: min, maximum: max, pattern, base, accept, format } = part
  if (type === 'object')
    return { widget: 'object', collapsed: 'auto', fields: fieldsOf(part, values, hints) }
  if (type === 'array') return listOf(part, label, values, hints)
  if (type === 'boolean') return { widget: 'boolean' }
  if (type === 'number') return { widget: 'number', value_type: 'float', min, max }
  if (part.enum) {
    const options = part.enum.map((value) => ({ value, label: labelOf(String(value)) }))
    return { widget: 'select', options }
  }
  if (accept) return { widget: 'file', accept, media_folder: `/${base}`, choose_url: false }
  if (base) return { widget: 'image', accept: '.jpg,.jpeg,.png,.webp', choose_url: false }
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (format === 'email') return { widget: 'string', type: 'email' }
  const expected = pattern && [pattern, wordsOf(`expected: ${part.description}`)]
  return { widget: isProse(values) ? 'text' : 'string', pattern: expected }
}

/** A list whose length is fixed cannot grow or shrink. */
function listOf({ items = {}, ...part }: Part, label: string, lists: unknown[], hints: Hints) {
  const { minItems: min, maxItems: max } = part
  const values = lists.filter(isSeq).flatMap((list) => list.items)
  const isFixed = min !== undefined && min === max
  // Without a field of its own, Sveltia shows a text in one line.
  const prose =
    isProse(values) || items.isRow
      ? { name: 'text', label: items.isRow ? 'Cells, with | between them' : 'Text', widget: 'text' }
      : undefined
  const fields = items.type === 'object' ? fieldsOf(items, values, hints) : undefined
  const allowed = { allow_add: !isFixed, allow_remove: !isFixed, allow_duplicate: false }
  return {
    widget: 'list',
    label_singular: items.title ?? label.replace(/ies$/, 'y').replace(/s$/, ''),
    min,
    max,
    ...(fields ? { fields, collapsed: true, ...allowed } : prose && { field: prose, ...allowed }),
  }
}

const isProse = (values: unknown[]) =>
  values.some((value) => String((value as { value?: unknown } | null)?.value ?? '').length > 60)

/** The label of a field whose schema has no title. */
export const labelOf = (name: string) =>
  sentence(name.replaceAll(/-|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase())

/** The comment above a field, up to an empty line. In YAML, the one above the first field is its group's. */
const commentOf = (pairs: Pair[], groups: readonly unknown[]) =>
  pairs
    .flatMap((pair) => [groups.find((each) => isMap(each) && each.items[0] === pair), pair.key])
    .map((node) => (node as Node | undefined)?.commentBefore?.split('\n\n').at(-1))
    .find(Boolean) ?? ''

/** A comment's words about each field inside `part` that it names, as in `name: words · date: words`, and, for '', its others. */
function hintsIn(comment: string, part: Part): Hints {
  const { properties = {} } = part.items ?? part
  const names = Object.keys({ ...properties, ...Object.values(properties)[0]?.properties }).join(
    '|',
  )
  const subjects = new RegExp(`(?<=^ ?|[.·\\n] ?)((?:${names})(?:, (?:${names}))*): `)
  const [rest, ...pieces] = names ? comment.split(subjects) : [comment]
  const hints: Hints = { '': wordsOf(rest) }
  for (let at = 0; at < pieces.length; at += 2)
    for (const name of pieces[at]!.split(', ')) hints[name] = wordsOf(pieces[at + 1])
  return hints
}

/** Without what only those need to know who write YAML. */
const wordsOf = (words = '') =>
  sentence(
    words
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/,? \(?in quotes\b[^,).]*\)?|,? or (''|\[\])( for (none|an empty \w+))?/g, '')
      .replaceAll(/^ | ?·? ?$/g, ''),
  )
const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Between the cells of a row in the form. */
const SEPARATOR = ' | '

/** The data of a file as its form needs it, with paths from the project's folder. */
export function toForm(part: Part, value: unknown): unknown {
  if (part.isRow) return (value as string[]).join(SEPARATOR)
  if (part.isAlone && !isRecord(value)) return { text: value }
  if (Array.isArray(value)) return value.map((item) => toForm(part.items ?? {}, item))
  if (isRecord(value))
    return mapValues(value, (each, name) => toForm(part.properties?.[name] ?? {}, each))
  if (typeof value !== 'string' || !value || !part.base) return value
  return value.startsWith('../') ? value.slice(2) : `/${part.base}/${value}`
}

/** The data of a form as the file has it, without empty fields that the schema does not ask for. */
export function fromForm(part: Part, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => fromForm(part.items ?? {}, item))
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(
      ([name, each]) => part.required?.includes(name) || !isEmpty(each),
    )
    const data = mapValues(Object.fromEntries(entries), (each, name) =>
      fromForm(part.properties?.[name] ?? {}, each),
    )
    return part.isAlone && Object.keys(data).join() === 'text' ? data['text'] : data
  }
  if (value === null || value === undefined) return part.type === 'array' ? [] : ''
  if (typeof value !== 'string') return value
  if (part.isRow) return value.split(SEPARATOR.trim()).map((cell) => cell.trim())
  if (!part.base) return value
  const base = `/${part.base}/`
  return value.startsWith(base) ? value.slice(base.length) : value.replace(/^\//, '../')
}

type Data = Record<string, unknown>
const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const mapValues = (data: Data, change: (value: unknown, name: string) => unknown): Data =>
  Object.fromEntries(Object.entries(data).map(([name, each]) => [name, change(each, name)]))

/** Whether there is nothing in a value, or in what it consists of. */
export const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isEmpty)
    : [undefined, null, '', false].includes(value as never)
