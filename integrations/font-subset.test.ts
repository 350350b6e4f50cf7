import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { subsetForContent } from './font-subset.ts'

/** The size of the font for this content, which grows with each character. */
const bytesFor = async (yaml: string) =>
  (await subsetForContent(temporaryFolder({ 'news/ship.yaml': yaml }))).length

test('font subset: has the characters of every file and their capitals, and no others', async () => {
  const plain = await bytesFor('title: Ships')
  expect(await bytesFor('title: ध्रुव @ → ₹ ’')).toBe(plain)
  const withUmlauts = await bytesFor('list:\n  - name: Größe')
  expect(withUmlauts).toBeGreaterThan(plain)
  expect(await bytesFor('title: Gro\u0308ße, GRÖSSE')).toBe(withUmlauts)
})
