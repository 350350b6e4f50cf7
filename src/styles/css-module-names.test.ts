import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('CSS modules: no two have the same file name, by which their classes differ', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
