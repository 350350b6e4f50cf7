import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Browser programs, in order of preference. `chromium-headless-shell` needs a third less CPU time than Chromium. */
const NAMES = 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable'
const PACKAGES = {
  'chromium-headless-shell': '/usr/bin/chromium-headless-shell',
  'fonts-liberation': '/usr/share/fonts/truetype/liberation',
}

export function findBrowser(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return existsSync(CHROMIUM_PATH) ? CHROMIUM_PATH : undefined
  const folders = ['/usr/bin', ...PATH.split(delimiter).filter(Boolean)]
  const files = folders.flatMap((folder) => NAMES.split(' ').map((name) => join(folder, name)))
  return files.find((file) => existsSync(file))
}

/** With font hinting, the headless shell rounds each letter's width to whole pixels, unlike visitors' browsers. */
export const browserLaunchOptions = () => ({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
})

interface Machine {
  isRoot: boolean
  isCi: boolean
  hasBrowser: boolean
}

/** Only root can install packages. In CI, root also installs the other packages, such as the screenshots' fonts. */
export const shouldInstallPackages = ({ isRoot, isCi, hasBrowser }: Machine) =>
  isRoot && (isCi || !hasBrowser)

if (import.meta.main) {
  const named = process.env['CHROMIUM_PATH'] ?? ''
  const missing = Object.entries(PACKAGES).filter(([, path]) => !existsSync(path))
  const packages = missing.map(([name]) => name).join(' ')
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages}`
  if (packages && existsSync('/etc/debian_version') && !named) {
    const hasBrowser = findBrowser() !== undefined
    const effect = hasBrowser ? 'are slower, and screenshots may differ,' : "can't run"
    const isRoot = process.getuid?.() === 0
    const isCi = Boolean(process.env['CI'])
    const installs = shouldInstallPackages({ isRoot, isCi, hasBrowser })
    const action = installs ? 'Installing with' : 'As root, run'
    console.log(`Tests ${effect} without ${packages}. ${action}: ${install}`)
    if (installs) spawnSync(`(${install}) </dev/null`, { shell: true, stdio: 'inherit' })
  }
  const browser = findBrowser()
  if (!browser)
    throw new Error(
      `Chromium not found. Install it, or set CHROMIUM_PATH to its path (now: '${named}').`,
    )
  console.log(`Tests run in ${browser}`)
}
