import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = import.meta.dirname
/** What systemd-analyze calls OK, from 0 to 10. */
const MOST_EXPOSED = 2
const bash = (...args: string[]) => spawnSync('bash', args, { encoding: 'utf8' })
const read = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

const NODE = '/srv/site/current/node'

// A release that keeps crashing must not close the socket, and the proxy must not use a closing connection.
const RESTART = ['StartLimitIntervalSec=0', 'Restart=always', 'RestartSec=1', 'TimeoutStopSec=12']
test.each([
  ['site.service', [...RESTART, 'Requires=site.socket']],
  ['site.socket', ['TriggerLimitIntervalSec=0']],
  ['site-backup.service', ['OnFailure=site-alert@%n.service']],
  ['site-alert@.service', [`ExecStart=${NODE} --env-file=/etc/site.env server.js alert %i`]],
  ['Caddyfile', ['keepalive off']],
])('%s: has %s', (name, lines) => {
  expect(read(name).split(/\s*\n\s*/)).toEqual(expect.arrayContaining(lines))
})

test('site.socket: does not stop with the service', () => {
  expect(read('site.socket')).not.toMatch(/PartOf|BindsTo/)
})

test.skipIf(spawnSync('systemd-analyze').error)(
  'units: systemd accepts them, and calls the service locked down',
  () => {
    const analyze = (...args: string[]) =>
      spawnSync('systemd-analyze', args, { cwd: FOLDER, encoding: 'utf8' })
    for (const unit of globSync('*.{service,socket,timer}', { cwd: FOLDER })) {
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
