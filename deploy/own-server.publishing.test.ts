import * as fs from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import packageFile from '../package.json' with { type: 'json' }
import { anInquiry } from '../server/inbox/testing/contract.ts'
import { inquiriesIn } from '../server/inbox/testing/inbox.ts'
import { startMailServer } from '../server/inbox/testing/mail-server.ts'
import { linkProject, PROJECT, temporaryFolder } from '../server/test-helpers.ts'
import { crashAt, startTestServer, type TestServer } from './test-server.ts'
import { visitDuring } from './test-visitors.ts'

const FIRST = { live: '1', current: 'releases/1', previous: undefined }
const SECOND = { live: '2', current: 'releases/2', previous: 'releases/1' }
const says = (text: string, code = 0) => ({ code, output: expect.stringContaining(text) })

const columnsOf = (file: string) => Object.keys(inquiriesIn(file)[0]!)

/** Activates a release that does not pass, and expects that nothing changed. */
async function expectRejected(server: TestServer, name: string, reason: string) {
  const before = [await server.state(), columnsOf(server.database)]
  const output = expect.stringMatching(new RegExp(`${reason}\\n$`))
  expect(await server.activate(name)).toMatchObject({ code: 1, output })
  expect([await server.state(), columnsOf(server.database)]).toEqual(before)
}

/** What happens to a server with release 1, while visitors come. */
const EVENTS: Record<string, (server: TestServer) => Promise<void>> = {
  'activate: of two at once, one waits for the other': async ({ upload, activate, state }) => {
    for (const name of ['2', '3']) upload(name)
    const both = await Promise.all([activate('2'), activate('3')])
    expect(both).toMatchObject([says('is live.'), says('is live.')])
    const { live, current, previous } = await state()
    expect([current, previous].toSorted()).toEqual(['releases/2', 'releases/3'])
    expect(current).toBe(`releases/${live}`)
  },
  'activate: rejects an upload that broke off': async (server) => {
    server.upload('2')
    fs.rmSync(join(server.root, 'releases/2/complete'))
    await expectRejected(server, '2', 'its upload broke off. Nothing was changed.')
  },
  'preflight: rejects a migration that fails': async (server) => {
    server.upload('2', { 'migrations/0009_a.sql': 'ALTER TABLE nothing ADD COLUMN a;' })
    await expectRejected(server, '2', 'Nothing was changed.')
  },
  'activate: goes on if the connection breaks off': async (server) => {
    server.upload('2')
    const { child } = server.startActivating('2')
    const backup = join(server.database, '../backups/before-2.db')
    await expect.poll(() => fs.existsSync(backup), { timeout: 20_000 }).toBe(true)
    child.stdout!.destroy()
    child.stderr!.destroy()
    // The whole group, as when a terminal is closed.
    process.kill(-child.pid!, 'SIGKILL')
    await expect.poll(server.state, { timeout: 30_000 }).toEqual(SECOND)
  },
  'activate: killed before the restart, the old release serves until the next run': async (
    server,
  ) => {
    server.upload('2')
    fs.writeFileSync(join(server.root, 'kill-caller'), '')
    expect((await server.activate('2')).code).not.toBe(0)
    expect(await server.state()).toMatchObject({ live: '1', current: 'releases/2' })
    expect(await server.activate('2')).toMatchObject(says('is live.'))
    expect(await server.state()).toEqual(SECOND)
  },
  'activate: returns to the old release if the new one dies after the switch': async (server) => {
    server.upload('2', { 'server.js': crashAt('serve') })
    expect(await server.activate('2')).toMatchObject(says('Back on releases/1.', 1))
    expect(await server.state()).toEqual(FIRST)
  },
  '--back: returns to the previous release, also with a newer database': async (server) => {
    server.upload('2', { 'migrations/0009_a.sql': 'ALTER TABLE inquiries ADD COLUMN a TEXT;' })
    expect(await server.activate('2')).toMatchObject(says('is live.'))
    const backup = join(server.database, '../backups/before-2.db')
    expect(columnsOf(backup)).not.toContain('a')
    expect(await server.activate('--back')).toMatchObject(says('releases/1 is live.'))
    expect(await server.state()).toMatchObject({ live: '1' })
    expect(columnsOf(server.database)).toContain('a')
  },
  '--back: rejects a release that cannot read today’s data': async (server) => {
    await expectRejected(server, '--back', 'There is no previous release.')
    server.upload('2')
    expect(await server.activate('2')).toMatchObject(says('is live.'))
    fs.writeFileSync(join(server.root, 'releases/1/server.js'), crashAt('preflight'))
    await expectRejected(server, '--back', 'Nothing was changed.')
  },
  'publish.sh: sends a build until the public gets it, and returns with --back': async (server) => {
    const publish = publisher(server)
    expect(await publish()).toMatchObject(says('is published.'))
    expect((await server.state()).live).toMatch(/^\d{8}-\d{6}-none-\d+$/)
    expect(await publish('--back')).toMatchObject(says('releases/1 is live.'))
    expect((await server.state()).live).toBe('1')
  },
}

vi.setConfig({ testTimeout: 120_000 })

test.each(Object.entries(EVENTS))('%s', async (_, event) => {
  const server = await startTestServer()
  const { failures, inquiries } = await visitDuring(server.origin, () => event(server))
  expect(failures).toEqual([])
  expect(inquiriesIn(server.database)).toHaveLength(inquiries)
})

test('publish.sh: sends nothing if the build fails, and says if the public gets something else', async () => {
  const server = await startTestServer()
  expect((await publisher(server, { build: 'false' })()).code).not.toBe(0)
  expect(fs.readdirSync(join(server.root, 'releases'))).toEqual(['1'])
  const elsewhere = publisher(server, { site: 'https://localhost:1' })
  expect(await elsewhere()).toMatchObject(says('does not answer', 1))
})

test('activate: keeps five releases, the one to return to, and hashed files for 60 days', async () => {
  const { root, upload, activate, state } = await startTestServer()
  for (const name of '2345678') upload(name)
  for (const name of ['1', 'gone']) {
    fs.writeFileSync(join(root, `assets/_astro/app.${name}.js`), '')
    fs.utimesSync(join(root, `assets/_astro/app.${name}.js`), 0, 0)
  }
  expect(await activate('2')).toMatchObject(says('is live.'))
  expect(fs.readdirSync(join(root, 'releases'))).toEqual([...'1245678'])
  expect(await state()).toEqual(SECOND)
  expect(fs.readdirSync(join(root, 'assets/_astro'))).toEqual(['app.2.js'])
})

test('Caddy: serves hashed files itself, and tells the program who visits', async () => {
  const files = { 'dist/_astro/app.1.js.br': 'compressed', 'dist/_astro/film.mp4': '0123456789' }
  const one = { FORM_REQUESTS_PER_MINUTE: '1' }
  const { origin, run } = await startTestServer(one, files)
  const curl = async (path: string, ...args: string[]) =>
    (await run('curl', '-si', '--http1.1', ...args, new URL(path, origin).href).ended).output

  const script = await curl('/_astro/app.1.js', '-H', 'Accept-Encoding: br')
  expect(script).toMatch(/^HTTP\/1.1 200 .*Content-Encoding: br.*compressed$/s)
  expect(script).toContain('Cache-Control: public, max-age=31536000, immutable')
  expect(script).toContain('X-Content-Type-Options: nosniff')
  const part = await curl('/_astro/film.mp4', '-r', '2-3')
  expect(part).toMatch(/^HTTP\/1.1 206 .*\r\n\r\n23$/s)
  for (const path of ['/_astro/none.js', '/_astro/app.1.js.br', '/_astro/', '/..%2fsite.env'])
    expect(await curl(path, '-L'), path).toMatch(/HTTP\/1.1 404 .*<title>1/s)
  const toSite = ['--connect-to', `www.localhost::${new URL(origin).host}`]
  const moved = await curl('https://www.localhost/about?from=mail', ...toSite)
  expect(moved).toMatch(/^HTTP\/1.1 301 .*Location: https:\/\/localhost\/about\?from=mail/s)
  const post = (forged: string) =>
    curl('/submit', '--json', JSON.stringify(anInquiry()), '-H', `X-Real-IP: ${forged}`)
  expect(await post('192.0.2.1')).toContain('HTTP/1.1 200')
  expect(await post('192.0.2.2')).toContain('HTTP/1.1 429')
})

test('site: backs up, and mails when a unit has failed', async () => {
  const mail = await startMailServer()
  const { url: SMTP_URL, to: MAIL_TO, from: MAIL_FROM } = mail.settings
  const { site, database } = await startTestServer({ SMTP_URL, MAIL_TO, MAIL_FROM })
  expect(await site('backup')).toMatchObject(says('copy'))
  const today = `${new Date().toISOString().slice(0, 10)}.db`
  expect(fs.readdirSync(join(database, '../backups'))).toEqual([today])
  expect(await site('alert', 'site-backup.service')).toMatchObject({ code: 0 })
  const headers = { Subject: 'site-backup.service has failed' }
  expect(mail.state.mails.at(-1)).toMatchObject({ to: [MAIL_TO], headers })
})

/** publish.sh in a project with a small site instead of its build. */
function publisher({ root, origin, run }: TestServer, { build = 'true', site = origin } = {}) {
  const packageText = fs.readFileSync(join(PROJECT, 'package.json'), 'utf8')
  const folder = temporaryFolder({
    'package.json': packageText.replace('astro build --mode server', build),
    '.env': `SITE_URL=${site}`,
  })
  linkProject(folder, 'deploy', 'server', 'src', 'node_modules')
  fs.cpSync(join(root, 'releases/1/dist'), join(folder, 'dist'), { recursive: true })
  const { optionalDependencies } = packageFile
  const node = `node-linux-${process.arch}` as keyof typeof optionalDependencies
  const program = join(folder, `.cache/${node}-${optionalDependencies[node]}/package/bin`)
  fs.mkdirSync(program, { recursive: true })
  fs.symlinkSync(process.execPath, join(program, 'node'))
  const script = join(folder, 'deploy/publish.sh')
  return (...args: string[]) => run('bash', script, 'root@site', ...args).ended
}
