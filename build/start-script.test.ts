import { expect, test } from 'vitest'
import { startScript } from './start-script.ts'
import { finished } from './testing/finished.ts'

const DIRECTIVE = '<script>start("$&");dispatchEvent(new Event("astro:after-load"))</script>'
const RUNTIME = '<script>customElements.define("astro-island",a)</script>'
const island = (component: string, client = 'after-load') =>
  `<astro-island client="${client}" component-url="/_astro/${component}.js" renderer-url="/_astro/react.js"></astro-island>`

const start = (html: string, imports = {}) => finished(startScript, html, imports)

test('leaves the first script of islands, which is told where the rest is', async () => {
  const { html, written } = await start(
    `<p>A</p><script type="application/ld+json">{}</script>${DIRECTIVE}${RUNTIME}${island('bar')}<p>B</p>`,
  )
  expect(html).toBe(
    `<p>A</p><script type="application/ld+json">{}</script><script data-scripts="/islands.js /_astro/bar.js /_astro/react.js">start("$&");dispatchEvent(new Event("astro:after-load"))</script>${island('bar')}<p>B</p>`,
  )
  expect(written).toEqual({ '/islands.js': 'customElements.define("astro-island",a)' })
})

test('recognises the scripts by what they do, wherever they stand', async () => {
  const first = '<script>before()</script>'
  const { html } = await start(`${first}${RUNTIME}<p>A</p>${DIRECTIVE}${island('bar')}`)
  expect(html).toMatch(/^<script>before\(\)<\/script><p>A<\/p><script data-scripts=/)
})

test('puts the script where the first view ends, behind the link to the styles', async () => {
  const { html } = await start(
    `${DIRECTIVE}${RUNTIME}${island('bar')}<h1>A</h1><!-- first view ends --><p>B</p>`,
  )
  expect(html).toMatch(/<h1>A<\/h1><!-- first view ends --><script data-scripts=.*<\/script><p>B/)
})

test('names everything that the scripts import in turn, once each', async () => {
  const { html } = await start(`${DIRECTIVE}${RUNTIME}${island('bar')}${island('form')}`, {
    '/_astro/bar.js': ['/_astro/shared.js'],
    '/_astro/form.js': ['/_astro/shared.js', '/_astro/effects.js'],
    '/_astro/react.js': ['/_astro/shared.js'],
    '/_astro/shared.js': ['/_astro/base.js'],
    '/_astro/base.js': ['/_astro/shared.js'],
  })
  expect(/data-scripts="([^"]*)"/.exec(html)![1]!.split(' ').toSorted()).toEqual(
    [
      '/islands.js',
      ...['bar', 'form', 'react', 'shared', 'effects', 'base'].map((name) => `/_astro/${name}.js`),
    ].toSorted(),
  )
})

test('lets the page’s modules wait as well, those that stand in the page, too', async () => {
  const { html, written } = await start(
    `<script type="module" src="/_astro/site.js"></script>${DIRECTIVE}${RUNTIME}${island('bar')}<script type="module">rise()</script>`,
    { '/_astro/site.js': ['/_astro/shared.js'] },
  )
  expect(html).not.toContain('type="module"')
  expect(html).toContain(
    'data-scripts="/islands.js /_astro/bar.js /_astro/react.js /_astro/site.js /module.js /_astro/shared.js"',
  )
  expect(written['/module.js']).toBe('rise()')
  expect(written['/islands.js']).toBe(
    'await import("/_astro/site.js").catch(console.error);await import("/module.js").catch(console.error);customElements.define("astro-island",a)',
  )
})

test('leaves other directives their scripts, and asks for none of theirs', async () => {
  const visible = '<script>dispatchEvent(new Event("astro:visible"))</script>'
  const { html } = await start(
    `${DIRECTIVE}${RUNTIME}${island('bar')}${visible}${island('news', 'visible')}`,
  )
  expect(html).toContain(visible)
  expect(/data-scripts="([^"]*)"/.exec(html)![1]).not.toContain('news')
})

test('leaves a page without islands of ours alone', async () => {
  const page = `<script>dispatchEvent(new Event("astro:idle"))</script>${RUNTIME}${island('a', 'idle')}`
  expect((await start(page)).html).toBe(page)
})

test('refuses an island that names no script', async () => {
  const html = `${DIRECTIVE}${RUNTIME}<astro-island client="after-load"></astro-island>`
  await expect(start(html)).rejects.toThrow('news/page.html: an island names no script of its own')
})

test.each([
  ['the directive’s', RUNTIME, 'script for client:after-load'],
  ['the islands’', DIRECTIVE, 'script for islands'],
  ['two of the islands’', DIRECTIVE + RUNTIME + RUNTIME, 'script for islands'],
])('refuses a page with %s script alone', async (_, scripts, missing) => {
  await expect(start(scripts + island('bar'))).rejects.toThrow(
    `news/page.html: wanted one ${missing}`,
  )
})
