import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
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
  expect(await ended).toEqual({
    code: 0,
    stdout: 'The database inquiries.db is whole.\nThe mail server lets us in.\n',
    stderr: '',
  })
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
