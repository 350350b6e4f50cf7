import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Locked {
  version: string
  integrity?: string
  optional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
  hasInstallScript?: boolean
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> }
const { optionalDependencies, allowScripts } = read('package.json') as {
  optionalDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
}
const locked = Object.entries(packages).filter(([path]) => path !== '')

/** Whether npm installs it on the platform that builds and tests run on, 64-bit Linux with glibc. */
const isForBuilding = ({ os = 'linux', cpu = 'x64', libc = ['glibc'] }: Locked) =>
  [os].flat().includes('linux') && [cpu].flat().includes('x64') && libc.includes('glibc')

test('whatever is installed where the site is built has a checksum', () => {
  const unchecked = locked.filter(([, entry]) => isForBuilding(entry) && !entry.integrity)
  expect(unchecked).toEqual([])
})

test('elsewhere nothing lacks one but native parts that no registry at hand had', () => {
  const unchecked = locked.filter(([, entry]) => !entry.integrity)
  expect(unchecked.filter(([, { optional, cpu }]) => !optional || !cpu)).toEqual([])
})

test('the Node that builds comes with a checksum, in one version', () => {
  const nodes = locked.filter(([path]) => /^node_modules\/node-(linux|win)-/.test(path))
  expect(nodes.length).toBe(Object.keys(optionalDependencies).length)
  expect(nodes.filter(([, { integrity }]) => !integrity)).toEqual([])
  expect(new Set(nodes.map(([, { version }]) => version)).size).toBe(1)
})

test('no package runs a script of its own when it is installed', () => {
  const names = locked
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.split('node_modules/').at(-1)!)
  expect(allowScripts).toEqual(Object.fromEntries(names.map((name) => [name, false])))
})
