import { readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFont } from '../src/lib/font.ts'
import { temporaryFolder } from '../server/test-helpers.ts'
import { subsetFonts } from './font-subset.ts'

/** Subsets the font for this content; returns it, and how to do so again for other words. */
async function subsetFor(content: string, file = 'words.yaml') {
  const folder = temporaryFolder({ [file]: content })
  const outputFile = join(folder, 'fonts/subset.woff2')
  const subset = () => subsetFonts({ contentFolder: folder, outputFile })
  await subset()
  const font = openFont(await readFile(outputFile), outputFile)
  const missingFrom = (text: string) =>
    [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))
  async function subsetAgain(words: string) {
    await writeFile(join(folder, file), words)
    await subset()
  }
  return { font, missingFrom, subsetAgain, outputFile }
}

const WORDS = 'title: Größe — “Çesme” ½\nlist:\n  - naïve café: 21°49′N\n'

test.each([
  [WORDS, 'Größe — “Çesme” ½ naïve café: 21°49′N'],
  [WORDS, 'GRÖSSE ÇESME NAÏVE CAFÉ'],
  [WORDS, 'The quick brown fox @ <jumps> & {0123456789} ~ ’'],
  ['title: ध्रुव → ₹\n', 'Signs and other scripts are left to the visitor’s fonts'],
  // In a subfolder.
  ['title: Größe', 'Größe', 'news/ship.yaml'],
])('font subset: for %j has every character of %j', async (content, text, file?: string) => {
  expect((await subsetFor(content, file)).missingFrom(text)).toEqual([])
})

test('font subset: leaves out other characters', async () => {
  const { missingFrom } = await subsetFor('title: Ships # Ñandú in a comment\n')
  expect(missingFrom('ÑÿþÐ')).toEqual(['Ñ', 'ÿ', 'þ', 'Ð'])
})

test('font subset: covers the weights and widths of the styles', async () => {
  const { wdth, wght } = (await subsetFor('title: Ships\n')).font.variationAxes
  expect(wdth).toMatchObject({ min: 84, max: 125 })
  expect(wght).toMatchObject({ min: 400, max: 780 })
})

test('font subset: names a missing Latin letter with its file', async () => {
  await expect(subsetFor('title: Çeşme')).rejects.toThrow(/“ş” \(U\+015F\) in .*words\.yaml/)
})

test('font subset: is made again only when the words need it', async () => {
  const { subsetAgain, outputFile } = await subsetFor('title: Ships\n')
  const longAgo = new Date(0)
  await utimes(outputFile, longAgo, longAgo)
  await subsetAgain('title: Other ships\n')
  expect((await stat(outputFile)).mtime).toEqual(longAgo)
  await subsetAgain('title: Größe\n')
  expect((await stat(outputFile)).mtime).not.toEqual(longAgo)
})
