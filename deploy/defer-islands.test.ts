import { expect, test } from 'vitest'
import { attributeOf, elementsOf } from './built-pages.ts'
import { deferIslands, leanIslands } from './defer-islands.ts'

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
  expect(page?.withSource('/b.js')).toBe(
    '<p>A</p><script type="application/ld+json">{}</script><script data-runtime="/b.js">a("$&")</script><astro-island ssr></astro-island>',
  )
})

test('leaves a page without islands alone', () => {
  expect(deferIslands('<p>A</p><script type="application/ld+json">{}</script>')).toBeUndefined()
})
