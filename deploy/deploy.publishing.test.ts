import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import * as fs from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { listenOnFreePort } from '../server/run-hono-app.ts'
import {
  requestExactPath,
  SITE_FILES,
  testSiteResponses,
} from '../server/testing/expected-site-responses.ts'
import { postInquiry } from '../server/testing/inbox.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const folder = temporaryFolder(SITE_FILES, afterAll)
const srv = join(folder, 'srv/site')
const [socket, unused] = [createServer(), createServer()]
const inbox = new URL(await listenOnFreePort(socket)).host
const origin = (await listenOnFreePort(unused)).replace('127.0.0.1', 'localhost')
unused.close()
const SYSTEMD = `while sleep 0.2; do
  cd -P ${srv}/current || continue
  LISTEN_FDS=1 ./node --env-file=${folder}/site.env server.js serve &
  echo $! >${folder}/next && mv ${folder}/next ${folder}/pid && wait
done`
const COMMAND_STUBS = {
  systemctl: `pid=$(cat ${folder}/pid)
    case $1 in
      show) echo $pid ;;
      restart) kill $pid; while grep -qx "$pid" ${folder}/pid; do sleep 0.1; done ;;
      *) caddy reload --config ${folder}/deploy/Caddyfile ;;
    esac`,
  runuser: 'shift 3; exec "$@"',
  ssh: '[ $1 != -l ] || shift 2; shift; exec sh -c "$*"',
}
const FILES = ['publish.sh', 'activate.sh', 'Caddyfile', 'inquiries']
const REPLACEMENTS = Object.entries({
  '/srv/site': srv,
  '/etc/caddy': `${folder}/deploy`,
  '/etc/site.env': `${folder}/site.env`,
  '/var/lib/site': `${folder}/data`,
  '/run/caddy': folder,
  '127.0.0.1:8080': inbox,
  'response_header_timeout 15s': 'response_header_timeout 3s',
})

function lockNode(bytes: Buffer) {
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`
  const locked = { version: '24.0.0', resolved: `file:${folder}/node.tgz`, integrity }
  const packages = { [`node_modules/node-linux-${process.arch}`]: locked }
  fs.writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
}

function start(script: string, fd: number | 'ignore' = 'ignore') {
  const hosts = { SITE_HOST: origin, ALIAS_HOST: origin.replace('localhost', 'www.localhost') }
  const env = {
    ...process.env,
    ...hosts,
    HOME: folder,
    PATH: `${folder}/bin:${process.env['PATH']}`,
  }
  const options = { cwd: folder, env, detached: true }
  const stdio = ['ignore' as const, 'pipe' as const, 'ignore' as const, fd]
  const child = spawn('sh', ['-c', `exec 2>&1; ${script}`], { ...options, stdio })
  return { output: text(child.stdout!), kill: () => process.kill(-child.pid!, 'SIGKILL') }
}
const run = (script: string) => start(`${script}\necho exit $?`).output
const publish = (host: string) => run(`bash deploy/publish.sh ${host}`)
const activate = (name: string) => run(`sh deploy/activate.sh ${name}`)

async function upload(name: string, changes = '') {
  await run(`cd ${srv}/releases && rm -rf ${name} && cp -al ../current/. ${name} && cd ${name} || exit
    sed -i 's#^root .*#root * ${srv}/releases/${name}/dist#' release.caddy
    sed -i 's#^var RELEASE_NAME = .*#var RELEASE_NAME = "${name}"#' server.js
    sed -i 's#<title>.*</title>#<title>${name}</title>#' dist/index.html\n${changes}`)
  return name
}

const releaseOf = (name: string) => fs.readlinkSync(join(srv, name)).slice('releases/'.length)
const bodyOf = async (target: string) => (await requestExactPath(origin, target)).body
const title = async () => /<title>(.*)<\/title>/.exec(await bodyOf('/'))?.[1]
const state = async () => [await bodyOf('/healthz'), await title(), releaseOf('previous')]

async function visitDuring(event: Promise<unknown>) {
  const results = new Set<string>()
  async function visit() {
    const { success } = await (await postInquiry(`${origin}/submit`)).json()
    results.add(`${await title()} ${success}`)
  }
  const visiting = new AbortController()
  const finished = event.finally(() => visiting.abort())
  // Reloading Caddy can break a connection, so failed requests are retried. On real servers, the setting
  // `tcp_migrate_req` in setup.sh prevents broken connections.
  while (!visiting.signal.aborted) await visit().catch(visit)
  await finished
  return [...results]
}

let first = ''
beforeAll(async () => {
  await run(`mkdir -p bin deploy srv/site/releases srv/site/assets/_astro && git init
    for name in server src scripts content node_modules; do ln -s ${import.meta.dirname}/../$name; done
    printf 'INQUIRIES_DB=${folder}/data/inquiries.db\nFORM_REQUESTS_PER_MINUTE=1000000' >site.env
    echo SITE_URL=${origin} >.env && echo >pid
    mkdir -p package/bin && echo '{"name":"node","version":"24.0.0"}' >package/package.json
    printf '#!/bin/sh\nexec ${process.execPath} "$@"' >package/bin/node && chmod +x package/bin/node
    tar -czf node.tgz package`)
  lockNode(fs.readFileSync(join(folder, 'node.tgz')))
  const scripts = { ...packageFile.scripts, 'build:server': 'true' }
  fs.writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...packageFile, scripts }))
  for (const [name, script] of Object.entries(COMMAND_STUBS))
    fs.writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}`, { mode: 0o755 })
  const original = (name: string) => fs.readFileSync(join(import.meta.dirname, name), 'utf8')
  for (const [text] of REPLACEMENTS) expect(FILES.map(original).join()).toContain(text)
  for (const name of FILES) {
    const edited = REPLACEMENTS.reduce(
      (text, [from, to]) => text.replaceAll(from, to),
      original(name),
    )
    fs.writeFileSync(join(folder, 'deploy', name), edited)
  }
  const systemd = start(SYSTEMD, Reflect.get(socket, '_handle').fd)
  socket.close()
  const caddy = start('caddy run --config deploy/Caddyfile >caddy.log 2>&1')
  expect(await publish('root@site')).toMatch(/\?\? \.env.*is published\.\nexit 0/s)
  first = releaseOf('current')
  return () => [systemd, caddy].forEach(({ kill }) => kill())
})

testSiteResponses(() => origin)

test('Caddy while the inbox hangs: serves pages, tells visitors that nothing was sent, and logs no addresses', async () => {
  const curl = (args: string) => run(`curl -si --interface 127.0.0.2 ${origin}${args}`)
  await run('kill -STOP $(cat pid)')
  expect(await curl('/about')).toContain('200 OK')
  expect(await curl('/submit --json {}')).toMatch(/ 503 .*"success":false/s)
  expect(await curl('/submit -d a=b')).toMatch(/ 303 .*Location: \/not-sent/s)
  await run('kill -CONT $(cat pid) && mv srv/site/current/dist/404.html page')
  expect(await curl('/nowhere')).toContain('404')
  await run('mv page srv/site/current/dist/404.html')
  expect(fs.readFileSync(join(folder, 'caddy.log'), 'utf8')).not.toContain('127.0.0.2')
})

test('activate: switches pages and inbox without a failed request, and so does --back', async () => {
  expect(await visitDuring(activate(await upload('2')))).toEqual(['Home true', '2 true'])
  expect(await state()).toEqual(['2', '2', first])
  expect(await visitDuring(activate('--back'))).toEqual(['2 true', 'Home true'])
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('release that crashes soon after its start: is never visible, even if Caddy restarts', async () => {
  const dies = "if (process.argv[2] === 'serve') setTimeout(() => process.exit(3), 1500)"
  const activating = activate(await upload('3', `sed -i "1i ${dies}" server.js`))
  await expect.poll(() => releaseOf('current')).toBe('3')
  expect(await run('systemctl reload caddy')).toContain('exit 0')
  expect((await visitDuring(activating)).join()).toMatch(/^Home true(,Home false)?$/)
  expect(await activating).toMatch(/Back on releases\/\S+-none-\d+\.\nexit 1/)
  expect(await state()).toEqual([first, 'Home', '2'])
})

test('release that Caddy rejects: the old release stays, even if Caddy restarts', async () => {
  const activating = activate(await upload('3', 'echo nonsense >>release.caddy'))
  expect(await visitDuring(activating)).toEqual(['Home true'])
  expect(await activating).toMatch(/Back on releases\/\S+-none-\d+\.\nexit 1/)
  expect(await run('systemctl reload caddy')).toContain('exit 0')
  expect(await state()).toEqual([first, 'Home', '2'])
})

test.each([
  ['complete', 'its upload was not completed'],
  ['migrations', 'cannot copy the database'],
])(
  'release without %s: is refused with the reason, and nothing changes',
  async (missing, reason) => {
    expect(await activate(await upload('4', `rm -r ${missing}`))).toMatch(`${reason}`)
    expect(await state()).toEqual([first, 'Home', '2'])
  },
)

test('activate: continues if its connection fails, and a second activation waits', async () => {
  const { kill } = start(`sh deploy/activate.sh ${await upload('5')}`)
  await expect.poll(() => releaseOf('current')).toBe('5')
  const second = activate(await upload('6'))
  kill()
  expect(await visitDuring(second)).toContain('5 true')
  expect(await second).toContain('is live.\nexit 0')
  expect(await state()).toEqual(['6', '6', '5'])
})

test('activate: keeps five releases, the previous release, and files of open pages for 60 days', async () => {
  for (const name of '789') await upload(name)
  await run(`cd ${srv}/assets/_astro && touch -d 2000-01-01 old.js open.js
    touch ${srv}/current/dist/_astro/open.js`)
  expect(await activate('7')).toContain('is live.\nexit 0')
  expect(fs.readdirSync(join(srv, 'releases'))).toEqual([...'56789'])
  expect(await run(`ls ${srv}/assets/_astro/o*`)).toMatch(/^\S+open.js\nexit 0/)
})

test('files with unusual names: are published, and deleted 60 days after the last release that uses them', async () => {
  const names = ['on deck', "captain's", '[1] "2" $3 \\4', '-rf', '海员 é e\u0301', 'two\nlines']
  const files = names.map((name) => `${name}.abc12.avif`)
  for (const file of files) fs.writeFileSync(join(folder, 'dist/_astro', file), 'picture')
  const found = async () => {
    const targets = files.map((file) => `/_astro/${encodeURIComponent(file)}`)
    return Promise.all(
      targets.map(async (target) => (await requestExactPath(origin, target)).status),
    )
  }
  const pass70Days = () => run(`find ${srv} -name '*.avif' -exec touch -d '70 days ago' {} +`)
  for (const _ of ['first release', 'second release']) {
    await pass70Days()
    expect(await publish('root@site')).toContain('is published.\nexit 0')
    expect(await found()).toEqual(files.map(() => 200))
  }
  for (const [release, status] of [
    ['without', 200],
    ['later', 404],
  ] as const) {
    await pass70Days()
    await activate(await upload(release, 'rm dist/_astro/*.avif'))
    expect(await found()).toEqual(files.map(() => status))
  }
})

test('publish.sh --back: returns to the previous release', async () => {
  const [, , previous] = await state()
  expect(await publish('root@site --back')).toContain(`releases/${previous} is live.\nexit 0`)
  expect((await state())[0]).toBe(previous)
})

test('release with another retention period than RETENTION_DAYS: is live, and the publisher is warned', async () => {
  const page = `echo 'kept for 30 days' >dist/privacy.html`
  const output = await activate(await upload('privacy', page))
  expect(output).toMatch(
    /RETENTION_DAYS is 400, but dist\/privacy\.html doesn't contain.*is live\.\nexit 0/s,
  )
})

const PRIVACY_PAGE = "echo 'kept for 400 days' >dist/privacy.html"

test('inquiries check: lists what expires soon in the live release', async () => {
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const released = JSON.parse(fs.readFileSync(join(srv, 'current/last-days.json'), 'utf8'))
  expect(released.site).toBe(origin)
  expect(released.days.map(({ what }: { what: string }) => what)).toContain(
    'content/security.yaml: expires',
  )
  const days = { site: origin, days: [{ what: 'A licence', day }] }
  const changes = `rm last-days.json && echo '${JSON.stringify(days)}' >last-days.json\n${PRIVACY_PAGE}`
  const output = await activate(await upload('lapsing', changes))
  expect(output).toContain(`A licence ends in 5 days, on ${day}. Renew it,`)
  expect(await run('sh deploy/inquiries check')).toMatch(/A licence ends in 5 days.*\nexit 1/s)
})

function commandsInGuide(beginning: string, copy: string) {
  const guide = fs.readFileSync(
    join(import.meta.dirname, '../docs/how-to/back-up-and-restore.md'),
    'utf8',
  )
  const commands = guide.split(/```(?:sh)?\n/).find((text) => text.startsWith(beginning))!
  return commands
    .replaceAll('/var/lib/site', `${folder}/data`)
    .replace('inquiries-03.db.age', copy)
    .replace('site-backup.key', `${folder}/site-backup.key`)
    .replaceAll('2027-01-31', '2027-01-30')
}

test.runIf(fs.existsSync('/dev/shm'))(
  'copy-backup: restores the inquiries of a lost server from a mounted folder and through ssh',
  async () => {
    const mounted = fs.mkdtempSync('/dev/shm/site-test-')
    onTestFinished(() => fs.rmSync(mounted, { recursive: true }))
    const settings = fs.readFileSync(join(folder, 'site.env'), 'utf8')
    await activate(await upload('copied', PRIVACY_PAGE))
    await run('age-keygen -o site-backup.key && mkdir -p elsewhere')
    const key = (await run('age-keygen -y site-backup.key')).split('\n')[0]!
    const copyTo = (target: string) => {
      fs.writeFileSync(
        join(folder, 'site.env'),
        `${settings}\nBACKUP_TO=${target}\nBACKUP_KEY=${key}\n`,
      )
      return run('sh deploy/inquiries copy-backup')
    }
    async function restartAfter(command: string) {
      await run(`${command} && systemctl restart site`)
      await expect.poll(() => bodyOf('/healthz')).toBe(releaseOf('current'))
    }
    await run(`ln -sf ${folder}/deploy/inquiries bin/inquiries && chmod +x deploy/inquiries`)
    const { reference } = await (await postInquiry(`${origin}/submit`)).json()
    expect(await run('inquiries backup')).toContain('exit 0')
    expect(await copyTo(`${folder}/elsewhere`)).toMatch(/on the same disk.*\nexit 1/s)
    expect(await run('inquiries check')).toContain('No backup was copied to')
    expect(await copyTo('/dev/shm/not-there')).toMatch(/ENOENT.*\nexit 1/s)
    for (const target of [mounted, `root@elsewhere:${folder}/elsewhere`]) {
      expect(await run('inquiries backup')).toContain('exit 0')
      expect(await copyTo(target)).toContain('exit 0')
      expect(await run('inquiries check')).not.toContain('No backup was copied to')
      const place = target.replace(/^.*:/, '')
      const copies = fs.readdirSync(place)
      expect(copies).toEqual([expect.stringMatching(/^inquiries-(0\d|1[0-3])\.db\.age$/)])
      expect(fs.readFileSync(join(place, copies[0]!), 'latin1')).toMatch(/^age-encryption\.org/)

      await restartAfter('rm -r data')
      expect(await run('inquiries list')).not.toContain(reference)
      const fetched = commandsInGuide('ssh root', join(place, copies[0]!))
      expect(await run(`set -e\n${fetched}`)).toContain('exit 0')
      await run(commandsInGuide('systemctl stop site', copies[0]!))
      expect(await run('inquiries list')).toContain(reference)
    }
    fs.writeFileSync(join(folder, 'site.env'), settings)
    await restartAfter('true')
  },
)

test('site without redirects: is published', async () => {
  await run('cp dist/_redirects redirects && : >dist/_redirects')
  expect(await publish('root@site')).toMatch(/is published\.\nexit 0/)
  await run('mv redirects dist/_redirects')
})

test('Node with another hash than in the lock file: is not published', async () => {
  const [active] = await state()
  lockNode(Buffer.from('other'))
  expect(await publish('root@site')).toMatch(/EINTEGRITY.*\nexit 1/s)
  expect(await bodyOf('/healthz')).toBe(active)
  lockNode(fs.readFileSync(join(folder, 'node.tgz')))
})

test('server that an earlier version set up: publish.sh names the command to set it up again', async () => {
  await run(`sed -i.new 's#${srv}/public#${srv}/current#' deploy/Caddyfile`)
  for (const args of ['root@site', 'root@site --back'])
    expect(await publish(args)).toMatch(/npm run server:setup -- root@site\nexit 1/)
  await run('mv deploy/Caddyfile.new deploy/Caddyfile')
})

test('publish.sh: rejects an invalid host, and reports if the public site differs from the build', async () => {
  expect(await publish('-oProxyCommand=true')).toMatch(/^usage: npm run publish.*\nexit 1/)
  await run('echo SITE_URL=http://localhost:1 >.env')
  expect(await publish('root@site')).toMatch(/does not answer with the page.*\nexit 1/)
})
