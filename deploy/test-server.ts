import { execFileSync, type StdioOptions } from 'node:child_process'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { listenLocally } from '../server/run-server.ts'
import { PROJECT, startCommand, temporaryFolder, writeFiles } from '../server/test-helpers.ts'

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
  // Caddy's certificates are its own.
  '.curlrc': 'insecure',
  // The server is this computer. rsync names the user with -l.
  'bin/ssh': '#!/bin/sh\n[ "$1" = -l ] && shift 2\nshift\nexec sh -c "$*"',
}

/** A server with release 1, on free ports of this computer, until the test is over. */
export async function startTestServer(settings = {}, files = {}) {
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
  const env = {
    PATH: `${join(folder, 'bin')}:${process.env['PATH']}`,
    HOME: folder,
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
  const options = `local_certs\nskip_install_trust\nadmin off\nauto_https disable_redirects\nhttps_port ${port}`
  writeFiles(folder, {
    'site.env': lines.join(''),
    Caddyfile: `{\n${options}\n}\nimport ${PROJECT}/deploy/Caddyfile`,
  })

  const start = (fd: number | 'ignore', command: string, ...args: string[]) => {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', fd]
    const { child } = startCommand(command, args, { cwd: folder, env, stdio, detached: true })
    onTestFinished(() => void process.kill(-child.pid!, 'SIGKILL'))
  }
  start((Reflect.get(socket, '_handle') as { fd: number }).fd, 'socket')
  socket.close()
  start('ignore', 'caddy', 'run')
  // Caddy asks for a certificate once it listens.
  const issued = () =>
    fs.existsSync(join(folder, '.local/share/caddy/certificates/local/localhost'))
  await expect.poll(issued, { timeout: 20_000 }).toBe(true)

  /** Runs a command on the server, in a process group of its own. */
  const run = (command: string, ...args: string[]) =>
    startCommand(command, args, { env, detached: true })
  const startActivating = (name: string) => run('sh', join(PROJECT, 'deploy/activate.sh'), name)
  const link = (name: string) =>
    fs.existsSync(join(root, name)) ? fs.readlinkSync(join(root, name)) : undefined
  const site = `cd "$SITE_ROOT/current" && ./node --env-file="$SITE_ENV" server.js "$@"`
  const server = {
    root,
    database,
    origin: `https://localhost:${port}`,
    run,
    startActivating,
    activate: (name: string) => startActivating(name).ended,
    /** Runs a command of the release that is live. */
    site: (...args: string[]) => run('sh', '-c', site, 'site', ...args).ended,
    /** Which release serves, and where the links point. */
    state: async () => ({
      live: await (await fetch(`${app}/healthz`)).text(),
      current: link('current'),
      previous: link('previous'),
    }),
    upload: (name: string, changed?: Record<string, string>) => upload(root, name, changed),
  }
  server.upload('1', files)
  const activated = expect.objectContaining({ code: 0 })
  expect(await server.activate('1')).toEqual(activated)
  return server
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>

/** A release whose pages, headers and hashed files all say its name, with some files changed. */
function upload(root: string, name: string, changed: Record<string, string> = {}) {
  const folder = join(root, 'releases', name)
  fs.cpSync(PROGRAM, folder, { recursive: true })
  fs.symlinkSync(process.execPath, join(folder, 'node'))
  const page = `<!doctype html><title>${name}</title><script src="/_astro/app.${name}.js"></script>`
  writeFiles(folder, {
    'dist/index.html': page,
    'dist/404.html': page,
    'dist/_headers': `/*\n  X-Release: ${name}\n`,
    [`dist/_astro/app.${name}.js`]: `export default '${name}'`,
    complete: '',
    ...changed,
  })
}

/** The program of a release that crashes at one of its commands. */
export const crashAt = (command: string) =>
  `if (process.argv[2] === '${command}') process.exit(3)\n${fs.readFileSync(join(PROGRAM, 'server.js'), 'utf8')}`
