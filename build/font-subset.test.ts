import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { create, type Font } from 'fontkitten'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { subsetFonts } from './font-subset.ts'

let folder: string
let outputFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'font-subset-'))
  outputFile = join(folder, 'fonts', 'cut.woff2')
})

afterEach(() => rm(folder, { recursive: true }))

const writeContent = (text: string) => writeFile(join(folder, 'words.yaml'), text)
const cut = () => subsetFonts({ contentFolder: folder, outputFile })
const readCut = async () => create(await readFile(outputFile)) as Font

function missingFrom(font: Font, text: string) {
  return [...text].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0)!))
}

test('font subset: has every character of the content and what visitors type', async () => {
  await writeContent('title: Größe — “Çesme” ½\nlist:\n  - naïve café: 21°49′N\n')
  await cut()
  const font = await readCut()
  expect(missingFrom(font, 'Größe — “Çesme” ½ naïve café: 21°49′N')).toEqual([])
  expect(missingFrom(font, 'GRÖSSE ÇESME NAÏVE CAFÉ')).toEqual([])
  expect(missingFrom(font, 'The quick brown fox @ <jumps> & {0123456789} ~ ’')).toEqual([])
})

test('font subset: has the characters of content in subfolders', async () => {
  await mkdir(join(folder, 'news'))
  await writeFile(join(folder, 'news', 'ship.yaml'), 'title: Größe\n')
  await cut()
  expect(missingFrom(await readCut(), 'Größe')).toEqual([])
})

test('font subset: leaves out other characters', async () => {
  await writeContent('title: Ships # Ñandú in a comment\n')
  await cut()
  expect(missingFrom(await readCut(), 'ÑÿþÐ')).toEqual(['Ñ', 'ÿ', 'þ', 'Ð'])
})

test('font subset: covers the weights and widths of the styles', async () => {
  await writeContent('title: Ships\n')
  await cut()
  const { wdth, wght } = (await readCut()).variationAxes
  expect(wdth).toMatchObject({ min: 74, max: 125 })
  expect(wght).toMatchObject({ min: 400, max: 780 })
})

test('font subset: names a missing Latin letter with its file', async () => {
  await writeContent('title: Çeşme\n')
  await expect(cut()).rejects.toThrow(/“ş” \(U\+015F\) in .*words\.yaml/)
})

test('font subset: leaves other scripts and signs to the visitor’s fonts', async () => {
  await writeContent('title: ध्रुव → ₹\n')
  await expect(cut()).resolves.toBeUndefined()
})

test('font subset: is made again only when the words need it', async () => {
  const longAgo = new Date(0)
  const cutTime = async () => (await stat(outputFile)).mtime

  await writeContent('title: Ships\n')
  await cut()
  await utimes(outputFile, longAgo, longAgo)

  await writeContent('title: Other ships\n')
  await cut()
  expect(await cutTime()).toEqual(longAgo)

  await writeContent('title: Größe\n')
  await cut()
  expect(await cutTime()).not.toEqual(longAgo)
})
