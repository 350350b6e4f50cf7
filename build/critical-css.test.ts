import { globSync, readFileSync } from 'node:fs'
import { parse } from 'postcss'
import { expect, test } from 'vitest'
import { scopedNames } from './scoped-names.ts'
import { criticalCss, splitStyles } from './critical-css.ts'
import { finished } from './testing/finished.ts'

const split = (css: string) => splitStyles(css, (module) => module === 'h')

/** Every rule of a sheet with the at-rules around it, in order. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  parse(css).walk((node) => {
    // What a rule applies is part of that rule.
    const isStatement = node.type === 'atrule' && !node.nodes?.length && node.name !== 'apply'
    if (node.type === 'rule' || isStatement) {
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
  [
    'what goes with the scroll',
    '@supports (animation-timeline:scroll()){@media screen{.h0{color:red}}@keyframes h2{to{scale:1}}}',
  ],
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
  '<h1 class="on h1">A</h1><!-- first view ends --><footer class="f0">B</footer>'

const criticalOf = (html: string) => finished(criticalCss, html)

test('a page keeps the styles of the modules that its first view uses', async () => {
  expect(await criticalOf(PAGE)).toEqual({
    html:
      '<!doctype html><style>.h0{a:b}</style><body><h1 class="on h1">A</h1>' +
      '<script>setTimeout(()=>{let a=document.querySelector("body link");a.sheet||a.replaceWith(a.cloneNode())},2000)</script>' +
      '<link rel="stylesheet" fetchpriority="low" href="/below.css"><footer class="f0">B</footer>',
    written: { '/below.css': '.f0{c:$&}' },
  })
})

test('what opens only when asked for is not part of the first view', async () => {
  const menu = '<ul popover class="f0"><li class="f0"></ul>'
  const { written } = await criticalOf(PAGE.replace('<h1', `${menu}<h1`))
  expect(written['/below.css']).toBe('.f0{c:$&}')
})

test('the rest of several style elements stays in their order', async () => {
  const { written } = await criticalOf(PAGE.replace('<body>', '<style>.g0{e:f}</style><body>'))
  expect(written['/below.css']).toBe('.f0{c:$&}.g0{e:f}')
})

test('a page that does not say where its first view ends keeps its styles', async () => {
  const page = PAGE.replace('<!-- first view ends -->', '')
  expect(await criticalOf(page)).toEqual({ html: page, written: {} })
})

test('refuses a page with nothing to part', async () => {
  await expect(criticalOf(PAGE.replace('.f0{c:$&}', ''))).rejects.toThrow(
    'news/page.html: no styles are needed only where its first view has ended',
  )
})
