import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import subsetFont from 'subset-font'
import { parseDocument, visit } from 'yaml'
import { FONT_FILE, openFont } from '../src/lib/font.ts'
import { filesIn } from './files.ts'

/** The axes and features that the styles use. The subset has 42 KB, the whole file 90 KB. */
const SUBSET = {
  targetFormat: 'woff2' as const,
  variationAxes: { wdth: { min: 84, max: 125 }, wght: { min: 400, max: 780 } },
  keepFeatures: ['kern', 'liga', 'tnum'],
}

/** Printable Basic Latin, which visitors type. */
const BASIC_LATIN = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index))
/** Signs of the interface, those that phones put in place of typed ones, and those of browsers' messages. */
const SIGNS = '°′·×©–—‘’“”…\u00a0'

interface Options {
  /** Folder of the YAML files whose words the site shows. */
  contentFolder: string
  /** Path of the woff2 file. A file beside it, ending in `.inputs`, tells whether it is up to date. */
  outputFile: string
}

/**
 * Reduces Archivo to the characters, axes and features that the site uses, if words or font have changed.
 * Throws when a Latin letter of the content is not in the font, since its word would be set in two fonts.
 * Signs and other scripts are left to the visitor's own fonts.
 */
export async function subsetFonts({ contentFolder, outputFile }: Options): Promise<void> {
  const font = await readFile(FONT_FILE)
  const characters = await contentCharacters(contentFolder)
  rejectMissingLetters(font, characters)

  const words = [...characters.keys()].join('')
  // Styles set labels in capitals.
  const text = [...new Set(BASIC_LATIN + SIGNS + words + words.toUpperCase())].toSorted().join('')
  const inputs = createHash('sha256')
    .update(font)
    .update(JSON.stringify([SUBSET, text]))
    .digest('hex')
  const readIfThere = (file: string) => readFile(file, 'latin1').catch(() => undefined)
  if (inputs === (await readIfThere(`${outputFile}.inputs`)) && (await readIfThere(outputFile)))
    return

  await mkdir(dirname(outputFile), { recursive: true })
  await writeFile(outputFile, await subsetFont(font, text, SUBSET))
  await writeFile(`${outputFile}.inputs`, inputs)
}

/** Makes the subset before Astro serves or builds, so that src/styles/fonts.css finds it. */
export const fontSubset = (): AstroIntegration => ({
  name: 'font-subset',
  hooks: {
    'astro:config:setup': ({ config }) =>
      subsetFonts({
        contentFolder: fileURLToPath(new URL('content', config.root)),
        outputFile: fileURLToPath(new URL('.cache/fonts/archivo.woff2', config.root)),
      }),
  },
})

/** Every character of the folder's YAML values, with the file in which it occurs first. */
async function contentCharacters(folder: string): Promise<Map<string, string>> {
  const characters = new Map<string, string>()
  for (const name of filesIn(folder, /\.yaml$/)) {
    const file = join(folder, name)
    visit(parseDocument(await readFile(file, 'utf8')), {
      Scalar(_, { value }) {
        // Browsers compose a letter and its accent if the font has both as one character.
        for (const character of String(value).normalize('NFC'))
          if (!characters.has(character)) characters.set(character, file)
      },
    })
  }
  return characters
}

function rejectMissingLetters(file: Buffer, characters: Map<string, string>) {
  const font = openFont(file, FONT_FILE)
  for (const [character, source] of characters) {
    const codePoint = character.codePointAt(0)!
    if (!/\p{Script=Latin}/u.test(character) || font.hasGlyphForCodePoint(codePoint)) continue
    const name = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`
    throw new Error(
      `The letter “${character}” (${name}) in ${source} is not in the site's font: its word would be shown in two fonts. Write it with another letter.`,
    )
  }
}
