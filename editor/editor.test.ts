import { existsSync, readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCollection, parse, parseDocument, type Node } from 'yaml'
import { flattenPaths } from '../src/content/flatten-paths'
import { schemaOf, schemas, type ContentName } from '../src/content/schemas/all-schemas'
import {
  toEditorJsonSchema,
  fromEditorValue,
  isObjectOrArray,
  toEditorValue,
  widgetsOf,
} from './fields'
import { preserveFormatting } from './preserve-formatting'

const NAMES = (Object.keys(schemas) as ContentName[]).filter((name) =>
  existsSync(`content/${name}.yaml`),
)
const FILES = NAMES.map((name) => ({
  name,
  content: toEditorJsonSchema(schemaOf(name)),
  source: readFileSync(`content/${name}.yaml`, 'utf8'),
}))

type Keys = (string | number)[]
const keysIn = (data: unknown, keys: Keys = []): Keys[] => [
  keys,
  ...(isObjectOrArray(data) ? Object.entries(data) : []).flatMap(([key, value]) =>
    keysIn(value, [...keys, Array.isArray(data) ? Number(key) : key]),
  ),
]
type Widget = { name: string; widget?: string; fields?: Widget[] }
const pathsIn = (widgets: Widget[], path = ''): string[] =>
  widgets.flatMap(({ name, widget, fields }) => {
    const widgetPath = path + name + (widget === 'list' ? '.*' : '')
    return fields ? pathsIn(fields, `${widgetPath}.`) : widgetPath
  })

test.each(FILES)(
  '$name: each value has a field, and saving without a change keeps every byte',
  ({ content, source }) => {
    const data = toEditorValue(content, parse(source))
    const paths = pathsIn(widgetsOf(content, [parseDocument(source).contents]))
    for (const [path] of flattenPaths(data))
      expect(paths).toContain(path.replaceAll(/(?<=\.)\d+/g, '*'))
    expect(preserveFormatting(source, fromEditorValue(content, data))).toBe(source)
  },
)

test('table cell that contains |: is unchanged after saving', () => {
  const row = { isTableRow: true }
  const cells = ['A | b', 'Mumbai|Kandla', '|', '', String.raw`\|`]
  expect(fromEditorValue(row, toEditorValue(row, cells))).toEqual(cells)
  expect(fromEditorValue(row, String.raw`a|b \| c |d`)).toEqual(['a', 'b | c', 'd'])
})

/**
 * Each value in the content files, with the file's text before and after the value. Tests identify a value by its index
 * to keep test output short.
 */
const PLACES = FILES.flatMap(({ source }) => {
  const document = parseDocument(source)
  return keysIn(document.toJS()).map((keys) => {
    const [start, end] = (document.getIn(keys, true) as Node).range!
    const first = source.lastIndexOf('\n', start) + 1
    const last = source.indexOf('\n', end - 1) + 1
    const list = document.getIn(keys.slice(0, -1))
    const isEntry = typeof keys.at(-1) === 'number' && isCollection(list) && !list.flow
    const [before, after] = [source.slice(0, first), source.slice(last)]
    return { source, keys, value: document.getIn(keys), isEntry, before, after }
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.lorem({ maxCount: 60 }),
  fc
    .array(fc.constantFrom('word', 'ship', ' ', '\t', '\n', '\n \n', '- ', '"', '---'), {
      maxLength: 120,
    })
    .map((pieces) => pieces.join('')),
  fc.constantFrom(...'007,true,~,1e3,# a,a #b,- a,a: b,>-,[a],@a,!a,*a,a\n\nb'.split(',')),
)
const texts = PLACES.filter(({ value }) => typeof value === 'string')
test('changed text: is read back unchanged, and only its own lines in the file change', () => {
  const change = fc.property(fc.nat(texts.length - 1), anyText, (number, text) => {
    const { source, keys, before, after } = texts[number]!
    const document = parseDocument(source)
    document.setIn(keys, text)
    const result = preserveFormatting(source, document.toJS())
    expect(parse(result)).toEqual(document.toJS())
    expect(result.slice(0, before.length)).toBe(before)
    expect(result.slice(result.length - after.length)).toBe(after)
  })
  fc.assert(change, { numRuns: 100 })
})

const entries = PLACES.filter(({ isEntry }) => isEntry)
test('moved or deleted list entry: only its own lines move or disappear', () => {
  const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/^[ -]+/, ''))
  const change = fc.property(fc.nat(entries.length - 1), fc.boolean(), (number, isMoved) => {
    const { source, keys, before, after } = entries[number]!
    const data = parse(source)
    const list = keys.slice(0, -1).reduce((value, key) => value[key], data)
    const [entry] = list.splice(keys.at(-1), 1)
    fc.pre(list.length > 0)
    if (isMoved) list.push(entry)
    const result = preserveFormatting(source, data)
    expect(parse(result)).toEqual(data)
    const expected = linesOf(isMoved ? source : before + after)
    expect(linesOf(result).toSorted()).toEqual(expected.toSorted())
  })
  fc.assert(change, { numRuns: 100 })
})

test('comments, spaces in brackets, and an empty field that the form omits: stay unchanged', () => {
  const commented = "- one\n  # The second\n  - 'two' # as it was"
  const source = `note: ''\nlist:\n  ${commented}\nrow: [ a,b ]\ntext: >- # folded\n  Some\n  words\n`
  const data = { list: ['one', 'other'], row: ['a', 'b'], text: 'Some words' }
  expect(preserveFormatting(source, data)).toBe(source.replace('two', 'other'))
})

test('value that YAML would read back differently: is refused', () => {
  expect(() => preserveFormatting('figure: 1\n', { figure: Number.NaN })).toThrow(
    'YAML cannot store a text as you typed it.',
  )
})
