import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { postJson } from '../server/inbox/testing/contract.ts'
import { listenLocally } from '../server/run-server.ts'
import { linkProject, startCommand, temporaryFolder, writeFiles } from '../server/test-helpers.ts'
import { exchange, SITE, testRequests } from '../server/testing/request-table.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// A server on this computer: a real Caddy, and the files of this folder with other paths and ports.
const folder = temporaryFolder({}, afterAll)
const fileOf = (name: string) => join(folder, name)
const socket = createServer()
const program = new URL(await listenLocally(socket)).host
const unused = createServer()
const origin = (await listenLocally(unused)).replace('127.0.0.1', 'localhost')
unused.close()

/** Holds the socket, and starts the program again when it ends. */
const SYSTEMD = `while sleep 0.2; do
  cd -P ${folder}/srv/site/current || continue
  LISTEN_FDS=1 ./node --env-file=${folder}/etc/site.env server.js serve &
  echo $! >${folder}/next && mv ${folder}/next ${folder}/pid && wait
done`
const COMMANDS = `
systemctl() {
  pid=$(cat ${folder}/pid)
  case $1 in
    show) echo $pid ;;
    restart) kill $pid; while grep -qx "$pid" ${folder}/pid; do sleep 0.1; done ;;
    reload*) caddy reload --config ${folder}/etc/caddy/Caddyfile ;;
  esac
}
runuser() { shift 3; "$@"; }
ssh() { shift; sh -c "$*"; }
set -eu`

const here = (name: string) =>
  fs
    .readFileSync(join(import.meta.dirname, name), 'utf8')
    .replaceAll(/(?<![\w$])\/(?=srv\/site|etc\/|run\/caddy)/g, `${folder}/`)
    .replaceAll('$host:', '')
    .replace('set -eu', COMMANDS)
    .replace(/=\.cache.*bin\/node/, `=${fileOf('node')}`)
    .replaceAll('127.0.0.1:8080', program)
    .replaceAll(/(https:\/\/)?\{\$SITE_HOST\}/g, origin)
    .replace('{$OTHER_HOST}', origin.replace('localhost', 'www.localhost'))
    .replace('timeout 15s', 'timeout 3s')

const start = (command: string, args: string[], fd: number | 'ignore' = 'ignore') =>
  startCommand(command, args, {
    cwd: folder,
    env: { ...process.env, HOME: folder },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', fd],
  })
const publish = (host: string) => start('bash', ['project/deploy/publish.sh', host]).ended
const startActivating = (name: string) => start('sh', ['project/deploy/activate.sh', name])
const activate = (name: string) => startActivating(name).ended
const says = (text: string, code = 0) => ({ code, output: expect.stringContaining(text) })

const pid = () => Number(fs.readFileSync(fileOf('pid'), 'utf8'))
const targetOf = (link: string) => fs.readlinkSync(fileOf(`srv/site/${link}`)).slice(9)
const bodyOf = async (target: string) => (await exchange(origin, { target })).body
/** The release whose inbox responds, the one whose page Caddy shows, and the one to return to. */
const state = async () => [
  await bodyOf('/healthz'),
  /<title>(.*)<\/title>/.exec(await bodyOf('/'))?.[1],
  targetOf('previous'),
]

/** A release like the one that is live, but for the name that its page says. */
function upload(name: string, changed: Record<string, string> = {}) {
  const [releases, old] = [fileOf('srv/site/releases'), targetOf('current')]
  fs.cpSync(join(releases, old), join(releases, name), { recursive: true })
  const lines = fs.readFileSync(join(releases, name, 'release.caddy'), 'utf8').replace(old, name)
  const page = `<title>${name}</title>`
  writeFiles(join(releases, name), { 'release.caddy': lines, 'dist/index.html': page, ...changed })
  return name
}

/** Has a visitor load a page and send an inquiry, again and again during an event. Returns what each got. */
async function visitDuring(event: () => Promise<void>) {
  const pages = new Set<string>()
  const inquiries = new Set<boolean>()
  let isOver = false
  async function visit() {
    while (!isOver) {
      pages.add(await bodyOf('/'))
      inquiries.add((await (await postJson(`${origin}/submit`)).json()).success)
    }
  }
  await Promise.all([visit(), event().finally(() => (isOver = true))])
  return { pages: [...pages], inquiries: [...inquiries] }
}

let caddy: ReturnType<typeof start>
let first = ''
beforeAll(async () => {
  const scripts = { ...packageFile.scripts, 'build:server': 'true' }
  writeFiles(folder, {
    'etc/site.env': `INQUIRIES_DB=${folder}/data/inquiries.db\nFORM_REQUESTS_PER_MINUTE=1000000\n`,
    'etc/caddy/Caddyfile': here('Caddyfile'),
    'run/caddy/pid': '',
    pid: '\n',
    'project/package.json': JSON.stringify({ ...packageFile, scripts }),
    'project/.env': `SITE_URL=${origin}`,
    'project/deploy/publish.sh': here('publish.sh'),
    'project/deploy/activate.sh': here('activate.sh'),
  })
  for (const name of ['releases', 'assets/_astro'])
    fs.mkdirSync(fileOf(`srv/site/${name}`), { recursive: true })
  writeFiles(fileOf('project'), SITE)
  linkProject(fileOf('project'), 'server', 'src', 'node_modules')
  fs.symlinkSync(process.execPath, fileOf('node'))
  const systemd = start('sh', ['-c', SYSTEMD], Reflect.get(socket, '_handle').fd)
  socket.close()
  caddy = start('caddy', ['run', '--config', 'etc/caddy/Caddyfile'])
  afterAll(() => [systemd, caddy].forEach(({ child }) => process.kill(-child.pid!, 'SIGKILL')))
  await start('git', ['init', 'project']).ended
  const { code, output } = await publish('root@site')
  expect([code, output]).toEqual([0, expect.stringMatching(/\?\? \.env.*is published\./s)])
  first = targetOf('current')
})

testRequests(() => origin)

test('Caddy: pages answer while the program hangs, the form says so, and no log names the visitor', async () => {
  const curl = async (path: string, ...args: string[]) =>
    (await start('curl', ['-si', '--interface', '127.0.0.2', ...args, origin + path]).ended).output
  process.kill(pid(), 'SIGSTOP')
  expect(await curl('/about')).toContain('200 OK')
  expect(await curl('/submit', '--json', '{}')).toMatch(/ 503 .*"success":false/s)
  expect(await curl('/submit', '-d', 'a=b')).toMatch(/ 303 .*Location: \/not-sent/s)
  process.kill(pid(), 'SIGCONT')
  expect(caddy.printed.output).not.toContain('127.0.0.2')
})

test('activate: switches and returns, and no visitor notices', async () => {
  const visits = await visitDuring(async () => {
    expect(await activate(upload('2'))).toMatchObject(says('releases/2 is live.'))
    expect(await state()).toEqual(['2', '2', first])
    expect(await activate('--back')).toMatchObject(says(`releases/${first} is live.`))
  })
  expect(visits).toEqual({
    pages: [SITE['dist/index.html'], '<title>2</title>'],
    inquiries: [true],
  })
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('activate: nobody sees a release that dies soon after its start', async () => {
  const dies = `if (process.argv[2] === 'serve') setTimeout(() => process.exit(3), 1500)\n`
  const code = dies + fs.readFileSync(fileOf('srv/site/current/server.js'), 'utf8')
  const { pages } = await visitDuring(async () => {
    const name = upload('3', { 'server.js': code })
    expect(await activate(name)).toMatchObject(says(`Back on releases/${first}.`, 1))
  })
  expect(pages).toEqual([SITE['dist/index.html']])
  expect(await state()).toEqual([first, 'Home', '2'])
})

test.each([
  ['complete', 'its upload broke off'],
  ['release.caddy', 'is of the old kind'],
  ['migrations', 'cannot copy the database'],
])('activate: without %s it changes nothing, and says why', async (missing, reason) => {
  fs.rmSync(fileOf(`srv/site/releases/${upload('4')}/${missing}`), { recursive: true })
  expect(await activate('4')).toMatchObject(says(reason, 1))
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('activate: goes on if its connection breaks off, and a second one waits', async () => {
  const { child } = startActivating(upload('5'))
  await expect.poll(() => targetOf('current'), { timeout: 30_000 }).toBe('5')
  const second = activate(upload('6'))
  process.kill(-child.pid!, 'SIGKILL')
  await expect.poll(() => bodyOf('/'), { timeout: 30_000 }).toContain('5')
  expect(await second).toMatchObject(says('is live.'))
  expect(await state()).toEqual(['6', '6', '5'])
})

test('activate: keeps five releases, the one to return to, and the files of open pages for 60 days', async () => {
  const assets = fileOf('srv/site/assets/_astro')
  for (const name of ['old.js', 'open.js']) writeFiles(assets, { [name]: '' })
  for (const name of ['old.js', 'open.js']) fs.utimesSync(join(assets, name), 0, 0)
  writeFiles(fileOf('srv/site/current/dist/_astro'), { 'open.js': '' })
  for (const name of ['7', '8', '9']) upload(name)
  expect(await activate('7')).toMatchObject(says('is live.'))
  expect(fs.readdirSync(fileOf('srv/site/releases'))).toEqual([...'56789'])
  expect(fs.readdirSync(assets)).toContain('open.js')
  expect(fs.readdirSync(assets)).not.toContain('old.js')
})

test('publish.sh: says what is wrong with its arguments, and if the public gets something else', async () => {
  expect(await publish('-oProxyCommand=true')).toMatchObject(says('usage: npm run publish', 1))
  writeFiles(fileOf('project'), { '.env': 'SITE_URL=http://localhost:1' })
  expect(await publish('root@site')).toMatchObject(says('does not answer', 1))
})
