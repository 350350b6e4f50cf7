import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

/** Paths that builds, tests and publishing create, and content files that a company can delete. */
const NOT_IN_REPOSITORY =
  /^content\/(credentials|seafarers|service-pages)\.yaml$|^(content\/credentials|data|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
/** Matches paths with a folder and a file, paths that end with a slash, and links to files. */
const PATHS = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`|\]\((?!https?:|#|mailto:)([^)#]+)/g

// CHANGELOG.md is excluded, because its entries can name files that were deleted later.
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { exclude: ['CHANGELOG.md'] })

test.each(DOCUMENTS)('%s: all files and npm scripts that it mentions exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const paths = Array.from(text.matchAll(PATHS), ([, path, link]) => path ?? link!)
  const isThere = (path: string) =>
    NOT_IN_REPOSITORY.test(path) || existsSync(path) || existsSync(join(dirname(document), path))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  const scripts = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script!)
  expect(scripts.filter((script) => !(script in packageFile.scripts))).toEqual([])
})
