import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ALWAYS_SEARCHED = '/usr/bin'

/**
 * The Chromium that tests run in: the one CHROMIUM_PATH names, and only that one where it is set;
 * otherwise the first found in /usr/bin or on the PATH. Undefined when there is none.
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH']
  if (named) return isProgram(named) ? named : undefined
  const folders = [ALWAYS_SEARCHED, ...(env['PATH'] ?? '').split(delimiter).filter(Boolean)]
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find(isProgram)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** Installs Debian's Chromium; answers whether there is one afterwards. */
function installBrowser(): boolean {
  console.log('No Chromium found: installing it with apt-get (update, then install chromium).')
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  return (
    run('update') && run('install', '-y', '--no-install-recommends', 'chromium') && !!findBrowser()
  )
}

function main() {
  const named = process.env['CHROMIUM_PATH']
  const mayInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
  if (findBrowser() || (!named && mayInstall && installBrowser())) {
    console.log(`Tests run in ${findBrowser()}`)
    return
  }
  console.error(
    named
      ? `CHROMIUM_PATH is '${named}', but there is no program there. Correct it, or unset it.`
      : 'No Chromium found. Install Chromium or Chrome (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH to one.',
  )
  process.exitCode = 1
}

if (import.meta.main) main()
