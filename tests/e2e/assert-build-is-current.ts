import { globSync, statSync } from 'node:fs'
import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'

const SOURCES = [
  '{src,content,scripts/build}/**',
  '{astro,postcss}.config.*',
  'package.json',
  '.env',
]

// oxlint-disable-next-line import/no-default-export -- Playwright requires a default export
export default function assertBuildIsCurrent() {
  const buildTime =
    statSync(`${PREVIEW_FOLDER}/index.html`, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isNewer = (path: string) => {
    const stats = statSync(path)
    return stats.isFile() && !/\.test\./.test(path) && stats.mtimeMs > buildTime
  }
  const newer = globSync(SOURCES).find(isNewer)
  if (newer)
    throw new Error(
      `${PREVIEW_FOLDER}/ is missing or older than ${newer}. Run \`npm run build:preview\` first.`,
    )
}
