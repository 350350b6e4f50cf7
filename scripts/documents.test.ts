import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

/** Paths in documents that a checkout may lack: builds, runs and publishers make some, a company removes others. */
const NOT_IN_REPOSITORY =
  /^content\/(credentials|seafarers|service-pages)\.yaml$|^(content\/credentials|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
/** A path of the project, folders and at the end a file or a slash, or a link to one. */
const PATHS = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`|\]\((?!https?:|#|mailto:)([^)#]+)/g

// Entries of the changelog stay true when what they name is gone.
const DOCUMENTS = globSync(['*.md', 'docs/*.md'], { exclude: ['CHANGELOG.md'] })

test.each(DOCUMENTS)('%s: what it names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const paths = Array.from(text.matchAll(PATHS), ([, path, link]) => path ?? link!)
  const isThere = (path: string) =>
    NOT_IN_REPOSITORY.test(path) || existsSync(path) || existsSync(join(dirname(document), path))
  expect(paths.filter((path) => !isThere(path))).toEqual([])
  const scripts = Array.from(text.matchAll(/npm run ([\w:-]+)/g), ([, script]) => script!)
  expect(scripts.filter((script) => !(script in packageFile.scripts))).toEqual([])
})
