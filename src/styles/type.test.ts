import type { ChildNode, Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { styleSheets } from '../lib/testing/style-sheets'

const ROLES_FILE = 'src/styles/mixins.css'

const declarationsIn = (nodes: readonly ChildNode[] = []) =>
  nodes
    .filter((node): node is Declaration => node.type === 'decl')
    .map(({ prop, value }) => `${prop}: ${value}`)

const sheets = styleSheets()
const roles = new Map<string, string[]>()
sheets
  .find(({ file }) => file === ROLES_FILE)!
  .root.walkAtRules('mixin', ({ params, nodes }) => {
    roles.set(params, declarationsIn(nodes))
  })

const components = sheets
  .filter(({ file }) => file !== ROLES_FILE)
  .map(({ file, root }) => {
    const applied: string[] = []
    root.walkAtRules('apply', ({ params }) => void applied.push(params))
    return { file, root, applied }
  })

test.each([...roles.keys()])('%s is what several components set', (role) => {
  const uses = components.flatMap(({ applied }) => applied).filter((name) => name === role)
  expect(uses.length).toBeGreaterThan(1)
})

test.each(components)('$file takes roles that there are', ({ applied }) => {
  expect([...roles.keys()]).toEqual(expect.arrayContaining(applied))
})

test.each(components)('$file types no role again', ({ root }) => {
  root.walk((node) => {
    if (!('nodes' in node)) return
    const own = declarationsIn(node.nodes)
    const again = [...roles].filter(([, role]) => role.every((one) => own.includes(one)))
    expect(again, String(node)).toEqual([])
  })
})
