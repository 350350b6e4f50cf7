import { expect, test } from 'vitest'
import { attributeOf, elementsOf } from './built-pages.ts'
import { deferIslands, leanIslands, scriptsOfIslands } from './defer-islands.ts'

const propsIn = (html: string) =>
  elementsOf(html)
    .filter(({ tagName }) => tagName === 'astro-island')
    .map((island) => attributeOf(island, 'props'))

test('takes ids and options off islands and leaves everything else alone', () => {
  expect(
    leanIslands(
      '<astro-island uid="Z2f" prefix="r1" opts="{}" ssr></astro-island><p uid="a">uid="b"</p>',
    ),
  ).toBe('<astro-island prefix="r1" ssr></astro-island><p uid="a">uid="b"</p>')
})

test('says the same props with fewer characters', () => {
  const page = `<astro-island uid="1" props="{&quot;text&quot;:[0,&quot;We&#39;ll &amp; it's &lt;b&gt; &amp;quot; a=b&quot;]}" ssr></astro-island>`
  const lean = leanIslands(page)
  expect(propsIn(lean)).toEqual(propsIn(page))
  expect(propsIn(lean)[0]).toContain(`"We'll & it's <b> &quot; a=b"`)
  expect(lean.length).toBeLessThan(page.length)
})

test('drops the style sheet that Astro adds for islands', () => {
  expect(
    leanIslands(
      '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style><p>Words</p>',
    ),
  ).toBe('<p>Words</p>')
})

test('takes all scripts of islands but the first out of a page, and tells the first where they are', () => {
  const page = deferIslands(
    '<p>A</p><script type="application/ld+json">{}</script><script>a("$&")</script><script>b()</script><astro-island ssr></astro-island><script>c()</script>',
  )
  expect(page?.runtime).toBe('b()\n;c()')
  expect(page?.withSource('/b.js', ['/c.js', '/d.js'])).toBe(
    '<p>A</p><script type="application/ld+json">{}</script><script data-runtime="/b.js" data-scripts="/c.js /d.js">a("$&")</script><astro-island ssr></astro-island>',
  )
})

test('leaves a page without islands alone', () => {
  expect(deferIslands('<p>A</p><script type="application/ld+json">{}</script>')).toBeUndefined()
})

test('finds all scripts of islands, and what they import, once each', async () => {
  const files: Record<string, string> = {
    '/_astro/bar.js': 'import{a as b}from"./shared.js";b()',
    '/_astro/form.js': 'import{a}from"./shared.js";import"./effects.js";a("from\\".\\"")',
    '/_astro/react.js': 'import{r}from"./shared.js";export{r}',
    '/_astro/shared.js': 'import{t}from"./base.js";export{t as a}',
    '/_astro/effects.js': 'scroll()',
    '/_astro/base.js': 'import"./shared.js";export const t=1',
  }
  const page =
    '<astro-island component-url="/_astro/bar.js" renderer-url="/_astro/react.js"></astro-island><astro-island component-url="/_astro/form.js" renderer-url="/_astro/react.js"></astro-island>'
  const scripts = await scriptsOfIslands(page, async (address) => files[address]!)
  expect(scripts.toSorted()).toEqual(Object.keys(files).toSorted())
})
