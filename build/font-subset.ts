import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import { create } from 'fontkitten'
import subsetFont from 'subset-font'
import { parseDocument, visit } from 'yaml'
import { contentFilesIn } from './content-files.ts'

const CONTENT_FOLDER = 'content'
const OUTPUT_FILE = '.cache/fonts/archivo.woff2'
const FONT_FILE = createRequire(import.meta.url).resolve(
  '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
)

/** What the styles use, and no more: one cut is 42 KB, the whole file 90 KB. */
const CUT = {
  targetFormat: 'woff2' as const,
  variationAxes: { wdth: { min: 74, max: 125 }, wght: { min: 400, max: 780 } },
  keepFeatures: ['kern', 'liga', 'tnum'],
}

/** Printable Basic Latin, which visitors type. */
const BASIC_LATIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** Signs that the interface sets, telephones put in place of typed ones, or browsers use in messages. */
const SIGNS = '°′·×©–—‘’“”…\u00a0'

const LATIN_LETTER = /\p{Script=Latin}/u

interface Options {
  /** Folder of the YAML files whose words the site shows, in it or below it. */
  contentFolder: string
  /** Where the woff2 goes; a file beside it with the ending `.inputs` tells whether it is up to date. */
  outputFile: string
}

/**
 * Cuts Archivo to the characters, the axis ranges and the features that the site uses.
 * Does nothing when neither the words nor the font have changed. Throws when a Latin letter of
 * the content is not in the font: the word would be set in two typefaces. Signs and other
 * scripts are left to the visitor's own fonts.
 */
export async function subsetFonts({ contentFolder, outputFile }: Options): Promise<void> {
  const font = await readFile(FONT_FILE)
  const characters = await contentCharacters(contentFolder)
  assertLatinLetters(font, characters)

  // Labels are set in capitals by the styles.
  const capitals = [...characters.keys()].join('').toUpperCase()
  const text = [...new Set([...BASIC_LATIN, ...SIGNS, ...characters.keys(), ...capitals])]
    .toSorted()
    .join('')

  const inputs = createHash('sha256')
    .update(font)
    .update(JSON.stringify([CUT, text]))
    .digest('hex')
  const inputsFile = `${outputFile}.inputs`
  if (inputs === (await readIfThere(inputsFile)) && (await readIfThere(outputFile))) return

  const cut = await subsetFont(font, text, CUT)
  await mkdir(dirname(outputFile), { recursive: true })
  await writeFile(outputFile, cut)
  await writeFile(inputsFile, inputs)
}

/** Cuts the font before Astro serves or builds, so that src/page-start/fonts.css finds it. */
export function fontSubset(): AstroIntegration {
  return {
    name: 'font-subset',
    hooks: {
      'astro:config:setup': ({ config }) =>
        subsetFonts({
          contentFolder: fileURLToPath(new URL(CONTENT_FOLDER, config.root)),
          outputFile: fileURLToPath(new URL(OUTPUT_FILE, config.root)),
        }),
    },
  }
}

/** Every character of the folder's YAML values (comments do not count), with the file it was first seen in. */
async function contentCharacters(folder: string): Promise<Map<string, string>> {
  const characters = new Map<string, string>()
  for (const name of contentFilesIn(folder)) {
    const file = join(folder, name)
    visit(parseDocument(await readFile(file, 'utf8')), {
      Scalar(_, { value }) {
        // Browsers compose a letter and its accent when the font has them as one.
        for (const character of String(value).normalize('NFC')) {
          if (!characters.has(character)) characters.set(character, file)
        }
      },
    })
  }
  return characters
}

function assertLatinLetters(font: Buffer, characters: Map<string, string>) {
  const typeface = openFont(font, FONT_FILE)
  for (const [character, file] of characters) {
    const codePoint = character.codePointAt(0)!
    if (!LATIN_LETTER.test(character) || typeface.hasGlyphForCodePoint(codePoint)) continue
    const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
    throw new Error(
      `The letter “${character}” (${name}) in ${file} is not in the site's typeface: ` +
        'its word would be shown in two. Write it with another letter.',
    )
  }
}

/** The file's text, or nothing when it is not there. */
const readIfThere = (file: string) => readFile(file, 'latin1').catch(() => undefined)

if (import.meta.main) await subsetFonts({ contentFolder: CONTENT_FOLDER, outputFile: OUTPUT_FILE })

/** Reads a font's tables. Throws when the file, which `name` tells of, holds several fonts. */
export function openFont(file: Buffer, name: string) {
  const font = create(file)
  if (font.isCollection) throw new Error(`${name} holds several fonts, one was expected`)
  return font
}
