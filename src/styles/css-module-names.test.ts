import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test('CSS modules: have unique file names, because class names contain only the file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file))
  expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
})
