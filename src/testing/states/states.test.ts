import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findPagePlaceholders } from '../../../scripts/build/find-placeholders.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'
import { LONG_EMAIL } from './states.ts'

function addImports(file: string, found: Set<string>) {
  if (found.has(file)) return
  found.add(file)
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/^(?:import|\}) .*from '(\..*)'$/gm)) {
    const imported = `${join(dirname(file), path!)}.tsx`
    if (globSync(imported).length > 0) addImports(imported, found)
  }
}

test('components: are all on /states', () => {
  const found = new Set<string>()
  addImports('src/testing/states/component-states.tsx', found)
  const components = globSync('src/components/**/!(*.test).tsx')
  expect(components.length).toBeGreaterThan(20)
  // Every page's top bar shows the logo.
  const missing = components.filter((file) => !found.has(file) && !file.endsWith('/logo.tsx'))
  expect(missing).toEqual([])
})

test('/states: is rejected by a build that would publish the page', () => {
  const folder = temporaryFolder({ 'states.html': `<a href="mailto:${LONG_EMAIL}">` })
  expect(findPagePlaceholders(folder)).toHaveLength(1)
})
