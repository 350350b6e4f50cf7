import { execFileSync, spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { listenLocally } from '../server/listen-locally.ts'
import { temporaryFolder } from '../server/test-helpers.ts'

const PROJECT = join(import.meta.dirname, '..')
const PROGRAM = join(temporaryProgramFolder(), 'server.js')

/** As systemd with site.socket and site.service: holds the socket, and starts the program again when it ends. */
const STAND_IN = `
while :; do
  until [ -e "$SITE_ROOT/current/complete" ]; do sleep 0.1; done
  cd -P "$SITE_ROOT/current"
  LISTEN_FDS=1 ./node --env-file="$SITE_ENV" server.js serve &
  echo $! >"$SITE_ROOT/pid"
  wait $!
  sleep 0.2
done`

/** Restarts as systemd does: the old process ends first. A test may have it kill the script that calls it. */
const SYSTEMCTL = `#!/bin/sh
[ "$1" = restart ] || exit 0
if [ -e "$SITE_ROOT/kill-caller" ]; then rm "$SITE_ROOT/kill-caller"; kill -9 $PPID; exit; fi
pid=$(cat "$SITE_ROOT/pid" 2>/dev/null) && kill "$pid" 2>/dev/null || exit 0
while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done`

const STUBS = {
  'bin/systemctl': SYSTEMCTL,
  'bin/runuser': '#!/bin/sh\nshift 3\nexec "$@"',
  // The server is this computer. rsync names the user with -l.
  'bin/ssh': '#!/bin/sh\n[ "$1" = -l ] && shift 2\nshift\nexec sh -c "$*"',
}

function temporaryProgramFolder() {
  const folder = join(PROJECT, 'test-results/program')
  cpSync(join(PROJECT, 'server/inbox/migrations'), join(folder, 'migrations'), { recursive: true })
  execFileSync('npm', ['run', '--silent', 'build:program', '--', `--outfile=${folder}/server.js`])
  return folder
}

/** A server as setup.sh leaves it, on free ports of this computer, until the test is over. */
export async function startTestServer(settings: Record<string, string> = {}) {
  const folder = temporaryFolder(STUBS)
  for (const name of Object.keys(STUBS)) chmodSync(join(folder, name), 0o755)
  const root = join(folder, 'srv')
  for (const name of ['releases', 'assets/_astro']) mkdirSync(join(root, name), { recursive: true })
  const database = join(folder, 'data/inquiries.db')
  const settingsFile = join(folder, 'site.env')
  const all = {
    INQUIRIES_DB: database,
    FORM_ADDRESS_HEADER: 'X-Real-IP',
    FORM_REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  }
  writeFileSync(
    settingsFile,
    Object.entries(all)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )

  const socket = createServer()
  const appOrigin = await listenLocally(socket)
  const ports = await Promise.all([freePort(), freePort()])
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ROOT: root,
    SITE_ENV: settingsFile,
    SITE_HEALTH: `${appOrigin}/healthz`,
    SITE_HOST: 'localhost',
    OTHER_HOST: 'www.localhost',
    APP: new URL(appOrigin).host,
    ASSETS: join(root, 'assets'),
  }
  const log = openSync(join(folder, 'log'), 'a')
  const { fd } = Reflect.get(socket, '_handle') as { fd: number }
  endLater(spawn('sh', ['-c', STAND_IN], { env, stdio: ['ignore', log, log, fd], detached: true }))
  socket.close()

  const caddyfile = join(folder, 'Caddyfile')
  writeFileSync(
    caddyfile,
    `{
      local_certs
      skip_install_trust
      admin off
      http_port ${ports[0]}
      https_port ${ports[1]}
    }
    import ${join(PROJECT, 'deploy/Caddyfile')}`,
  )
  const caddyArguments = ['run', '--adapter', 'caddyfile', '--config', caddyfile]
  endLater(spawn('caddy', caddyArguments, { env, stdio: ['ignore', log, log], detached: true }))
  const certificate = join(folder, 'caddy/pki/authorities/local/root.crt')
  await expect
    .poll(() => existsSync(certificate) && isListening(ports[1]), { timeout: 20_000 })
    .toBe(true)

  /** Runs a script in deploy/ as publish.sh does over ssh. */
  const run = (args: string[], changed: Record<string, string> = {}) => {
    const child = spawn(args[0]!, args.slice(1), { env: { ...env, ...changed }, detached: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = new Promise<{ code: number | null; output: string }>((end) =>
      child.on('close', (code) => end({ code, output })),
    )
    return { child, ended }
  }
  return {
    root,
    database,
    certificate,
    port: ports[1],
    run,
    activate: (name: string) => run(['sh', join(PROJECT, 'deploy/activate.sh'), name]).ended,
    /** Which release answers the public. */
    live: async () => (await fetch(`${appOrigin}/healthz`)).text(),
    link: (name: string) => readlinkSync(join(root, name)),
    /** Runs a command of the release that is live. */
    site: (...args: string[]) =>
      run([
        'sh',
        '-c',
        `cd "$SITE_ROOT/current" && ./node --env-file="$SITE_ENV" server.js ${args.join(' ')}`,
      ]).ended,
    inquiries: () => query(database, 'SELECT count(*) AS found FROM inquiries'),
    version: (file = database) =>
      query(file, 'SELECT user_version AS found FROM pragma_user_version'),
    upload: (name: string, changed?: Record<string, string>) => upload(root, name, changed),
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A release whose pages, headers and hashed files all say its name, with files that a test wants otherwise. */
function upload(root: string, name: string, changed: Record<string, string> = {}) {
  const folder = join(root, 'releases', name)
  cpSync(dirname(PROGRAM), folder, { recursive: true })
  symlinkSync(process.execPath, join(folder, 'node'))
  const page = `<!doctype html><title>${name}</title><script src="/_astro/app.${name}.js"></script>`
  const files = {
    'dist/index.html': page,
    'dist/404.html': page,
    'dist/_headers': `/*\n  X-Release: ${name}\n`,
    [`dist/_astro/app.${name}.js`]: `export default '${name}'`,
    complete: '',
    ...changed,
  }
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
}

/** The program of a release, which does something else for one of its commands. */
export const programThat = (does: string, command: string) =>
  `if (process.argv[2] === '${command}') { ${does} }\n${readFileSync(PROGRAM, 'utf8')}`

function endLater({ pid }: { pid?: number | undefined }) {
  onTestFinished(() => void process.kill(-pid!, 'SIGKILL'))
}

async function freePort(): Promise<number> {
  const server = createServer()
  const origin = await listenLocally(server)
  await new Promise((closed) => server.close(closed))
  return Number(new URL(origin).port)
}

const isListening = (port: number) =>
  spawnSync('curl', [
    '-sk',
    `https://localhost:${port}/_astro/none.js`,
    '-m',
    '1',
    '-o',
    '/dev/null',
  ]).status !== 7

function query(file: string, sql: string): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const { found } = database.prepare(sql).get() as { found: number }
  database.close()
  return found
}
