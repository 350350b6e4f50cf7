import { mkdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font } from 'fontkitten'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from './temporary-folder.ts'
import { openFont } from '../src/lib/font.ts'
import { subsetFonts } from './font-subset.ts'

let folder: string
let outputFile: string
beforeEach(() => {
  folder = temporaryFolder()
  outputFile = join(folder, 'fonts', 'subset.woff2')
})
const writeContent = (text: string) => writeFile(join(folder, 'words.yaml'), text)
const subset = () => subsetFonts({ contentFolder: folder, outputFile })
const readSubset = async () => openFont(await readFile(outputFile), outputFile)

function missingFrom(font: Font, text: string) {
  return [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))
}

test('font subset: has every character of the content and what visitors type', async () => {
  await writeContent('title: Größe — “Çesme” ½\nlist:\n  - naïve café: 21°49′N\n')
  await subset()
  const font = await readSubset()
  expect(missingFrom(font, 'Größe — “Çesme” ½ naïve café: 21°49′N')).toEqual([])
  expect(missingFrom(font, 'GRÖSSE ÇESME NAÏVE CAFÉ')).toEqual([])
  expect(missingFrom(font, 'The quick brown fox @ <jumps> & {0123456789} ~ ’')).toEqual([])
})

test('font subset: has the characters of content in subfolders', async () => {
  await mkdir(join(folder, 'news'))
  await writeFile(join(folder, 'news', 'ship.yaml'), 'title: Größe\n')
  await subset()
  expect(missingFrom(await readSubset(), 'Größe')).toEqual([])
})

test('font subset: leaves out other characters', async () => {
  await writeContent('title: Ships # Ñandú in a comment\n')
  await subset()
  expect(missingFrom(await readSubset(), 'ÑÿþÐ')).toEqual(['Ñ', 'ÿ', 'þ', 'Ð'])
})

test('font subset: covers the weights and widths of the styles', async () => {
  await writeContent('title: Ships\n')
  await subset()
  const { wdth, wght } = (await readSubset()).variationAxes
  expect(wdth).toMatchObject({ min: 84, max: 125 })
  expect(wght).toMatchObject({ min: 400, max: 780 })
})

test('font subset: names a missing Latin letter with its file', async () => {
  await writeContent('title: Çeşme\n')
  await expect(subset()).rejects.toThrow(/“ş” \(U\+015F\) in .*words\.yaml/)
})

test('font subset: leaves other scripts and signs to the visitor’s fonts', async () => {
  await writeContent('title: ध्रुव → ₹\n')
  await expect(subset()).resolves.toBeUndefined()
})

test('font subset: is made again only when the words need it', async () => {
  const longAgo = new Date(0)
  const writtenAt = async () => (await stat(outputFile)).mtime

  await writeContent('title: Ships\n')
  await subset()
  await utimes(outputFile, longAgo, longAgo)

  await writeContent('title: Other ships\n')
  await subset()
  expect(await writtenAt()).toEqual(longAgo)

  await writeContent('title: Größe\n')
  await subset()
  expect(await writtenAt()).not.toEqual(longAgo)
})
