import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMailServer } from '../server/inbox/testing/mail-server.ts'
import packageFile from '../package.json' with { type: 'json' }
import { temporaryFolder } from '../server/test-helpers.ts'
import { programThat, startTestServer, type TestServer } from './test-server.ts'
import { startVisitors } from './test-visitors.ts'

const LIMIT_MS = 120_000
const succeeded = { code: 0, output: expect.stringMatching(/^releases\/\d is live.$/m) }

/** A server with release 1, visitors who come during the event, and what holds after every event. */
async function during(event: (server: TestServer) => Promise<void>) {
  const server = await startTestServer()
  server.upload('1')
  expect(await server.activate('1')).toEqual(succeeded)
  const visitors = startVisitors(server.port)
  await visitors.more()
  await event(server)
  await visitors.more()
  const { failures, requests, inquiries, slowestMs } = await visitors.leave()
  console.log(`${requests} requests, ${failures.length} failures, slowest ${slowestMs} ms`)
  expect(failures).toEqual([])
  expect(server.inquiries()).toBe(inquiries)
}

test(
  'activate: a second release takes over, and the first becomes the previous one',
  { timeout: LIMIT_MS },
  () =>
    during(async ({ upload, activate, live, link }) => {
      upload('2')
      expect(await activate('2')).toEqual(succeeded)
      expect(await live()).toBe('2')
      expect([link('current'), link('previous')]).toEqual(['releases/2', 'releases/1'])
    }),
)

test('activate: of two at once, one waits for the other', { timeout: LIMIT_MS }, () =>
  during(async ({ upload, activate, live, link }) => {
    upload('2')
    upload('3')
    const both = await Promise.all([activate('2'), activate('3')])
    expect(both.map(({ code }) => code)).toEqual([0, 0])
    expect([link('current'), link('previous')].toSorted()).toEqual(['releases/2', 'releases/3'])
    expect(link('current')).toBe(`releases/${await live()}`)
  }),
)

test('activate: rejects an upload that broke off', { timeout: LIMIT_MS }, () =>
  during(async ({ root, upload, activate, live }) => {
    upload('2')
    rmSync(join(root, 'releases/2/complete'))
    const { code, output } = await activate('2')
    expect([code, output]).toEqual([1, expect.stringContaining('its upload broke off')])
    expect(await live()).toBe('1')
  }),
)

test.each([
  ['a program that crashes', { 'server.js': programThat('process.exit(3)', 'preflight') }],
  ['no headers', { 'dist/_headers': '' }],
  ['a migration that fails', { 'migrations/0009_wrong.sql': 'ALTER TABLE nothing ADD COLUMN a;' }],
])('preflight: with %s, nothing changes and nobody waits', { timeout: LIMIT_MS }, (_, changed) =>
  during(async ({ root, upload, activate, live, version }) => {
    const before = version()
    upload('2', changed)
    const { code, output } = await activate('2')
    expect([code, output]).toEqual([1, expect.stringContaining('Nothing was changed.')])
    expect(await live()).toBe('1')
    expect(version()).toBe(before)
    expect(existsSync(join(root, 'previous'))).toBe(false)
  }),
)

test('activate: goes on if the connection breaks off', { timeout: LIMIT_MS }, () =>
  during(async ({ root, upload, run, live, database }) => {
    upload('2')
    const { child } = run(['sh', join(import.meta.dirname, 'activate.sh'), '2'])
    const backups = join(database, '../backups')
    await expect
      .poll(() => readdirSync(backups).some((name) => name === 'before-2.db'), { timeout: 20_000 })
      .toBe(true)
    child.stdout.destroy()
    child.stderr.destroy()
    // The whole group, as when a terminal is closed.
    process.kill(-child.pid!, 'SIGKILL')
    await expect.poll(live, { timeout: 30_000 }).toBe('2')
    await expect.poll(() => existsSync(join(root, 'previous'))).toBe(true)
  }),
)

test(
  'activate: killed before the restart leaves the old release serving, and the next run succeeds',
  { timeout: LIMIT_MS },
  () =>
    during(async ({ root, upload, activate, live, link }) => {
      upload('2')
      writeFileSync(join(root, 'kill-caller'), '')
      expect((await activate('2')).code).not.toBe(0)
      expect([link('current'), await live()]).toEqual(['releases/2', '1'])
      expect(await activate('2')).toEqual(succeeded)
      expect([await live(), link('previous')]).toEqual(['2', 'releases/1'])
    }),
)

test(
  'activate: returns to the old release if the new one dies after the switch',
  { timeout: LIMIT_MS },
  () =>
    during(async ({ root, upload, activate, live, link }) => {
      upload('2', { 'server.js': programThat('process.exit(3)', 'serve') })
      const { code, output } = await activate('2')
      expect([code, output]).toEqual([1, expect.stringContaining('Back on releases/1.')])
      expect([link('current'), await live()]).toEqual(['releases/1', '1'])
      expect(existsSync(join(root, 'previous'))).toBe(false)
    }),
)

test(
  '--back: returns to the previous release, also with a newer database',
  { timeout: LIMIT_MS },
  () =>
    during(async ({ upload, activate, live, version, database }) => {
      const before = version()
      upload('2', {
        'migrations/0009_vessel.sql':
          "ALTER TABLE inquiries ADD COLUMN vessel TEXT NOT NULL DEFAULT '';",
      })
      expect(await activate('2')).toEqual(succeeded)
      expect(version()).toBe(before + 1)
      expect(version(join(database, '../backups/before-2.db'))).toBe(before)
      expect(await activate('--back')).toEqual(succeeded)
      expect(await live()).toBe('1')
      expect(version()).toBe(before + 1)
    }),
)

test('--back: rejects a release that cannot read today’s data', { timeout: LIMIT_MS }, () =>
  during(async ({ root, upload, activate, live }) => {
    const withoutPrevious = await activate('--back')
    expect(withoutPrevious).toEqual({ code: 1, output: 'There is no previous release.\n' })
    upload('2')
    expect(await activate('2')).toEqual(succeeded)
    writeFileSync(join(root, 'releases/1/server.js'), programThat('process.exit(3)', 'preflight'))
    expect(await activate('--back')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nothing was changed.'),
    })
    expect(await live()).toBe('2')
  }),
)

test(
  'activate: keeps five releases, the one to return to, and hashed files for 60 days',
  { timeout: LIMIT_MS },
  async () => {
    const { root, upload, activate, link } = await startTestServer()
    upload('1')
    await activate('1')
    for (const name of ['3', '4', '5', '6', '7', '8']) upload(name)
    const [, old] = ['1', 'gone'].map((name) => join(root, `assets/_astro/app.${name}.js`))
    writeFileSync(old!, '')
    utimesSync(old!, 0, 0)
    utimesSync(join(root, 'assets/_astro/app.1.js'), 0, 0)
    await activate('2')
    upload('2')
    expect(await activate('2')).toEqual(succeeded)
    expect(readdirSync(join(root, 'releases'))).toEqual(['1', '2', '4', '5', '6', '7', '8'])
    expect(link('previous')).toBe('releases/1')
    expect(readdirSync(join(root, 'assets/_astro'))).toEqual(['app.2.js'])
  },
)

test(
  'publish.sh: sends a build, waits until the public gets it, and returns with --back',
  { timeout: LIMIT_MS },
  () =>
    during(async (server) => {
      const publish = publisher(server)
      expect(await publish()).toMatchObject({
        code: 0,
        output: expect.stringContaining('is published.'),
      })
      expect(await server.live()).toMatch(/^\d{8}-\d{6}-none-\d+$/)
      const answer = await publish('--back')
      expect(answer).toEqual(succeeded)
      expect(await server.live()).toBe('1')
    }),
)

test(
  'publish.sh: sends nothing if the build fails, and says if the public gets something else',
  { timeout: LIMIT_MS },
  async () => {
    const server = await startTestServer()
    server.upload('1')
    const failing = publisher(server, {
      'package.json': '{ "scripts": { "build:server": "false" } }',
    })
    expect((await failing()).code).not.toBe(0)
    expect(readdirSync(join(server.root, 'releases'))).toEqual(['1'])
    const elsewhere = publisher(server, { '.env': 'SITE_URL=https://localhost:1' })
    const { code, output } = await elsewhere()
    expect([code, output]).toEqual([1, expect.stringContaining('does not answer')])
  },
)

test('Caddy: serves hashed files itself, and tells the program who visits', async () => {
  const server = await startTestServer({ FORM_REQUESTS_PER_MINUTE: '1' })
  server.upload('1', {
    'dist/_astro/app.1.js.br': 'compressed',
    'dist/_astro/film.mp4': '0123456789',
  })
  await server.activate('1')
  const origin = `https://localhost:${server.port}`
  const curl = async (...args: string[]) =>
    (await server.run(['curl', '-ksi', '--http1.1', ...args]).ended).output
  const script = await curl(`${origin}/_astro/app.1.js`, '-H', 'Accept-Encoding: br')
  expect(script).toMatch(/^HTTP\/1.1 200 .*Content-Encoding: br.*compressed$/s)
  expect(script).toContain('Cache-Control: public, max-age=31536000, immutable')
  expect(script).toContain('X-Content-Type-Options: nosniff')
  const part = await curl(`${origin}/_astro/film.mp4`, '-r', '2-3')
  expect(part).toMatch(/^HTTP\/1.1 206 .*\r\n\r\n23$/s)
  for (const path of ['/_astro/none.js', '/_astro/app.1.js.br', '/_astro/', '/..%2fsite.env'])
    expect(await curl('-L', `${origin}${path}`), path).toMatch(/HTTP\/1.1 404 .*<title>1/s)
  const other = ['--connect-to', `www.localhost::localhost:${server.port}`]
  const moved = await curl(...other, 'https://www.localhost/about?from=mail')
  expect(moved).toMatch(/^HTTP\/1.1 301 .*Location: https:\/\/localhost\/about\?from=mail/s)
  const post = (forged: string) => {
    const body = JSON.stringify({
      access_key: 'own',
      name: 'A',
      email: 'a@b.example',
      message: 'm',
    })
    const headers = ['Content-Type: application/json', `X-Real-IP: ${forged}`]
    return curl(`${origin}/submit`, '-d', body, ...headers.flatMap((header) => ['-H', header]))
  }
  expect(await post('192.0.2.1')).toContain('HTTP/1.1 200')
  expect(await post('192.0.2.2')).toContain('HTTP/1.1 429')
})

test('site: backs up, and mails when a unit has failed', { timeout: LIMIT_MS }, async () => {
  const mail = await startMailServer()
  const { url, to, from } = mail.settings
  const server = await startTestServer({ SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from })
  server.upload('1')
  expect(await server.activate('1')).toEqual(succeeded)
  expect(await server.site('backup')).toEqual({ code: 0, output: expect.stringContaining('copy') })
  const today = `${new Date().toISOString().slice(0, 10)}.db`
  expect(readdirSync(join(server.database, '../backups'))).toEqual([today])
  utimesSync(join(server.database, '../backups', today), 0, 0)
  expect(await server.site('check')).toEqual({
    code: 1,
    output: expect.stringContaining('The newest backup is older than 48 h'),
  })
  expect(await server.site('backup')).toMatchObject({ code: 0 })
  expect(await server.site('check')).toMatchObject({ code: 0 })
  expect(await server.site('list')).toEqual({ code: 0, output: '' })
  expect(await server.site('alert', 'site-backup.service')).toMatchObject({ code: 0 })
  expect(mail.state.mails.at(-1)).toMatchObject({
    to: [to],
    headers: { Subject: 'site-backup.service has failed' },
  })
})

/** The project with a small site instead of its build. */
function publisher(
  { root, port, certificate, run }: TestServer,
  changed: Record<string, string> = {},
) {
  const { scripts, optionalDependencies } = packageFile
  const node = `node-linux-${process.arch}` as keyof typeof optionalDependencies
  const cached = `.cache/${node}-${optionalDependencies[node]}/package/bin`
  const folder = temporaryFolder({
    'package.json': JSON.stringify({
      type: 'module',
      optionalDependencies,
      scripts: { 'build:server': 'true', 'build:program': scripts['build:program'] },
    }),
    '.env': `SITE_URL=https://localhost:${port}`,
    ...changed,
  })
  for (const name of ['deploy', 'server', 'src', 'node_modules'])
    symlinkSync(join(import.meta.dirname, '..', name), join(folder, name))
  cpSync(join(root, 'releases/1/dist'), join(folder, 'dist'), { recursive: true })
  mkdirSync(join(folder, cached), { recursive: true })
  symlinkSync(process.execPath, join(folder, cached, 'node'))
  return (...args: string[]) =>
    run(['bash', join(folder, 'deploy/publish.sh'), 'root@site', ...args], {
      CURL_CA_BUNDLE: certificate,
    }).ended
}
