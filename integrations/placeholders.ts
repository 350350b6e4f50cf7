import { join } from 'node:path'
import { leavesOf } from '../src/content/leaves-of.ts'
import { filesIn, parseYaml } from './files.ts'

/** What the default company's texts have. No number in India begins with +91 00. */
const WORDS = [
  /dhruva/i,
  /\w\.example(?![\w-]|\.\w)/i,
  /\bN\. Other\b/,
  /\b1 Example Road\b/,
  /\+91 ?00/,
  // In the GSTIN: a PAN of no digits.
  /AAAAA0000A/,
]
/** The number of a licence, ship or company: three zeros in a row, which are no decimals, and no other digit. */
const ZEROS = /^[^1-9]*(?<![.,]0*)000[^1-9]*$/

const wordIn = (text: string) => WORDS.map((word) => word.exec(text)?.[0]).find(Boolean)

/** Everything in the project's content that belongs to the default company: file, field and what was found. */
export const placeholdersInContent = (root: string): string[] => [
  ...filesIn(join(root, 'content'), '**/*.yaml').flatMap(([file, text]) =>
    leavesOf(parseYaml(file, text))
      .filter(([path, value]) =>
        (file === 'company.yaml' && path === 'fictional') || path === 'invented'
          ? value === true
          : typeof value === 'string' && (wordIn(value) ?? ZEROS.test(value)),
      )
      .map(([path, value]) =>
        path === 'invented'
          ? `content/${file}: ${path}: found 'true', expected your own words in the file, and this line deleted`
          : `content/${file}: ${path}: found '${value}', expected your own`,
      ),
  ),
  ...filesIn(join(root, 'content'), '**/*.md')
    .filter(([, text]) => wordIn(text))
    .map(([file, text]) => `content/${file}: found '${wordIn(text)}', expected your own`),
  ...filesIn(join(root, 'content'), 'brand/*.svg')
    .filter(([, svg]) => svg.includes('data-placeholder'))
    .map(([file]) => `content/${file}: found data-placeholder, expected your own drawing`),
]

/** Every page of a built site that still shows the default company, such as words in code. */
export const placeholdersInPages = (folder: string): string[] =>
  filesIn(folder, '**/*.html')
    .filter(([, html]) => wordIn(html))
    .map(([page, html]) => `${page}: found '${wordIn(html)}', expected your own`)
