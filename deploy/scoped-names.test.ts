import { expect, test } from 'vitest'
import { moduleOf, scopedNames } from './scoped-names.ts'

test('names a class after its file, the same in every build', () => {
  const [server, client] = [scopedNames(), scopedNames()]
  const file = '/src/sections/hero/hero.module.css'
  expect([server('name', file), server('mark', file)]).toEqual(['hero_name', 'hero_mark'])
  expect(client('name', file)).toBe('hero_name')
})

test('stops where two files have one name', () => {
  const nameOf = scopedNames()
  nameOf('name', '/src/ui/figures.module.css')
  expect(() => nameOf('other', '/src/sections/figures.module.css')).toThrow(
    /ui\/figures\.module\.css and .*sections\/figures\.module\.css/,
  )
})

test.each([
  ['hero_name', 'hero'],
  ['phone-menu_whenOpen', 'phone-menu'],
  ['slides_wipe-forward', 'slides'],
  ['skip', undefined],
  ['visually-hidden', undefined],
  ['_name', undefined],
])('%s comes from %s', (name, module) => {
  expect(moduleOf(name)).toBe(module)
})
