import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { anInquiry, postForm, postJson } from '../server/inbox/testing/contract.ts'
import { listenLocally } from '../server/run-server.ts'
import * as helpers from '../server/test-helpers.ts'
import { exchange, SITE, testRequests } from '../server/testing/request-table.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// A server on this computer: a real Caddy, and the files of this folder with other paths and ports.
const folder = helpers.temporaryFolder({}, afterAll)
const file = (...names: string[]) => join(folder, ...names)
const socket = createServer()
const program = new URL(await listenLocally(socket)).host
const unused = createServer()
const origin = (await listenLocally(unused)).replace('127.0.0.1', 'localhost')
unused.close()
const here = (name: string) =>
  fs
    .readFileSync(join(import.meta.dirname, name), 'utf8')
    .replaceAll('/srv/site', file('srv'))
    .replaceAll(/\/etc\/caddy|\/run\/caddy|\/etc(?=\/site.env)/g, folder)
    .replaceAll('127.0.0.1:8080', program)
    .replaceAll(/(https:\/\/)?\{\$SITE_HOST\}/g, origin)
    .replace('{$OTHER_HOST}', origin.replace('localhost', 'www.localhost'))
    .replace('timeout 15s', 'timeout 3s')

const COMMANDS = {
  systemd: `while sleep 0.2; do
      cd -P "${folder}/srv/current" || continue
      LISTEN_FDS=1 ./node --env-file="${folder}/site.env" server.js serve &
      echo $! >"${folder}/next" && mv "${folder}/next" "${folder}/pid" && wait
    done`,
  systemctl: `read -r pid <"${folder}/pid"
    case $1 in
      show) echo "$pid" ;;
      restart) kill "$pid"; while grep -qx "$pid" "${folder}/pid"; do sleep 0.1; done ;;
      reload*) caddy reload --config "${folder}/Caddyfile" ;;
    esac`,
  runuser: 'shift 3 && exec "$@"',
  ssh: 'if [ "$1" = -l ]; then shift 2; fi; shift && exec sh -c "$*"',
}

/** Starts a command on the server, in a process group of its own. */
function start(command: string, args: string[], fd: number | 'ignore' = 'ignore') {
  const env = { HOME: folder, PATH: `${folder}/bin:${process.env['PATH']}` }
  const stdio = ['ignore' as const, 'pipe' as const, 'pipe' as const, fd]
  return helpers.startCommand(command, args, { cwd: folder, env, detached: true, stdio })
}
const publish = (...args: string[]) => start('bash', ['project/deploy/publish.sh', ...args]).ended
const startActivating = (name: string) => start('sh', ['project/deploy/activate.sh', name])
const activate = (name: string) => startActivating(name).ended
const killGroup = ({ child }: ReturnType<typeof start>) => process.kill(-child.pid!, 'SIGKILL')
const says = (text: string, code = 0) => ({ code, output: expect.stringContaining(text) })

/** The release whose inbox responds, and the one whose page Caddy shows. */
async function live() {
  const [inbox, page] = ['/healthz', '/'].map((target) => exchange(origin, { target }))
  return [(await inbox!).body, /<title>(.*)<\/title>/.exec((await page!).body)?.[1]]
}

/** A release like the first, whose page says its name. */
function upload(name: string, changed: Record<string, string> = {}) {
  const release = file('srv/releases', name)
  fs.cpSync(file('srv/releases', first), release, { recursive: true })
  const lines = fs.readFileSync(join(release, 'release.caddy'), 'utf8').replace(first, name)
  const index = `<title>${name}</title>`
  helpers.writeFiles(release, { 'release.caddy': lines, 'dist/index.html': index, ...changed })
  return name
}

/** Has a visitor load a page and send an inquiry, again and again during an event. Returns what each got. */
async function visitDuring(event: () => Promise<void>) {
  const pages = new Set<string | undefined>()
  const inquiries = new Set<boolean>()
  let isOver = false
  async function visit() {
    while (!isOver) {
      pages.add((await live())[1])
      const { success } = await (await postJson(`${origin}/submit`)).json()
      inquiries.add(success)
    }
  }
  await Promise.all([visit(), event().finally(() => (isOver = true))])
  return { pages: [...pages], inquiries: [...inquiries] }
}

let caddy: ReturnType<typeof start>
let systemd: ReturnType<typeof start>
const pid = () => Number(fs.readFileSync(file('pid'), 'utf8'))
const linkTo = (name: string) => fs.readlinkSync(file('srv', name)).replace('releases/', '')
let first = ''
beforeAll(async () => {
  for (const [name, text] of Object.entries(COMMANDS)) {
    helpers.writeFiles(folder, { [`bin/${name}`]: `#!/bin/sh\n${text}` })
    fs.chmodSync(file('bin', name), 0o755)
  }
  const settings = `INQUIRIES_DB=${folder}/data/inquiries.db\nFORM_REQUESTS_PER_MINUTE=1000000\n`
  helpers.writeFiles(folder, { 'site.env': settings, Caddyfile: here('Caddyfile'), pid: '\n' })
  for (const name of ['releases', 'assets/_astro'])
    fs.mkdirSync(file('srv', name), { recursive: true })
  systemd = start('systemd', [], Reflect.get(socket, '_handle').fd)
  socket.close()
  caddy = start('caddy', ['run'])
  // A project with a small site instead of its build.
  const { optionalDependencies, scripts } = packageFile
  const node = `node-linux-${process.arch}` as keyof typeof optionalDependencies
  helpers.writeFiles(file('project'), {
    ...SITE,
    'package.json': JSON.stringify({
      ...packageFile,
      scripts: { ...scripts, 'build:server': 'true' },
    }),
    '.env': `SITE_URL=${origin}`,
    'deploy/publish.sh': here('publish.sh'),
    'deploy/activate.sh': here('activate.sh'),
  })
  helpers.linkProject(file('project'), 'server', 'src', 'node_modules')
  const programs = file('project/.cache', `${node}-${optionalDependencies[node]}`, 'package/bin')
  fs.mkdirSync(programs, { recursive: true })
  fs.symlinkSync(process.execPath, join(programs, 'node'))
  await start('git', ['init', 'project']).ended
  expect(await publish('root@site')).toMatchObject(says('is published.'))
  first = fs.readdirSync(file('srv/releases'))[0]!
})
afterAll(() => [caddy, systemd].forEach(killGroup))

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

test('activate: a second release and the way back, and no visitor notices', async () => {
  const visits = await visitDuring(async () => {
    expect(await activate(upload('2'))).toMatchObject(says('releases/2 is live.'))
    expect(await live()).toEqual(['2', '2'])
    expect(await activate('--back')).toMatchObject(says('is live.'))
  })
  expect(visits).toEqual({ pages: ['Home', '2'], inquiries: [true] })
  expect(await live()).toEqual([first, 'Home'])
})

test('activate: of two at once, one waits', async () => {
  const both = await Promise.all([activate(upload('3')), activate(upload('4'))])
  expect(both).toMatchObject([says('is live.'), says('is live.')])
  const [inbox, page] = await live()
  expect(page).toBe(inbox)
})

test('activate: goes on if the connection breaks off', async () => {
  const { child } = startActivating(first)
  await expect.poll(() => linkTo('current'), { timeout: 30_000 }).toBe(first)
  process.kill(-child.pid!, 'SIGKILL')
  await expect.poll(live, { timeout: 30_000 }).toEqual([first, 'Home'])
  await expect.poll(() => linkTo('previous')).toMatch(/[34]/)
})

test('activate: a release that dies soon after its start is not shown to anybody', async () => {
  const dies = "if (process.argv[2] === 'serve') setTimeout(() => process.exit(3), 1500)\n"
  const code = dies + fs.readFileSync(file('srv/current/server.js'), 'utf8')
  const { pages } = await visitDuring(async () => {
    const name = upload('5', { 'server.js': code })
    expect(await activate(name)).toMatchObject(says(`Back on releases/${first}.`, 1))
  })
  expect(pages).toEqual(['Home'])
  expect(await live()).toEqual([first, 'Home'])
})

test.each([
  ['complete', 'its upload broke off'],
  ['release.caddy', 'is of the old kind'],
  ['server.js', 'cannot copy the database'],
])('activate: without %s it changes nothing, and says why', async (missing, reason) => {
  const before = [await live(), linkTo('current'), linkTo('previous')]
  fs.rmSync(file('srv/releases', upload('6'), missing))
  expect(await activate('6')).toMatchObject(says(reason, 1))
  expect([await live(), linkTo('current'), linkTo('previous')]).toEqual(before)
})

test('activate: keeps five releases, the one to return to, and files of open pages for 60 days', async () => {
  const age = (name: string) => fs.utimesSync(file('srv/assets/_astro', name), 0, 0)
  helpers.writeFiles(file('srv/assets/_astro'), { 'gone.js': '' })
  for (const name of ['gone.js', 'app.abc123.js']) age(name)
  for (const name of ['7', '8']) upload(name)
  expect(await activate(upload('9', { 'dist/_astro/app.abc123.js': 'new' }))).toMatchObject(
    says('is live.'),
  )
  expect(fs.readdirSync(file('srv/releases'))).toEqual([first, ...'56789'])
  expect(fs.existsSync(file('srv/assets/_astro/gone.js'))).toBe(false)
  expect(fs.existsSync(file('srv/assets/_astro/app.abc123.js'))).toBe(true)
})

test.each([[], ['one', 'two'], ['-oProxyCommand=true'], ['a', '--back', 'b']])(
  'publish.sh: rejects the arguments %j %j',
  async (...args) => {
    expect(await publish(...args)).toMatchObject(says('usage: npm run publish', 1))
  },
)

test('publish.sh: says what no commit has, and if the public gets something else', async () => {
  helpers.writeFiles(file('project'), { '.env': 'SITE_URL=http://localhost:1' })
  const { code, output } = await publish('root@site')
  expect([code, output]).toEqual([1, expect.stringMatching(/\?\? .env.* does not answer/s)])
})
