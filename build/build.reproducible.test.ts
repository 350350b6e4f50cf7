import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PREVIEW_FOLDER } from '../deploy/build-mode.ts'
import { build, copyProject } from './testing/project-copy.ts'

const LIMIT_MS = 20 * 60_000

/** Every file that is built, with the hash of its bytes. */
const fingerprint = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => {
      const bytes = readFileSync(join(folder, name))
      return `${name} ${createHash('sha256').update(bytes).digest('hex')}`
    })

// Without any cache and in folders of their own: neither the order in which files are compiled nor
// the machine's paths nor the clock may show in what visitors get.
test(
  'two builds of the same project are the same to the byte',
  () => {
    const [one, other] = [copyProject(), copyProject()].map((folder) => {
      build(folder, 'build:preview')
      return fingerprint(join(folder, PREVIEW_FOLDER))
    })
    expect(one!.length).toBeGreaterThan(60)
    expect(other).toEqual(one)
  },
  LIMIT_MS,
)
