import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { postJson } from '../server/inbox/testing/contract.ts'
import { listenLocally } from '../server/run-server.ts'
import { linkProject, startCommand, temporaryFolder, writeFiles } from '../server/test-helpers.ts'
import { exchange, SITE, testRequests } from '../server/testing/request-table.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// A server on this computer: a real Caddy, and the files of this folder with other paths and ports.
const folder = temporaryFolder({}, afterAll)
const [socket, unused] = [createServer(), createServer()]
const program = new URL(await listenLocally(socket)).host
const origin = (await listenLocally(unused)).replace('127.0.0.1', 'localhost')
unused.close()
/** Starts the program again whenever it ends. */
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
    .replace('set -eu', COMMANDS)
    .replace('npm run --silent build:server', 'true')
    .replace(/=\.cache.*bin\/node/, `=${process.execPath}`)
    .replaceAll(/(?<![\w$])\/(?=srv\/site|etc\/|run\/caddy)/g, `${folder}/`)
    .replaceAll('$host:', '')
    .replaceAll('127.0.0.1:8080', program)
    .replaceAll(/(https:\/\/)?\{\$SITE_HOST\}/g, origin)
    .replace('{$OTHER_HOST}', origin.replace('localhost', 'www.localhost'))
    .replace('timeout 15s', 'timeout 3s')

function start(command: string, args: string[], fd: number | 'ignore' = 'ignore') {
  const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const, fd]
  const env = { ...process.env, HOME: folder }
  return startCommand(command, args, { cwd: folder, env, detached: true, stdio })
}
const publish = (host: string) => start('bash', ['project/deploy/publish.sh', host]).ended
const startActivating = (name: string) => start('sh', ['project/deploy/activate.sh', name])
const activate = (name: string) => startActivating(name).ended
const says = (text: string, code = 0) => ({ code, output: expect.stringContaining(text) })
const linked = (name: string) =>
  fs.readlinkSync(`${folder}/srv/site/${name}`).slice('releases/'.length)
const bodyOf = async (target: string) => (await exchange(origin, { target })).body
const titleOf = (page: string) => /<title>(.*)<\/title>/.exec(page)?.[1]
/** The release whose inbox responds, the title of the page that Caddy shows, and the release to return to. */
const state = async () => [await bodyOf('/healthz'), titleOf(await bodyOf('/')), linked('previous')]

/** A release like the one that is live, but with a title of its own. */
function upload(name: string, changed: Record<string, string> = {}) {
  const release = `${folder}/srv/site/releases/${name}`
  fs.cpSync(fs.realpathSync(join(release, '../../current')), release, { recursive: true })
  const caddyLines = fs.readFileSync(join(release, 'release.caddy'), 'utf8')
  writeFiles(release, {
    'release.caddy': caddyLines.replace(/root .*/, `root * ${release}/dist`),
    'dist/index.html': `<title>${name}</title>`,
    ...changed,
  })
  return name
}

/** Loads a page and sends an inquiry, again and again during an event. Returns what visitors got. */
async function visitDuring(event: Promise<unknown>) {
  const got = { titles: new Set<string | undefined>(), successes: new Set<boolean>() }
  let isOver = false
  const over = event.finally(() => (isOver = true))
  while (!isOver) {
    got.titles.add(titleOf(await bodyOf('/')))
    got.successes.add((await (await postJson(`${origin}/submit`)).json()).success)
  }
  await over
  return { titles: [...got.titles], successes: [...got.successes] }
}

let caddy: ReturnType<typeof start>
let first = ''
beforeAll(async () => {
  for (const name of ['run/caddy', 'srv/site/releases', 'srv/site/assets/_astro'])
    fs.mkdirSync(join(folder, name), { recursive: true })
  writeFiles(folder, {
    'etc/site.env': `INQUIRIES_DB=${folder}/data/inquiries.db\nFORM_REQUESTS_PER_MINUTE=1000000\n`,
    'etc/caddy/Caddyfile': here('Caddyfile'),
    pid: '\n',
    'project/.env': `SITE_URL=${origin}`,
    'project/deploy/publish.sh': here('publish.sh'),
    'project/deploy/activate.sh': here('activate.sh'),
  })
  writeFiles(join(folder, 'project'), SITE)
  linkProject(join(folder, 'project'), 'package.json', 'server', 'src', 'node_modules')
  const systemd = start('sh', ['-c', SYSTEMD], Reflect.get(socket, '_handle').fd)
  socket.close()
  caddy = start('caddy', ['run', '--config', 'etc/caddy/Caddyfile'])
  afterAll(() => [systemd, caddy].forEach(({ child }) => process.kill(-child.pid!, 'SIGKILL')))
  await start('git', ['init', 'project']).ended
  expect(await publish('root@site')).toMatchObject(says('is published.'))
  first = linked('current')
})

testRequests(() => origin)

test('Caddy: pages answer while the program hangs, the form says so, and no log names the visitor', async () => {
  const curl = async (path: string, ...args: string[]) =>
    (await start('curl', ['-si', '--interface', '127.0.0.2', ...args, origin + path]).ended).output
  const pid = Number(fs.readFileSync(`${folder}/pid`, 'utf8'))
  process.kill(pid, 'SIGSTOP')
  expect(await curl('/about')).toContain('200 OK')
  expect(await curl('/submit', '--json', '{}')).toMatch(/ 503 .*"success":false/s)
  expect(await curl('/submit', '-d', 'a=b')).toMatch(/ 303 .*Location: \/not-sent/s)
  process.kill(pid, 'SIGCONT')
  expect(caddy.printed.output).not.toContain('127.0.0.2')
})

test('activate: switches pages and inbox, and --back returns; no visitor notices', async () => {
  const visits = await visitDuring(activate(upload('2')))
  expect(visits).toEqual({ titles: ['Home', '2'], successes: [true] })
  expect(await state()).toEqual(['2', '2', first])
  expect(await visitDuring(activate('--back'))).toEqual({
    titles: ['2', 'Home'],
    successes: [true],
  })
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('activate: nobody sees a release that dies soon after its start', async () => {
  const dies = `if (process.argv[2] === 'serve') setTimeout(() => process.exit(3), 1500)\n`
  const code = dies + fs.readFileSync(`${folder}/srv/site/current/server.js`, 'utf8')
  const activating = activate(upload('3', { 'server.js': code }))
  expect((await visitDuring(activating)).titles).toEqual(['Home'])
  expect(await activating).toMatchObject(says(`Back on releases/${first}.`, 1))
  expect(await state()).toEqual([first, 'Home', '2'])
})

test.each([
  ['complete', 'its upload broke off'],
  ['release.caddy', 'is of the old kind'],
  ['migrations', 'cannot copy the database'],
])('activate: without %s changes nothing, and says why', async (missing, reason) => {
  fs.rmSync(`${folder}/srv/site/releases/${upload('4')}/${missing}`, { recursive: true })
  expect(await activate('4')).toMatchObject(says(reason, 1))
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('activate: goes on if its connection breaks off, and a second one waits', async () => {
  const { child } = startActivating(upload('5'))
  await expect.poll(() => linked('current'), { timeout: 30_000 }).toBe('5')
  const second = activate(upload('6'))
  process.kill(-child.pid!, 'SIGKILL')
  expect((await visitDuring(second)).titles).toContain('5')
  expect(await second).toMatchObject(says('is live.'))
  expect(await state()).toEqual(['6', '6', '5'])
})

test('activate: keeps five releases, the one to return to, and the files of open pages for 60 days', async () => {
  const assets = `${folder}/srv/site/assets/_astro`
  for (const name of '789') upload(name)
  writeFiles(`${folder}/srv/site/current/dist/_astro`, { 'open.js': '' })
  for (const name of ['old.js', 'open.js']) {
    writeFiles(assets, { [name]: '' })
    fs.utimesSync(join(assets, name), 0, 0)
  }
  expect(await activate('7')).toMatchObject(says('is live.'))
  expect(fs.readdirSync(`${folder}/srv/site/releases`)).toEqual([...'56789'])
  expect(fs.readdirSync(assets).filter((name) => name.startsWith('o'))).toEqual(['open.js'])
})

test('publish.sh: says what no commit has, and if the public gets something else', async () => {
  expect(await publish('-oProxyCommand=true')).toMatchObject(says('usage: npm run publish', 1))
  writeFiles(join(folder, 'project'), { '.env': 'SITE_URL=http://localhost:1' })
  const { code, output } = await publish('root@site')
  expect([code, output]).toEqual([1, expect.stringMatching(/\?\? \.env.*does not answer with/s)])
})
