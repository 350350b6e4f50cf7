import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMailServer } from '../server/inbox/testing/mail-server.ts'
import { runProgram } from '../server/inbox/testing/run-inbox.ts'
import { openDatabase } from '../server/inbox/sqlite.ts'
import { temporaryFolder } from '../server/test-helpers.ts'
import { bundleInbox } from './inbox-bundle.ts'

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
/** What systemd-analyze calls OK, from 0 to 10. */
const MOST_EXPOSED = 2

test('the published program works without the project, with database and mail', async () => {
  const folder = temporaryFolder()
  await bundleInbox(folder)
  openDatabase(join(folder, 'inquiries.db')).close()
  const { settings } = await startMailServer()
  const { ended } = runProgram(join(folder, 'main.js'), folder, ['check'], {
    INQUIRIES_DB: 'inquiries.db',
    SMTP_URL: settings.url,
    MAIL_TO: settings.to,
    MAIL_FROM: settings.from,
  })
  const { code, stdout, stderr } = await ended
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(
    /^The database inquiries\.db is intact\.\n[^]*The mail server lets us in\.\n$/,
  )
})

test.skipIf(!hasSystemd)('systemd takes its units, and finds them locked down', () => {
  const folder = temporaryFolder()
  cpSync(join(import.meta.dirname, 'inbox'), folder, { recursive: true })
  const analyze = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', args, {
      cwd: folder,
      encoding: 'utf8',
    })
    // The programs of the units are on the server alone.
    const complaints = stderr.split('\n').filter((line) => /site-inbox/.test(line))
    return { status, stdout, complaints: complaints.filter((line) => !/not executable/.test(line)) }
  }
  for (const name of ['.service', '-backup.service', '-backup.timer'])
    expect(analyze('verify', `./site-inbox${name}`).complaints).toEqual([])
  const { stdout } = analyze('security', '--offline=yes', './site-inbox.service')
  expect(Number(/exposure level.*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(MOST_EXPOSED)
})

test('publishing puts it in its place, and starts it, with the stated commands', () => {
  const folder = temporaryFolder({
    ...Object.fromEntries(
      ['install', 'systemctl', 'systemd-sysusers'].map((name) => [
        `bin/${name}`,
        `#!/bin/sh\necho "${name} $*" >>"$LOG"`,
      ]),
    ),
    'www/releases/abc/dist/index.html': '',
    'www/releases/old/dist/index.html': '',
  })
  for (const name of readdirSync(join(folder, 'bin'))) chmodSync(join(folder, 'bin', name), 0o755)
  symlinkSync(process.execPath, join(folder, 'bin/node'))
  cpSync(join(import.meta.dirname, 'inbox'), join(folder, 'www/releases/abc/inbox'), {
    recursive: true,
  })
  const [log, base] = [join(folder, 'log'), join(folder, 'www')]
  const step = (id: string) =>
    spawnSync('sh', [join(import.meta.dirname, 'on-server.sh'), 'inbox', base, 'c', 'nginx', id], {
      env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}`, LOG: log },
      encoding: 'utf8',
    })
  expect(step('old').status).toBe(0)
  expect(existsSync(log)).toBe(false)
  expect(step('abc')).toMatchObject({ status: 0, stderr: '' })
  expect(readlinkSync(join(base, 'inbox'))).toBe(join(base, 'releases/abc/inbox'))
  const did = readFileSync(log, 'utf8').trim().split('\n')
  expect(did).toContain('systemd-sysusers ')
  expect(did.at(-1)).toBe('systemctl restart site-inbox.service')
})

const PLACE = '/var/lib/site-inbox'

/** The inbox's folder on a server, with a database and the program, and its commands for another user. */
async function serverPlace() {
  const place = temporaryFolder()
  await bundleInbox(join(place, 'program'))
  openDatabase(join(place, 'inquiries.db')).close()
  const script = readFileSync(join(import.meta.dirname, 'inbox/site-inbox'), 'utf8')
    .replaceAll(PLACE, place)
    .replaceAll('site-inbox --regid site-inbox', 'nobody --regid nogroup')
    .replace('node /var/www/site/inbox', `${process.execPath} ${place}/program`)
  for (const [name, text] of [
    ['site-inbox', script],
    ['systemctl', '#!/bin/sh\n'],
  ] as const)
    writeFileSync(join(place, 'program', name), text, { mode: 0o755 })
  spawnSync('chown', ['-R', 'nobody:nogroup', place])
  const run = (command: string) =>
    spawnSync('sh', ['-ec', command.replaceAll(PLACE, place)], {
      cwd: temporaryFolder(),
      env: { PATH: `${place}/program:${process.env['PATH']}` },
      encoding: 'utf8',
    })
  return { place, run }
}

const isRoot = process.getuid?.() === 0

test.runIf(isRoot)(
  'export and backup on a server, called in root’s own folder: succeed',
  async () => {
    const { place, run } = await serverPlace()
    for (const command of ['export all.csv', 'backup copy.db']) {
      const { status, stdout, stderr } = run(`site-inbox ${command}`)
      expect([status, stderr]).toEqual([0, ''])
      const file = join(place, command.split(' ')[1]!)
      expect(stdout).toContain(` ${file}`)
      expect(statSync(file).mode & 0o777).toBe(0o600)
    }
  },
)

test.runIf(isRoot)('restoring as documented: leaves nothing of the former database', async () => {
  const { place, run } = await serverPlace()
  run('site-inbox backup backup-3.db')
  for (const end of ['', '-wal', '-shm'])
    writeFileSync(join(place, `inquiries.db${end}`), 'damaged')
  const steps = /To restore[^]*?```sh\n([^]*?)```/.exec(readFileSync('docs/inbox.md', 'utf8'))![1]!
  expect(run(steps)).toMatchObject({ status: 0, stderr: '' })
  const files = ['backup-3.db', 'inquiries.db', 'inquiries.db.backup', 'program']
  expect(readdirSync(place).toSorted()).toEqual(files)
})
