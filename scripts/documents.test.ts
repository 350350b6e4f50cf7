import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'media/*.md'])
/** What the documents name and no checkout holds: made by a build, a run or a publisher. */
const MADE = /^(content\/papers|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
/** A path of the project: folders, and at the end a file or a slash. */
const PATH = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`/g
const LINK = /\]\((?!https?:|#|mailto:)([^)#]+)/g

test.each(DOCUMENTS)('%s names only what is there', (name) => {
  const text = readFileSync(name, 'utf8')
  const paths = [...text.matchAll(PATH)].map(([, path]) => path!).filter((path) => !MADE.test(path))
  const links = [...text.matchAll(LINK)].map(([, path]) => join(dirname(name), path!))
  const isThere = (path: string) => existsSync(path) || existsSync(join(dirname(name), path))
  expect([...paths, ...links].filter((path) => !isThere(path))).toEqual([])
})

test('the documents are found', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(10)
})
