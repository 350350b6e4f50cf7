import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Tests take a third less of the processor in the first, which has no windows, than in others. */
const NAMES = 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable'
/** Debian's packages that tests need, with where they are. Other systems have Arial, which is as wide. */
const PACKAGES = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
}

/** The Chromium that tests run in: what CHROMIUM_PATH names, or the first in /usr/bin or on the PATH, or undefined. */
export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)]
  const files = folders.flatMap((folder) => NAMES.split(' ').map((name) => join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** How tests start that browser. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: ['--no-sandbox'] })

if (import.meta.main) {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  const missing = Object.entries(PACKAGES).filter(([, path]) => !existsSync(path))
  const packages = missing.map(([name]) => name).join(' ')
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  if (packages && existsSync('/etc/debian_version') && !named) {
    console.log(`Tests are slower, and screenshots may differ, without this: ${install}`)
    const isRoot = process.getuid?.() === 0
    if (isRoot) spawnSync(install, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] })
  }
  const browser = findBrowser()
  if (!browser)
    throw new Error(`No Chromium found. Install it, or set CHROMIUM_PATH to one (now: '${named}').`)
  console.log(`Tests run in ${browser}`)
}
