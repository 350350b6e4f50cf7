import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

const FOLDER = import.meta.dirname
/** What systemd-analyze calls OK, from 0 to 10. */
const MOST_EXPOSED = 2
const bash = (...args: string[]) => spawnSync('bash', args, { encoding: 'utf8' })
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const NODE = '/srv/site/current/node'

// A release that keeps crashing must not close the socket, and the proxy must not use a closing connection.
test.each([
  ['site.service', 'StartLimitIntervalSec=0'],
  ['site.service', 'Restart=always'],
  ['site.service', 'RestartSec=1'],
  ['site.service', 'TimeoutStopSec=12'],
  ['site.service', 'Requires=site.socket'],
  ['site.socket', 'TriggerLimitIntervalSec=0'],
  ['site-backup.service', 'OnFailure=site-alert@%n.service'],
  ['site-alert@.service', `ExecStart=${NODE} --env-file=/etc/site.env server.js alert %i`],
  ['Caddyfile', 'keepalive off'],
])('%s: has %s', (name, line) => {
  expect(read(name).split(/\s*\n\s*/)).toContain(line)
})

test('site.socket: does not stop with the service', () => {
  expect(read('site.socket')).not.toMatch(/PartOf|BindsTo/)
})

test.skipIf(spawnSync('systemd-analyze').error)(
  'units: systemd accepts them, and calls the service locked down',
  () => {
    const folder = temporaryFolder()
    const units = globSync('*.{service,socket,timer}', { cwd: FOLDER })
    const analyze = (...args: string[]) =>
      spawnSync('systemd-analyze', args, { cwd: folder, encoding: 'utf8' })
    for (const unit of units) copyFileSync(join(FOLDER, unit), join(folder, unit))
    for (const unit of units) {
      const { stderr } = analyze('verify', `./${unit.replace('@', '@site-backup.service')}`)
      const complaints = stderr.split('\n').filter((line) => line.includes('site'))
      // The programs of the units are on the server alone.
      expect(complaints.filter((line) => !line.includes('is not executable'))).toEqual([])
    }
    const { stdout } = analyze('security', '--offline=yes', './site.service')
    expect(Number(/exposure level.*: ([\d.]+)/.exec(stdout)?.[1])).toBeLessThan(MOST_EXPOSED)
  },
)

test.each(['', 'one two', './folder', '-oProxyCommand=true', 'a --back b'])(
  'publish.sh: rejects the arguments "%s" before it builds',
  (args) => {
    const { status, stderr } = bash(join(FOLDER, 'publish.sh'), ...args.split(' ').filter(Boolean))
    expect([status, stderr]).toEqual([1, 'usage: npm run publish -- root@HOST [--back]\n'])
  },
)

test.each(globSync(join(FOLDER, '*.sh')))('%s: has no syntax error', (script) => {
  expect(bash('-n', script).status).toBe(0)
})
