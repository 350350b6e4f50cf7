import { globSync, statSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'

const SOURCES = [
  '{src,content,scripts/build}/**',
  '{astro,postcss}.config.*',
  'package.json',
  '.env',
]

/** Stops a run if the build that it tests is missing, or older than something that it was made of. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes no other
export default function checkBuild() {
  const built = statSync(`${PREVIEW_FOLDER}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  // Folders are newer also where only a test in them was saved.
  const isNewer = (path: string) => {
    const stats = statSync(path)
    return stats.isFile() && !/\.test\./.test(path) && stats.mtimeMs > built
  }
  const newer = globSync(SOURCES).find(isNewer)
  if (newer)
    throw new Error(`${PREVIEW_FOLDER}/ is older than ${newer}. Run npm run build:preview first.`)
}
