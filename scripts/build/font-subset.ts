import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FILE } from '../../src/build/font.ts'
import { flattenPaths } from '../../src/content/flatten-paths.ts'
import { filesIn, parseYaml } from './files.ts'

/** The axes and features that the styles use: 42 kB instead of 90 kB. */
const SUBSET = {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 84, max: 125 }, wght: { min: 400, max: 780 } },
  keepFeatures: ['kern', 'liga', 'tnum'],
}

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index))
/** Characters that the interface uses, visitors type or browsers insert into their messages. */
const BASE_CHARACTERS = `${PRINTABLE_ASCII.join('')}°′·×©–—‘’“”…\u00a0`
const LETTER_NOT_IN_FONT = /(?![\0-ÿıŒœ])\p{Script=Latin}/u

/** Returns the first Latin letter that the font lacks, or undefined. Treats a letter and a combining accent as one. */
export const letterNotInFont = (text: string) => LETTER_NOT_IN_FONT.exec(text.normalize('NFC'))?.[0]

/**
 * Returns the font as WOFF2 with the characters that the folder's YAML and Markdown files contain. Throws for a Latin letter
 * that the font lacks. Symbols and other scripts fall back to the visitor's fonts.
 */
export async function subsetForContent(contentFolder: string): Promise<Buffer> {
  let contentText = ''
  for (const [file, source] of filesIn(contentFolder, '**/*.{yaml,md}'))
    for (const [path, value] of textsIn(file, source)) {
      const text = String(value).normalize('NFC')
      const letter = letterNotInFont(text)
      if (letter)
        throw new Error(
          `content/${file}${path && `: ${path}`}: found '${letter}', expected only letters that the site's font contains`,
        )
      contentText += text
    }
  // Labels are uppercase.
  const characters = BASE_CHARACTERS + contentText + contentText.toUpperCase()
  return subsetFont(await readFile(FONT_FILE), characters, SUBSET)
}

const textsIn = (file: string, source: string): [path: string, text: unknown][] =>
  file.endsWith('.md') ? [['', source]] : flattenPaths(parseYaml(file, source))

/** Writes the font file that `src/styles/fonts.css` loads. `root` is the project folder. */
export async function writeFontSubset(root: string): Promise<void> {
  await mkdir(join(root, '.cache/fonts'), { recursive: true })
  const subset = await subsetForContent(join(root, 'content'))
  await writeFile(join(root, '.cache/fonts/archivo.woff2'), subset)
}
