import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

const UNITS = globSync(join(import.meta.dirname, '*.{service,socket,timer}'))
/** What systemd-analyze calls OK, from 0 to 10. */
const MOST_EXPOSED = 2

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const linesOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), 'utf8')
    .trim()
    .split('\n')

test.each([
  [
    'site.service',
    'StartLimitIntervalSec=0',
    'Restart=always',
    'RestartSec=1',
    'TimeoutStopSec=12',
  ],
  ['site.socket', 'TriggerLimitIntervalSec=0'],
])('%s: a release that keeps crashing never closes the socket: %s', (name, ...lines) => {
  expect(linesOf(name)).toEqual(expect.arrayContaining(lines))
})

test('site.service: starts and stops without stopping the socket', () => {
  expect(linesOf('site.service')).toContain('Requires=site.socket')
  expect(readFileSync(join(import.meta.dirname, 'site.socket'), 'utf8')).not.toMatch(
    /PartOf|BindsTo/,
  )
})

test('Caddyfile: no connection to the program is used again, since it may be closing', () => {
  expect(linesOf('Caddyfile').map((line) => line.trim())).toContain('keepalive off')
})

test('site-backup.service: a failure starts the unit that mails it', () => {
  expect(linesOf('site-backup.service')).toContain('OnFailure=site-alert@%n.service')
  expect(linesOf('site-alert@.service').at(-1)).toMatch(/ alert %i$/)
})

test.skipIf(!hasSystemd)('units: systemd accepts them, and calls the service locked down', () => {
  const folder = temporaryFolder()
  for (const unit of UNITS) copyFileSync(unit, join(folder, basename(unit)))
  const analyze = (...args: string[]) =>
    spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
  for (const unit of UNITS) {
    const { stderr } = analyze('verify', `./${basename(unit).replace('@', '@site-backup.service')}`)
    const complaints = stderr.split('\n').filter((line) => line.includes('site'))
    // The programs of the units are on the server alone.
    expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([])
  }
  const { stdout } = analyze('security', '--offline=yes', './site.service')
  expect(Number(/exposure level.*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(MOST_EXPOSED)
})

test.each([[], ['one', 'two'], ['./folder'], ['-oProxyCommand=true'], ['a', '--back', 'b']])(
  'publish.sh: rejects the arguments %j %j %j before it builds',
  (...args) => {
    const script = join(import.meta.dirname, 'publish.sh')
    const { status, stderr } = spawnSync('bash', [script, ...args], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, 'usage: npm run publish -- root@HOST [--back]\n'])
  },
)

test.each(globSync(join(import.meta.dirname, '*.sh')))('%s: has no syntax error', (script) => {
  expect(spawnSync('bash', ['-n', script]).status).toBe(0)
})
