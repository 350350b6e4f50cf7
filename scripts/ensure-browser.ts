import { spawnSync, type StdioOptions } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Debian's package of a Chromium without windows: tests take a third less of the processor in it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const OTHERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ALWAYS_SEARCHED = '/usr/bin'
/** Where Debian keeps the fallback font; elsewhere Arial, which is as wide, is part of the system. */
const FONTS = '/usr/share/fonts/truetype/liberation'

/**
 * The Chromium that tests run in: the one CHROMIUM_PATH names, and only that one where it is set;
 * otherwise the first found in /usr/bin or on the PATH. Undefined if there is none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH']
  if (named) return isProgram(named) ? named : undefined
  const folders = [ALWAYS_SEARCHED, ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)]
  const names = [HEADLESS_SHELL, ...OTHERS]
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

/** How tests start it. */
export const launchOptions = () => ({ executablePath: findBrowser(), args: ['--no-sandbox'] })

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Debian's packages that tests need and the machine lacks. A browser that CHROMIUM_PATH names is not replaced. */
function missingPackages(): string[] {
  const hasBrowser =
    Boolean(process.env['CHROMIUM_PATH']) || isProgram(join(ALWAYS_SEARCHED, HEADLESS_SHELL))
  const fonts = existsSync(FONTS) ? [] : ['fonts-liberation']
  return hasBrowser ? fonts : [HEADLESS_SHELL, ...fonts]
}

function install(packages: string[]) {
  console.log(`Installing with apt-get (update, then install): ${packages.join(', ')}.`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio: StdioOptions = ['ignore', 'inherit', 'inherit']
  const run = (...args: string[]) => spawnSync('apt-get', args, { stdio, env }).status === 0
  if (run('update')) run('install', '-y', '--no-install-recommends', ...packages)
}

function main() {
  const isDebian = existsSync('/etc/debian_version')
  const missing = isDebian ? missingPackages() : []
  if (missing.length > 0 && process.getuid?.() === 0) install(missing)
  if (isDebian && !existsSync(FONTS))
    console.warn(
      'Liberation Sans, the fallback font, is missing: screenshots may differ. Install it (sudo apt-get install fonts-liberation).',
    )
  const found = findBrowser()
  if (found) return console.log(`Tests run in ${found}`)
  const named = process.env['CHROMIUM_PATH']
  console.error(
    named
      ? `CHROMIUM_PATH is '${named}', but there is no program there. Correct it, or unset it.`
      : 'No Chromium found. Install Chromium or Chrome (on Debian: sudo apt-get install chromium-headless-shell), or set CHROMIUM_PATH to one.',
  )
  process.exitCode = 1
}

if (import.meta.main) main()
