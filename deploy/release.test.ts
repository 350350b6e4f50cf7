import { appendFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { readRelease } from './release.ts'
import { builtProject } from './testing/built-project.ts'

const SITE = 'https://www.northernstar.com'

test('a release is named by its pages and by what nginx is told', async () => {
  const [one, same] = [await builtProject('one', SITE), await builtProject('one', SITE)]
  expect(one.release).toEqual({ id: expect.stringMatching(/^[0-9a-f]{12}$/), site: SITE })
  expect(same.release).toEqual(one.release)
  const others = [await builtProject('two', SITE), await builtProject('one', 'https://other.com')]
  expect(new Set([one, ...others].map(({ release }) => release.id)).size).toBe(3)
})

test.each([
  ['a page', 'dist/index.html'],
  ['the headers', 'dist/_headers'],
  ['a file beside the others', 'dist/new.html'],
  ['what nginx is told', 'hosting/nginx.conf'],
])('refuses a build when %s was changed after it', async (_what, file) => {
  const { root } = await builtProject('one', SITE)
  appendFileSync(join(root, file), 'more')
  expect(() => readRelease(root)).toThrow("was changed after the build. Run 'npm run build'.")
})

test('refuses a project that holds a preview alone', () => {
  const root = temporaryFolder({ 'dist-preview/index.html': '' })
  expect(() => readRelease(root)).toThrow('there is no finished build for publishing in dist/')
})

test('refuses a preview in the place of a build, and a build that was broken off', async () => {
  const { root } = await builtProject('one', SITE)
  renameSync(join(root, 'dist'), join(root, 'dist-old'))
  expect(() => readRelease(root)).toThrow('there is no finished build')
  const preview = await builtProject('preview', SITE)
  renameSync(join(preview.root, 'dist'), join(root, 'dist'))
  expect(() => readRelease(root)).toThrow('was changed after the build')
  writeFileSync(join(root, 'dist/index.html'), '')
  expect(() => readRelease(root)).toThrow('was changed after the build')
})
