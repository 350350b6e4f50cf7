import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { subsetFontForContent } from './font-subset.ts'

const bytesFor = async (yaml: string) =>
  (await subsetFontForContent(temporaryFolder({ 'news/ship.yaml': yaml }))).length

test('font subset: contains the characters of all texts and their capitals, and no others', async () => {
  const plain = await bytesFor('title: Ships')
  expect(await bytesFor('title: ध्रुव @ → ₹ ’ # Ñandú in a comment')).toBe(plain)
  const withUmlauts = await bytesFor('list:\n  - name: Größe')
  expect(withUmlauts).toBeGreaterThan(plain)
  expect(await bytesFor('title: Gro\u0308ße, GRÖSSE')).toBe(withUmlauts)
})

test('font subset: contains the characters of Markdown pages', async () => {
  const folder = temporaryFolder({ 'pages/news.md': '## Größe' })
  const { length } = await subsetFontForContent(folder)
  expect(length).toBe(await bytesFor('title: Größe'))
})

test.each([
  ['a letter that the font lacks', 'ports: [Ağrı]', /ship.yaml: ports.0: found 'ğ'/],
  [
    'invalid YAML',
    'role: Manager, as agent: we fix',
    /ship.yaml cannot be read: .* line 1.*quotes/s,
  ],
])(
  'content with %s: throws an error that names the file and the position',
  async (_, yaml, problem) => {
    await expect(bytesFor(yaml)).rejects.toThrow(problem)
  },
)
