import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { FONT_FILE } from '../src/build/font.ts'
import { leavesOf } from '../src/content/leaves-of.ts'
import { filesIn, parseYaml } from './files.ts'

/** The axes and features that the styles use. The subset has 42 KB, the whole file 90 KB. */
const SUBSET = {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 84, max: 125 }, wght: { min: 400, max: 780 } },
  keepFeatures: ['kern', 'liga', 'tnum'],
}

/** Printable Basic Latin, which visitors type; signs of the interface, of phones' keyboards and of browsers' messages. */
const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index))
const ALWAYS = `${BASIC_LATIN.join('')}°′·×©–—‘’“”…\u00a0`
/** The font has the letters of Latin-1 and three more. */
const LETTER_NOT_IN_FONT = /(?![\0-ÿıŒœ])\p{Script=Latin}/u

/** Returns the first Latin letter of a text that the font lacks. Browsers compose a letter and its accent. */
export const letterNotInFont = (text: string) => LETTER_NOT_IN_FONT.exec(text.normalize('NFC'))?.[0]

/**
 * Returns Archivo with the characters of the folder's YAML and Markdown files, and the axes and features that the site uses, as
 * woff2. Throws for a Latin letter that the font lacks. Signs and other scripts are left to the visitor's own fonts.
 */
export async function subsetForContent(contentFolder: string): Promise<Buffer> {
  let words = ''
  for (const [file, source] of filesIn(contentFolder, '**/*.{yaml,md}'))
    for (const [path, value] of textsIn(file, source)) {
      // Browsers compose a letter and its accent if the font has both as one character.
      const text = String(value).normalize('NFC')
      const letter = letterNotInFont(text)
      if (letter)
        throw new Error(
          `content/${file}${path && `: ${path}`}: found '${letter}', expected letters of the site's font: the word would be set in two fonts`,
        )
      words += text
    }
  // Styles set labels in capitals.
  return subsetFont(await readFile(FONT_FILE), ALWAYS + words + words.toUpperCase(), SUBSET)
}

const textsIn = (file: string, source: string): [path: string, text: unknown][] =>
  file.endsWith('.md') ? [['', source]] : leavesOf(parseYaml(file, source))

/** Makes the subset that src/styles/fonts.css takes. `root` is the project's folder. */
export async function writeFontSubset(root: string): Promise<void> {
  await mkdir(join(root, '.cache/fonts'), { recursive: true })
  const subset = await subsetForContent(join(root, 'content'))
  await writeFile(join(root, '.cache/fonts/archivo.woff2'), subset)
}
