import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = <Content>(name: string) => JSON.parse(readFileSync(name, 'utf8')) as Content

const { dependencies, devDependencies } =
  read<Record<'dependencies' | 'devDependencies', Record<string, string>>>('package.json')
const { extends: presets, packageRules } = read<{
  extends: string[]
  packageRules: { matchPackageNames?: string[]; allowedVersions?: string }[]
}>('renovate.json')

test('updates come once a month', () => {
  expect(presets).toContain('schedule:monthly')
})

test('rules for packages name those that the project has, in versions that they allow', () => {
  const versions = { ...dependencies, ...devDependencies }
  for (const { matchPackageNames = [], allowedVersions } of packageRules)
    for (const name of matchPackageNames) {
      expect(versions).toHaveProperty([name])
      const below = allowedVersions?.slice(1)
      if (below) expect(Number.parseInt(versions[name]!, 10)).toBeLessThan(Number(below))
    }
})
