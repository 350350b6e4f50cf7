import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'
import { addHostFiles } from './after-build.ts'

test('after the build: there are headers, a line for each redirect, and compressed texts', async () => {
  const text = 'x'.repeat(1024)
  const types = ['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest']
  const texts = types.map((type) => `a/b.c/file.${type}`)
  const files = [...texts, 'photo.avif'].map((name) => [name, text])
  const folder = temporaryFolder({ ...Object.fromEntries(files), 'short.txt': text.slice(1) })
  await addHostFiles(folder, true, { '/jobs': '/careers', '/vacancies': '/careers' })
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
