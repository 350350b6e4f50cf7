import { join } from 'node:path'
import { flattenPaths } from '../../src/content/flatten-paths.ts'
import { readTextFiles, parseYaml } from './read-files.ts'

const FICTIONAL_TEXTS = [
  /dhruva/i,
  /\w\.example(?![\w-]|\.\w)/i,
  /\bN\. Other\b/,
  /\b1 Example Road\b/,
  // Fictional phone numbers begin with +91 00, unlike any real number in India.
  /\+91 ?00/,
  /AAAAA0000A/,
]
/** Matches text whose only digits are zeros, but not decimals such as 0.000. */
const ZEROS = /^[^1-9]*(?<![.,]0*)000[^1-9]*$/

const fictionalTextIn = (text: string) =>
  FICTIONAL_TEXTS.map((pattern) => pattern.exec(text)?.[0]).find(Boolean)

export const findContentPlaceholders = (root: string): string[] => [
  ...readTextFiles(join(root, 'content'), '**/*.yaml').flatMap(([file, text]) =>
    flattenPaths(parseYaml(file, text))
      .filter(([path, value]) =>
        path === 'fictional'
          ? value === true
          : typeof value === 'string' && (fictionalTextIn(value) ?? ZEROS.test(value)),
      )
      .map(([path, value]) =>
        path === 'fictional'
          ? `content/${file}: ${path}: found 'true', expected no such line: replace the fictional texts in this file, then delete it`
          : `content/${file}: ${path}: found '${value}', expected your own`,
      ),
  ),
  ...readTextFiles(join(root, 'content'), '**/*.md')
    .filter(([, text]) => fictionalTextIn(text))
    .map(([file, text]) => `content/${file}: found '${fictionalTextIn(text)}', expected your own`),
  ...readTextFiles(join(root, 'content'), 'brand/*.svg')
    .filter(([, svg]) => svg.includes('data-placeholder'))
    .map(([file]) => `content/${file}: found data-placeholder, expected your own drawing`),
]

export const findPagePlaceholders = (folder: string): string[] =>
  readTextFiles(folder, '**/*.html')
    .filter(([, html]) => fictionalTextIn(html))
    .map(([page, html]) => `${page}: found '${fictionalTextIn(html)}', expected your own`)
