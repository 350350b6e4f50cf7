import { expect, test } from 'vitest'
import { attributeOf, contentsOf } from './html.ts'
import { leanIslands } from './lean-islands.ts'
import { finished } from './testing/finished.ts'

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
const lean = async (html: string) => (await finished(leanIslands, STYLE + html)).html

const propsIn = (html: string) =>
  contentsOf(html)
    .elements.filter(({ tagName }) => tagName === 'astro-island')
    .map((island) => attributeOf(island, 'props'))

test('takes ids and our own options off islands, and leaves everything else alone', async () => {
  expect(
    await lean(
      '<astro-island uid="Z2f" prefix="r1" opts="{&quot;value&quot;:true}" ssr client="after-load"></astro-island><p uid="a">uid="b"</p>',
    ),
  ).toBe('<astro-island prefix="r1" ssr client="after-load"></astro-island><p uid="a">uid="b"</p>')
})

test('leaves other directives the options that they read', async () => {
  const island =
    '<astro-island client="visible" opts="{&quot;rootMargin&quot;:&quot;9px&quot;}"></astro-island>'
  expect(await lean(island)).toBe(island)
})

test('says the same props with fewer characters', async () => {
  const page = `<astro-island uid="1" props="{&quot;text&quot;:[0,&quot;We&#39;ll &amp; it's &lt;b&gt; &amp;quot; a=b&quot;]}" ssr></astro-island>`
  const html = await lean(page)
  expect(propsIn(html)).toEqual(propsIn(page))
  expect(propsIn(html)[0]).toContain(`"We'll & it's <b> &quot; a=b"`)
  expect(html.length).toBeLessThan(page.length)
})

test('leaves a page without islands alone', async () => {
  const html = `${STYLE}<p>Words</p>`
  expect((await finished(leanIslands, html)).html).toBe(html)
})

test('refuses islands whose styles are not those that the site has taken over', async () => {
  const html = '<style>astro-island{display:contents}</style><astro-island></astro-island>'
  await expect(finished(leanIslands, html)).rejects.toThrow(
    /^news\/page\.html: Astro's styles for islands are others/,
  )
})
