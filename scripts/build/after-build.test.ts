import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../server/testing/temporary-folder.ts'
import { writeHostingFiles, deleteUnusedAssets } from './after-build.ts'

test('finished build: gets headers, redirects, and compressed copies of its text files', async () => {
  const text = 'x'.repeat(1024)
  const types = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest']
  const texts = types.map((type) => `a/b.c/file.${type}`)
  const files = [...texts, 'photo.avif'].map((name) => [name, text])
  const folder = temporaryFolder({ ...Object.fromEntries(files), 'short.txt': text.slice(1) })
  await writeHostingFiles(folder, true, { '/jobs': '/careers', '/vacancies': '/careers' })
  const read = (name: string) => readFileSync(join(folder, name))
  expect(read('_headers').toString()).toContain('Strict-Transport-Security')
  expect(read('_redirects').toString()).toBe('/jobs /careers 301\n/vacancies /careers 301\n')
  for (const name of texts) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString(), name).toBe(text)
    expect(gunzipSync(read(`${name}.gz`)).toString(), name).toBe(text)
  }
  for (const name of ['photo.avif', 'short.txt'])
    expect(existsSync(join(folder, `${name}.br`)), name).toBe(false)
})

test('files in _astro: are deleted unless a page, script or style sheet refers to them', () => {
  const unused = ['crew.Mast1.jpg', 'hero.old.mp4', 'old-X1.js']
  const used = ['app.Abc-1.js', 'island-X1.js', 'crew on deck’s.Pic_1_Z1.avif', 'glow.Gl1.svg']
  const folder = temporaryFolder({
    'services/crew.html': `<script src="/_astro/app.Abc-1.js"></script>
      <img srcset="/_astro/crew%20on%20deck%E2%80%99s.Pic_1_Z1.avif 640w">`,
    ...Object.fromEntries([...unused, ...used].map((name) => [`_astro/${name}`, 'content'])),
    '_astro/app.Abc-1.js': `import("./island-X1.js"); const glow = "/_astro/glow.Gl1.svg"`,
  })
  deleteUnusedAssets(folder)
  expect(readdirSync(join(folder, '_astro')).toSorted()).toEqual(used.toSorted())
})
