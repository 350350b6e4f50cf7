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

/** On the terminal itself, so that the question is visible even if the output goes to a file. */
const ASK =
  "printf 'Install them now? [y/N] ' >&2; read -r answer; case $answer in [yY]*) ;; *) false ;; esac"

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

/**
 * Returns whether to install the missing packages: 'yes', 'no', or 'ask'. CI gets all of them, any other machine only a
 * browser if there is none. Where nobody can be asked, `npm test` keeps its promise to install that browser.
 */
export function mayInstall({ isRoot, isCi, hasBrowser, isTerminal }: Record<string, boolean>) {
  if (!isRoot || (hasBrowser && !isCi)) return 'no'
  return isTerminal && !isCi ? 'ask' : 'yes'
}

if (import.meta.main) {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  const missing = Object.entries(PACKAGES).filter(([, path]) => !existsSync(path))
  const packages = missing.map(([name]) => name).join(' ')
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  if (packages && existsSync('/etc/debian_version') && !named) {
    const hasBrowser = findBrowser() !== undefined
    const lack = hasBrowser ? 'are slower, and screenshots may differ,' : 'cannot run'
    console.log(`Tests ${lack} without ${packages}. As root, run: ${install}`)
    const isRoot = process.getuid?.() === 0
    const isTerminal = process.stdin.isTTY && process.stderr.isTTY
    const may = mayInstall({ isRoot, isCi: Boolean(process.env['CI']), hasBrowser, isTerminal })
    if (may === 'ask') spawnSync(`${ASK} && ${install}`, { shell: true, stdio: 'inherit' })
    if (may === 'yes') spawnSync(`(${install}) </dev/null`, { shell: true, stdio: 'inherit' })
  }
  const browser = findBrowser()
  if (!browser)
    throw new Error(`No Chromium found. Install it, or set CHROMIUM_PATH to one (now: '${named}').`)
  console.log(`Tests run in ${browser}`)
}
