import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { ORIGINAL_FONT_FILE } from '../../src/build/original-font-file.ts'
import { flattenPaths } from '../../src/content/flatten-paths.ts'
import { readTextFiles, parseYaml } from './read-files.ts'

/** Reduces the font file from 90 kB to 42 kB by keeping only the widths, weights and features that the styles use. */
const SUBSET = {
  targetFormat: 'woff2',
  variationAxes: { wdth: { min: 84, max: 125 }, wght: { min: 400, max: 780 } },
  keepFeatures: ['kern', 'liga', 'tnum'],
}

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index))
const BASE_CHARACTERS = `${PRINTABLE_ASCII.join('')}°′·×©–—‘’“”…\u00a0`
const LETTER_NOT_IN_FONT = /(?![\0-ÿıŒœ])\p{Script=Latin}/u

/** A letter with a combining accent counts as one letter. */
export const findUnsupportedLetter = (text: string) =>
  LETTER_NOT_IN_FONT.exec(text.normalize('NFC'))?.[0]

/** Throws if the content contains a Latin letter that the font lacks. Non-Latin text uses the visitor's fonts. */
export async function subsetFontForContent(contentFolder: string): Promise<Buffer> {
  let contentText = ''
  for (const [file, source] of readTextFiles(contentFolder, '**/*.{yaml,md}'))
    for (const [path, value] of textsIn(file, source)) {
      const text = String(value).normalize('NFC')
      const letter = findUnsupportedLetter(text)
      if (letter)
        throw new Error(
          `content/${file}${path && `: ${path}`}: found '${letter}', expected only letters that the site's font contains`,
        )
      contentText += text
    }
  const characters = BASE_CHARACTERS + contentText + contentText.toUpperCase()
  return subsetFont(await readFile(ORIGINAL_FONT_FILE), characters, SUBSET)
}

const textsIn = (file: string, source: string): [path: string, text: unknown][] =>
  file.endsWith('.md') ? [['', source]] : flattenPaths(parseYaml(file, source))

export async function writeFontSubset(root: string): Promise<void> {
  await mkdir(join(root, '.cache/fonts'), { recursive: true })
  const subset = await subsetFontForContent(join(root, 'content'))
  await writeFile(join(root, '.cache/fonts/archivo.woff2'), subset)
}
