import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { splitFolder, splitPage, splitStyles } from './split-styles.ts'

const split = (css: string) => splitStyles(css, (module) => module === 'hero')

/** Every rule of a sheet with the at-rules around it, in order. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  parse(css).walk((node) => {
    if (node.type === 'rule' || (node.type === 'atrule' && !node.nodes?.length)) {
      const around: string[] = []
      for (let parent = node.parent; parent && parent.type === 'atrule'; parent = parent.parent) {
        if ('name' in parent)
          around.unshift(
            `@${String(parent.name)} ${String('params' in parent ? parent.params : '')}`,
          )
      }
      rules.push([...around, node.toString()].join(' '))
    }
  })
  return rules
}

test.each([
  ['a global rule', ':root{--ink:#000}'],
  ['a font', '@font-face{font-family:a;src:local(b)}'],
  ['the order of layers', '@layer base,helpers;'],
  ['an empty layer', '@layer base{}'],
  ['a class of the first view', '.hero_name{color:red}'],
  ['keyframes of the first view', '@keyframes hero_lag{to{scale:1}}'],
  ['a rule that names classes of both', '.hero_name,.footer_name{color:red}'],
  ['a nested rule of both', '.footer_name{.hero_name &{color:red}}'],
  ['a class without a module beside one of the rest', '.skip .footer_name{color:red}'],
])('%s stays first', (_what, css) => {
  expect(split(css)).toEqual({ first: css, rest: '' })
})

test.each([
  ['a class of another module', '.footer_name{color:red}'],
  [
    'with what is nested in it',
    '.footer_name{&:hover{color:red}@media print{.footer_line &{color:blue}}}',
  ],
  ['keyframes', '@keyframes footer_lag{to{scale:1}}'],
  ['in an at-rule', '@media print{.footer_name{color:red}}'],
  ['in at-rules within each other', '@layer base{@supports (a:b){.footer_name{color:red}}}'],
])('%s goes to the rest', (_what, css) => {
  expect(split(css)).toEqual({ first: '', rest: css })
})

test('parts the rules of an at-rule, each within it', () => {
  expect(split('@media print{.hero_name{a:b}.footer_name{c:d}.hero_line{e:f}}')).toEqual({
    first: '@media print{.hero_name{a:b}.hero_line{e:f}}',
    rest: '@media print{.footer_name{c:d}}',
  })
})

test('loses, doubles and reorders nothing', () => {
  const whole = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => {
      const module = name.match(/([^/]+)\.module\.css$/)?.[1]
      const css = readFileSync(join('src', name), 'utf8')
      return module ? css.replaceAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, `.${module}_$1`) : css
    })
    .join('\n')
  const rules = rulesOf(whole)
  const { first, rest } = split(whole)
  const [inFirst, inRest] = [rulesOf(first), rulesOf(rest)]
  expect(inRest.length).toBeGreaterThan(100)
  expect([...inFirst, ...inRest].toSorted()).toEqual([...rules].toSorted())
  expect(inFirst).toEqual(inOrderOf(rules, inFirst))
  expect(inRest).toEqual(inOrderOf(rules, inRest))
})

/** Those of `all` that are among `some`, in the order of `all`, alike ones no more often than in `some`. */
function inOrderOf(all: string[], some: string[]): string[] {
  const left = [...some]
  return all.filter((rule) => {
    const index = left.indexOf(rule)
    if (index !== -1) left.splice(index, 1)
    return index !== -1
  })
}

const PAGE =
  '<!doctype html><style>.hero_name{a:b}.footer_name{c:$&}</style><body>' +
  '<h1 class="on hero_line">A</h1><!-- first view ends --><footer class="footer_name">B</footer>'

test('a page keeps the styles of the modules that its first view uses', () => {
  const page = splitPage(PAGE)!
  expect(page.rest).toBe('.footer_name{c:$&}')
  expect(page.withLink('/rest.css')).toBe(
    '<!doctype html><style>.hero_name{a:b}</style><body><h1 class="on hero_line">A</h1>' +
      '<link rel="stylesheet" href="/rest.css"><script> </script><footer class="footer_name">B</footer>',
  )
})

test('the rest of several style elements stays in their order', () => {
  const page = splitPage(PAGE.replace('<body>', '<style>.form_line{e:f}</style><body>'))!
  expect(page.rest).toBe('.footer_name{c:$&}.form_line{e:f}')
})

test('writes the rest to a file named after what is in it, and leaves other pages alone', async () => {
  const other = PAGE.replace('<!-- first view ends -->', '')
  const files = { 'index.html': PAGE, 'about.html': other, '_astro/app.js': '' }
  const folder = temporaryFolder(files)
  await splitFolder(folder)
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const address = /href="(\/_astro\/below\.[\w-]{8}\.css)"/.exec(index)![1]!
  expect(readFileSync(join(folder, address), 'utf8')).toBe('.footer_name{c:$&}')
  expect(readFileSync(join(folder, 'about.html'), 'utf8')).toBe(other)
})

test('stops where no page has a mark', async () => {
  await expect(splitFolder(temporaryFolder({ 'index.html': '<p>' }))).rejects.toThrow(
    'first view ends',
  )
})

test('what a popover holds is not part of the first view', () => {
  const page = splitPage(
    '<style>.bar_row{a:b}.menu_row{c:d}</style><div class="bar_row"></div>' +
      '<ul popover><li class="menu_row"></li></ul><!-- first view ends --><p class="menu_row"></p>',
  )
  expect(page?.rest).toBe('.menu_row{c:d}')
})
