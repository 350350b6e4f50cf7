import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { subsetForContent } from './font-subset.ts'

/** The size of the font for this content, which grows with each character. */
const bytesFor = async (yaml: string) =>
  (await subsetForContent(temporaryFolder({ 'news/ship.yaml': yaml }))).length

test('font subset: has the characters of every text and their capitals, and no others', async () => {
  const plain = await bytesFor('title: Ships')
  expect(await bytesFor('title: ध्रुव @ → ₹ ’ # Ñandú in a comment')).toBe(plain)
  const withUmlauts = await bytesFor('list:\n  - name: Größe')
  expect(withUmlauts).toBeGreaterThan(plain)
  expect(await bytesFor('title: Gro\u0308ße, GRÖSSE')).toBe(withUmlauts)
})

test('font subset: has the characters of Markdown pages, too', async () => {
  const folder = temporaryFolder({ 'pages/news.md': '## Größe' })
  const { length } = await subsetForContent(folder)
  expect(length).toBe(await bytesFor('title: Größe'))
})

test.each([
  ['a letter that the font lacks', 'ports: [Ağrı]', /ship.yaml: ports.0: found 'ğ'/],
  ['no YAML', 'role: Manager, as agent: we fix', /ship.yaml cannot be read: .* line 1.*quotes/s],
])('font subset: %s is named with its file and place', async (_, yaml, problem) => {
  await expect(bytesFor(yaml)).rejects.toThrow(problem)
})
