import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** Where Astro keeps pictures between builds. */
const PICTURE_CACHE = '.cache/astro'

/**
 * A copy of the project as it stands, in a new folder that goes when the test file is over. It has the
 * project's packages, but none of its caches; pictures that are made already only where asked for.
 */
export function copyProject({ withPictures = false } = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'project-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  for (const name of files.split('\n').filter(Boolean)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    cpSync(join(ROOT, name), join(folder, name))
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    const isCache = name.startsWith('.') && name !== '.bin'
    if (!isCache) symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name))
  }
  if (withPictures)
    cpSync(join(ROOT, PICTURE_CACHE), join(folder, PICTURE_CACHE), { recursive: true })
  return folder
}

/** Builds a copy of the project with one of its scripts. Throws with what the build said when it failed. */
export function build(
  folder: string,
  script: 'build' | 'build:preview',
  env: Record<string, string> = {},
) {
  execFileSync('npm', ['run', '--silent', script], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}
