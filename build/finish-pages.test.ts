import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { finishPages } from './finish-pages.ts'
import { siteIn } from './site.ts'

const STYLE = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
const page = (title: string) =>
  `<!doctype html><style>.a0{b:c}.d0{e:f}</style><body>${STYLE}<script>go("astro:after-load")</script>` +
  '<script>customElements.define("astro-island",a)</script>' +
  `<astro-island uid="1" client="after-load" component-url="/_astro/bar.js"></astro-island>` +
  `<h1 class="a0">${title}</h1><!-- first view ends --><p class="d0">B</p>`

const finished = (title: string) =>
  new RegExp(
    '^<!doctype html><style>\\.a0{b:c}</style><body><astro-island client="after-load" component-url="/_astro/bar.js"></astro-island>' +
      `<h1 class="a0">${title}</h1><script>setTimeout[^<]*</script><link rel="stylesheet" fetchpriority="low" href="/_astro/below\\.[\\w-]{8}\\.css">` +
      '<script data-scripts="/_astro/islands\\.[\\w-]{8}\\.js /_astro/bar.js">go\\("astro:after-load"\\)</script><p class="d0">B</p>$',
  )

function siteOf(files: Record<string, string>) {
  const folder = temporaryFolder(files)
  mkdirSync(join(folder, '_astro'))
  return { folder, read: (name: string) => readFileSync(join(folder, name), 'utf8') }
}

test('finishes every page in every folder, step by step', async () => {
  const { folder, read } = siteOf({ 'index.html': page('One'), 'news/2026/ship.html': page('Two') })
  await finishPages(folder, siteIn(folder, new Map([['/_astro/bar.js', []]])))
  expect(read('index.html')).toMatch(finished('One'))
  expect(read('news/2026/ship.html')).toMatch(finished('Two'))
  const [, styles] = /href="([^"]*)"/.exec(read('news/2026/ship.html'))!
  expect(read(styles!)).toBe('.d0{e:f}')
})

test('leaves files that are no pages alone', async () => {
  const { folder, read } = siteOf({ 'feed.xml': page('Feed') })
  await finishPages(folder, siteIn(folder, new Map()))
  expect(read('feed.xml')).toBe(page('Feed'))
})

test('names the page that a step refuses', async () => {
  const { folder } = siteOf({ 'news/ship.html': page('A').replace(STYLE, '') })
  await expect(finishPages(folder, siteIn(folder, new Map()))).rejects.toThrow(
    /^news\/ship\.html: /,
  )
})

test('names a script that the site does not have', async () => {
  const { folder } = siteOf({ 'index.html': page('A') })
  await expect(finishPages(folder, siteIn(folder, new Map()))).rejects.toThrow(
    '/_astro/bar.js is named by a page and is none of the site’s scripts'.replace('’', "'"),
  )
})
