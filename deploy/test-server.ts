import { execFileSync, spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished } from 'vitest'
import { listenLocally } from '../server/run-server.ts'
import { temporaryFolder } from '../server/test-helpers.ts'

export const PROJECT = join(import.meta.dirname, '..')
const PROGRAM = join(PROJECT, 'test-results/program')

const MIGRATIONS = join(PROJECT, 'server/inbox/migrations')
fs.cpSync(MIGRATIONS, join(PROGRAM, 'migrations'), { recursive: true })
const BUNDLE = ['run', '--silent', 'build:program', '--', `--outfile=${PROGRAM}/server.js`]
execFileSync('npm', BUNDLE, { cwd: PROJECT })

const STUBS = {
  // As systemd with site.socket and site.service: holds the socket, and starts the program again when it ends.
  'bin/socket': `#!/bin/sh
while :; do
  until [ -e "$SITE_ROOT/current/complete" ]; do sleep 0.1; done
  cd -P "$SITE_ROOT/current"
  LISTEN_FDS=1 ./node --env-file="$SITE_ENV" server.js serve &
  echo $! >"$SITE_ROOT/pid"
  wait $!
  sleep 0.2
done`,
  // Restarts as systemd does: the old process ends first. A test may have it kill the script that calls it.
  'bin/systemctl': `#!/bin/sh
[ "$1" = restart ] || exit 0
if [ -e "$SITE_ROOT/kill-caller" ]; then rm "$SITE_ROOT/kill-caller"; kill -9 $PPID; exit; fi
pid=$(cat "$SITE_ROOT/pid" 2>/dev/null) && kill "$pid" 2>/dev/null || exit 0
while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done`,
  'bin/runuser': '#!/bin/sh\nshift 3\nexec "$@"',
  // The server is this computer. rsync names the user with -l.
  'bin/ssh': '#!/bin/sh\n[ "$1" = -l ] && shift 2\nshift\nexec sh -c "$*"',
}

/** A server as setup.sh leaves it, on free ports of this computer, until the test is over. */
export async function startTestServer(settings: Record<string, string> = {}) {
  const folder = temporaryFolder(STUBS)
  for (const name of Object.keys(STUBS)) fs.chmodSync(join(folder, name), 0o755)
  const root = join(folder, 'srv')
  for (const name of ['releases', 'assets/_astro'])
    fs.mkdirSync(join(root, name), { recursive: true })
  const database = join(folder, 'data/inquiries.db')

  const socket = createServer()
  const app = await listenLocally(socket)
  // Free, as soon as nothing listens there any more.
  const unused = createServer()
  const { port } = new URL(await listenLocally(unused))
  unused.close()
  const host = `localhost:${port}`
  const origin = `https://${host}`
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_ROOT: root,
    SITE_ENV: join(folder, 'site.env'),
    SITE_HEALTH: `${app}/healthz`,
    SITE_HOST: 'localhost',
    OTHER_HOST: 'www.localhost',
    APP: new URL(app).host,
    ASSETS: join(root, 'assets'),
  }
  const always = { INQUIRIES_DB: database, FORM_ADDRESS_HEADER: 'X-Real-IP' }
  const variables = { ...always, FORM_REQUESTS_PER_MINUTE: '1000000', ...settings }
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`)
  fs.writeFileSync(env.SITE_ENV, lines.join(''))
  const caddyfile = join(folder, 'Caddyfile')
  const options = `local_certs\nskip_install_trust\nadmin off\nauto_https disable_redirects\nhttps_port ${port}`
  fs.writeFileSync(caddyfile, `{\n${options}\n}\nimport ${join(PROJECT, 'deploy/Caddyfile')}`)

  const log = fs.openSync(join(folder, 'log'), 'a')
  const start = ([command, ...args]: string[], fd: number) => {
    const stdio: StdioOptions = ['ignore', log, log, fd]
    const { pid } = spawn(command!, args, { env, stdio, detached: true })
    onTestFinished(() => void process.kill(-pid!, 'SIGKILL'))
  }
  start(['socket'], (Reflect.get(socket, '_handle') as { fd: number }).fd)
  socket.close()
  start(['caddy', 'run', '--adapter', 'caddyfile', '--config', caddyfile], log)
  // Caddy asks for a certificate once it listens.
  const issued = () => fs.existsSync(join(folder, 'caddy/certificates/local/localhost'))
  await expect.poll(issued, { timeout: 20_000 }).toBe(true)

  /** Runs a command on the server, in a process group of its own. */
  const run = ([command, ...args]: string[], changed: Record<string, string> = {}) => {
    const child = spawn(command!, args, { env: { ...env, ...changed }, detached: true })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output }))
    return { child, ended }
  }
  const startActivating = (name: string) => run(['sh', join(PROJECT, 'deploy/activate.sh'), name])
  const link = (name: string) =>
    fs.existsSync(join(root, name)) ? fs.readlinkSync(join(root, name)) : undefined
  const site = `cd "$SITE_ROOT/current" && ./node --env-file="$SITE_ENV" server.js "$@"`
  return {
    root,
    database,
    origin,
    host,
    certificate: join(folder, 'caddy/pki/authorities/local/root.crt'),
    run,
    startActivating,
    activate: (name: string) => startActivating(name).ended,
    /** Runs a command of the release that is live. */
    site: (...args: string[]) => run(['sh', '-c', site, 'site', ...args]).ended,
    /** Which release serves, and where the links point. */
    state: async () => ({
      live: await (await fetch(`${app}/healthz`)).text(),
      current: link('current'),
      previous: link('previous'),
    }),
    inquiries: () => query(database, 'SELECT count(*) AS found FROM inquiries'),
    version: (file = database) =>
      query(file, 'SELECT user_version AS found FROM pragma_user_version'),
    upload: (name: string, changed?: Record<string, string>) => upload(root, name, changed),
  }
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A release whose pages, headers and hashed files all say its name, with some files changed. */
function upload(root: string, name: string, changed: Record<string, string> = {}) {
  const folder = join(root, 'releases', name)
  fs.cpSync(PROGRAM, folder, { recursive: true })
  fs.symlinkSync(process.execPath, join(folder, 'node'))
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
    fs.mkdirSync(dirname(join(folder, file)), { recursive: true })
    fs.writeFileSync(join(folder, file), content)
  }
}

/** The program of a release that crashes at one of its commands. */
export const crashAt = (command: string) =>
  `if (process.argv[2] === '${command}') process.exit(3)\n${fs.readFileSync(join(PROGRAM, 'server.js'), 'utf8')}`

function query(file: string, sql: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const { found } = database.prepare(sql).get()!
  database.close()
  return found as number
}
