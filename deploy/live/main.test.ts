import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PROGRAM = join(import.meta.dirname, 'main.ts')

const run = (...args: string[]) =>
  spawnSync(process.execPath, [PROGRAM, ...args], { encoding: 'utf8' })

test.each([[[]], [['www.ships.test']], [['ftp://ships.test']], [['https://ships.test', '--all']]])(
  'asked for %j it says how it is used',
  (args) => {
    const { status, stderr } = run(...args)
    expect(status).toBe(2)
    expect(stderr).toContain('npm run check:live -- https://')
  },
)

test('a site that does not answer is a finding', () => {
  const { status, stdout } = run('http://127.0.0.1:1')
  expect(status).toBe(1)
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:1: Error: .*ECONNREFUSED.*\n.*: 1 findings\n$/)
})
