import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { collectInlineHashes } from './inline-hashes.ts'

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const collect = (...pages: string[]) =>
  collectInlineHashes(
    temporaryFolder(Object.fromEntries(pages.map((page, index) => [`p${index}/page.html`, page]))),
  )

test('hashes exactly what stands between the tags', () => {
  const { scriptHashes, styleHashes } = collect(
    '<!doctype html><style>\n a > b { } </style><script type="module">\n if (a < b && "ü") {}\n</script>',
  )
  expect(scriptHashes).toEqual([hash('\n if (a < b && "ü") {}\n')])
  expect(styleHashes).toEqual([hash('\n a > b { } ')])
})

test('gathers all pages of the folder, each hash once', () => {
  const { scriptHashes } = collect(
    '<script>one()</script><script>two()</script>',
    '<script>two()</script>',
  )
  expect(scriptHashes).toEqual([hash('one()'), hash('two()')].toSorted())
})

test.each([
  '',
  'module',
  'text/javascript',
  'Application/JavaScript',
  'importmap',
  'speculationrules',
])('hashes a script of type %j', (type) => {
  expect(collect(`<script type="${type}">go()</script>`).scriptHashes).toEqual([hash('go()')])
})

test('skips data blocks and scripts that are loaded', () => {
  expect(
    collect(
      '<script type="application/ld+json">{"a":1}</script>',
      '<script type="application/json">{"a":1}</script>',
      '<script src="/app.js"></script>',
    ),
  ).toEqual({ scriptHashes: [], styleHashes: [] })
})

test('reads pages as a browser does', () => {
  const { scriptHashes, styleHashes } = collect(
    `<div data-props='a > "b" <script>never()</script>'></div>`,
    '<!-- <script>never()</script> -->',
    '<textarea><script>never()</script></textarea>',
    '<SCRIPT data-a="x>y">go()\r\nagain()</SCRIPT >',
    '<noscript><style>.js{display:none}</style></noscript>',
    '<template><style>.t{}</style></template><svg><style>.s{}</style></svg>',
  )
  expect(scriptHashes).toEqual([hash('go()\nagain()')])
  expect(styleHashes).toEqual([hash('.js{display:none}'), hash('.t{}'), hash('.s{}')].toSorted())
})
