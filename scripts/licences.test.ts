import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { license?: string }>
}

// A licence that is new here has to be read by somebody first, and added to the table.
test('every package has a licence that docs/dependencies.md allows', () => {
  const [, table] = readFileSync('docs/dependencies.md', 'utf8').split('## Licences')
  const allowed = new Set([...table!.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name))
  const foreign = Object.entries(packages)
    .filter(([path, { license }]) => path !== '' && !allowed.has(license ?? ''))
    .map(([path, { license }]) => `${path}: ${license ?? 'none'}`)
  expect(foreign).toEqual([])
})
