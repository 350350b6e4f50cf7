import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'
import { shortenPictureNames } from './picture-names.ts'

const AVIF = 'crew.Ca6O-_Z2bkN9L.avif'
const WIDE = 'crew.Ca6O-_P3MIg.avif'
const WEBP = 'crew.Ca6O-_1ED06t.webp'
const PAGE = `<img srcset="/_astro/${AVIF} 740w, /_astro/${WIDE} 1000w" src="/_astro/${WEBP}"><script src="/_astro/crew.Ca6O-_.js"></script>`

const built = (bytes: Record<string, string> = {}) => {
  const folder = temporaryFolder({
    'index.html': PAGE,
    '_astro/crew.Ca6O-_.js': '',
    '_astro/font.By5-w.woff2': '',
    ...Object.fromEntries(
      [AVIF, WIDE, WEBP].map((name) => [`_astro/${name}`, bytes[name] ?? name]),
    ),
  })
  shortenPictureNames(folder)
  return { folder, page: readFileSync(join(folder, 'index.html'), 'utf8') }
}

const namesIn = (page: string) =>
  [...page.matchAll(/\/_astro\/([\w.-]+\.(?:avif|webp))/g)].map(([, name]) => name!)

test('the page names each file of a picture as it is called now, with one hash for all of them', () => {
  const { folder, page } = built()
  const names = namesIn(page)
  for (const [index, old] of [AVIF, WIDE, WEBP].entries())
    expect(readFileSync(join(folder, '_astro', names[index]!), 'utf8')).toBe(old)
  expect(new Set(names.map((name) => name.slice(0, 'crew.12345'.length))).size).toBe(1)
  for (const name of names) expect(name).toMatch(/^crew\.[\w-]{6}\.(avif|webp)$/)
})

test('a picture that is made otherwise has other names', () => {
  const [before, after] = [built(), built({ [WIDE]: 'better' })]
  const kept = new Set(namesIn(before.page))
  expect(namesIn(after.page).filter((name) => kept.has(name))).toEqual([])
})

test('everything else keeps its name', () => {
  const { folder, page } = built()
  expect(page).toContain('/_astro/crew.Ca6O-_.js')
  expect(readdirSync(join(folder, '_astro'))).toEqual(
    expect.arrayContaining(['crew.Ca6O-_.js', 'font.By5-w.woff2']),
  )
})
