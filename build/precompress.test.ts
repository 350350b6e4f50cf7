import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { precompressFolder } from './precompress.ts'

const text = 'Dhruva Maritime, Navi Mumbai. '.repeat(40)

test.each(['html', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest'])(
  'writes packed copies of .%s files, wherever they stand',
  async (extension) => {
    const folder = temporaryFolder({ [`a/b/file.${extension}`]: text })
    await precompressFolder(folder)
    const file = join(folder, `a/b/file.${extension}`)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text)
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text)
    expect(readFileSync(`${file}.br`).length).toBeLessThan(text.length / 5)
  },
)

test('leaves alone what is packed already, and what is too short to gain', async () => {
  const folder = temporaryFolder({
    'film.mp4': text,
    'photo.avif': text,
    'exact.txt': 'x'.repeat(1024),
    'short.txt': 'x'.repeat(1023),
  })
  await precompressFolder(folder)
  const packed = ['film.mp4', 'photo.avif', 'exact.txt', 'short.txt'].filter(
    (name) => existsSync(join(folder, `${name}.br`)) || existsSync(join(folder, `${name}.gz`)),
  )
  expect(packed).toEqual(['exact.txt'])
})
