import { join } from 'node:path'
import { precompressFolder } from '../../build/precompress.ts'
import { temporaryFolder } from '../../server/test-helpers.ts'
import { PUBLISHING_FOLDER } from '../../build/settings.ts'
import { writeHeaders } from '../../build/headers.ts'
import { SERVER_PLACE, type Place } from '../nginx.ts'
import { readRelease, writeRelease } from '../release.ts'

/** The file that every build of these has, and the one that only this build has. */
export const COMMON_FILE = '/_astro/common.abc123.css'
export const fileOf = (build: string) => `/_astro/${build}.abc123.js`

/** A project whose build for publishing is finished: a page with a script, and so with a policy, of its own. */
export async function builtProject(build: string, site: string, place: Place = SERVER_PLACE) {
  const page = `<!doctype html><title>${build}</title><script>start('${build}')</script>
<script src="${fileOf(build)}"></script>${'<p>Words.'.repeat(200)}`
  const files = {
    'index.html': page,
    '404.html': page,
    [COMMON_FILE]: '*{}',
    [fileOf(build)]: 'export {}',
  }
  const root = temporaryFolder(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [join(PUBLISHING_FOLDER, name), text]),
    ),
  )
  const folder = join(root, PUBLISHING_FOLDER)
  const headers = await writeHeaders(folder, true)
  await precompressFolder(folder)
  await writeRelease({ root, site, headers, place })
  return { root, release: readRelease(root) }
}
