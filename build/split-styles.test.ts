import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { scopedNames } from './scoped-names.ts'
import { splitFolder, splitPage, splitStyles } from './split-styles.ts'

const split = (css: string) => splitStyles(css, (module) => module === 'h')

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
  ['a class of the first view', '.h0{color:red}'],
  ['keyframes of the first view', '@keyframes h2{to{scale:1}}'],
  ['a rule that names classes of both', '.h0,.f0{color:red}'],
  ['a nested rule of both', '.f0{.h0 &{color:red}}'],
  ['a class without a module beside one of the rest', '.skip .f0{color:red}'],
])('%s stays first', (_what, css) => {
  expect(split(css)).toEqual({ first: css, rest: '' })
})

test.each([
  ['a class of another module', '.f0{color:red}'],
  ['with what is nested in it', '.f0{&:hover{color:red}@media print{.f1 &{color:blue}}}'],
  ['keyframes', '@keyframes f2{to{scale:1}}'],
  ['in an at-rule', '@media screen{.f0{color:red}}'],
  ['what is for print', '@media print{.h0{color:red}:root{--ink:#000}}'],
  ['in at-rules within each other', '@layer base{@supports (a:b){.f0{color:red}}}'],
])('%s goes to the rest', (_what, css) => {
  expect(split(css)).toEqual({ first: '', rest: css })
})

test('parts the rules of an at-rule, each within it', () => {
  expect(split('@media screen{.h0{a:b}.f0{c:d}.h1{e:f}}')).toEqual({
    first: '@media screen{.h0{a:b}.h1{e:f}}',
    rest: '@media screen{.f0{c:d}}',
  })
})

test('loses, doubles and reorders nothing', () => {
  const files = globSync('src/**/*.css').toSorted()
  const nameOf = scopedNames(files)
  const whole = files
    .map((file) => {
      const css = readFileSync(file, 'utf8')
      if (!file.endsWith('.module.css')) return css
      return css.replaceAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi, (_, name) => `.${nameOf(name, file)}`)
    })
    .join('\n')
  const rules = rulesOf(whole)
  const { first, rest } = split(whole)
  const [inFirst, inRest] = [rulesOf(first), rulesOf(rest)]
  expect(inRest.length).toBeGreaterThan(100)
  expect([...inFirst, ...inRest].toSorted()).toEqual(rules.toSorted())
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
  '<!doctype html><style>.h0{a:b}.f0{c:$&}</style><body>' +
  '<script data-runtime="/r.js">a>b</script><h1 class="on h1">A</h1><!-- first view ends --><footer class="f0">B</footer>'

test('a page keeps the styles of the modules that its first view uses', () => {
  const page = splitPage(PAGE)!
  expect(page.rest).toBe('.f0{c:$&}')
  expect(page.withLink('/rest.css')).toBe(
    '<!doctype html><style>.h0{a:b}</style><body><h1 class="on h1">A</h1>' +
      '<link rel="stylesheet" fetchpriority="low" href="/rest.css"><script data-runtime="/r.js">a>b</script><footer class="f0">B</footer>',
  )
})

test('what opens only when asked for is not part of the first view', () => {
  const menu = '<ul popover class="f0"><li class="f0"></ul>'
  expect(splitPage(PAGE.replace('<h1', `${menu}<h1`))!.rest).toBe('.f0{c:$&}')
})

test('the rest of several style elements stays in their order', () => {
  const page = splitPage(PAGE.replace('<body>', '<style>.g0{e:f}</style><body>'))!
  expect(page.rest).toBe('.f0{c:$&}.g0{e:f}')
})

test('writes the rest to a file named after what is in it, and leaves other pages alone', async () => {
  const other = PAGE.replace('<!-- first view ends -->', '')
  const files = { 'index.html': PAGE, 'about.html': other, '_astro/app.js': '' }
  const folder = temporaryFolder(files)
  await splitFolder(folder)
  const index = readFileSync(join(folder, 'index.html'), 'utf8')
  const address = /href="(\/_astro\/below\.[\w-]{8}\.css)"/.exec(index)![1]!
  expect(readFileSync(join(folder, address), 'utf8')).toBe('.f0{c:$&}')
  expect(readFileSync(join(folder, 'about.html'), 'utf8')).toBe(other)
})

test('stops where nothing above the mark can wait for the styles', () => {
  expect(() => splitPage(PAGE.replace('<script data-runtime="/r.js">a>b</script>', ''))).toThrow(
    'No inline script',
  )
})

test('stops where no page has a mark', async () => {
  await expect(splitFolder(temporaryFolder({ 'index.html': '<p>' }))).rejects.toThrow(
    'first view ends',
  )
})
