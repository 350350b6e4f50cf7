import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }

const NOT_IN_REPOSITORY =
  /^content\/(credentials|seafarers|service-pages)\.yaml$|^(content\/credentials|data|dist|dist-preview|\.cache|node_modules|test-results)\/|^\/|^\.env$/
const PATHS = /`((?:[\w.-]+\/)+(?:[\w.-]+\.\w+)?)`|\]\((?!https?:|#|mailto:)([^)#]+)/g

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
