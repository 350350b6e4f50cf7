import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { schemas } from '../src/content/schemas'
import { describe, fromForm, toForm } from './fields'
import { keepYaml } from './keep-yaml'

const FILES = Object.entries(schemas).map(([name, schema]) => ({
  name,
  part: describe(schema as never),
  source: readFileSync(`content/${name}.yaml`, 'utf8'),
}))

test.each(FILES)(
  'content/$name.yaml: a save without a change keeps every byte',
  ({ part, source }) => {
    expect(keepYaml(source, fromForm(part, toForm(part, parse(source))))).toBe(source)
  },
)
