import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

const PREVIEW = { 'dist-preview/index.html': '<title>Home</title>' }

/** Runs a way of publishing in a project whose build is `npm`; ssh and npx tell that they were called. */
function run(command: string, { args = [] as string[], npm = 'true' } = {}) {
  const folder = temporaryFolder({
    ...PREVIEW,
    'bin/npm': `#!/bin/sh\n[ "$*" = "run --silent build" ] && ${npm}`,
    'bin/ssh': '#!/bin/sh\ntouch called',
    'bin/npx': '#!/bin/sh\ntouch called',
  })
  for (const name of ['npm', 'ssh', 'npx']) chmodSync(join(folder, 'bin', name), 0o755)
  const program = join(import.meta.dirname, `publish-${command}.ts`)
  const { status, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: folder,
    env: { PATH: `${join(folder, 'bin')}:${process.env['PATH']}` },
    encoding: 'utf8',
  })
  return { status, stderr, wasSent: existsSync(join(folder, 'called')) }
}

test.each([
  ['nginx', ['root@server.invalid']],
  ['cloudflare', []],
])('publishing by %s sends nothing that its build refuses, and no preview', (command, args) => {
  const refused = run(command, { args, npm: 'false' })
  expect(refused.stderr).toContain("'npm run --silent build' has failed.")
  const preview = run(command, { args })
  expect(preview.stderr).toContain('there is no finished build for publishing in dist/')
  for (const { status, wasSent } of [refused, preview])
    expect([status, wasSent]).toEqual([1, false])
})

test.each([
  [[], 'usage: npm run publish:nginx -- USER@HOST'],
  [['one', 'two'], 'usage: npm run publish:nginx -- USER@HOST'],
  [['./folder'], "'./folder' is no server"],
  [['--', '-oProxyCommand=true'], "'-oProxyCommand=true' is no server"],
])('publishing by nginx refuses the targets %j', (args, reason) => {
  const { status, stderr, wasSent } = run('nginx', { args })
  expect(stderr).toContain(reason)
  expect([status, wasSent]).toEqual([1, false])
})
