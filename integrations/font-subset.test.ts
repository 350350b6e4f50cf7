import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { subsetForWords } from './font-subset.ts'

/** The size of the font for this content, which grows with each character. */
const bytesFor = async (yaml: string) =>
  (await subsetForWords(temporaryFolder({ 'news/ship.yaml': yaml }))).length

test('font subset: has the characters of every text and their capitals, and no others', async () => {
  const plain = await bytesFor('title: Ships')
  expect(await bytesFor('title: ध्रुव @ → ₹ ’ # Ñandú in a comment')).toBe(plain)
  const withUmlauts = await bytesFor('list:\n  - name: Größe')
  expect(withUmlauts).toBeGreaterThan(plain)
  expect(await bytesFor('title: Gro\u0308ße, GRÖSSE')).toBe(withUmlauts)
})

test('font subset: a letter that the font lacks is named with its file and field', async () => {
  const problem = "content/news/ship.yaml: ports.0: found 'ğ'"
  await expect(bytesFor('ports: [Ağrı]')).rejects.toThrow(problem)
})

test('font subset: text that is no YAML is named with its file and line', async () => {
  const problem = /^content\/news\/ship.yaml cannot be read: .* line 1.*quotes/s
  await expect(bytesFor('role: Manager, as agent: we fix')).rejects.toThrow(problem)
})
