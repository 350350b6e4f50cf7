import { spawnSync } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../server/test-helpers.ts'

test('development: stops while another program has the port, which guide and editor name', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, 'localhost', done))
  const { port } = other.address() as AddressInfo
  const { status, stderr } = spawnSync(process.execPath, ['scripts/dev.ts', '--port', `${port}`], {
    encoding: 'utf8',
    env: { ...process.env, INBOX_PORT: '0', INQUIRIES_DB: `${temporaryFolder({})}/inquiries.db` },
    timeout: 15_000,
  })
  other.close()
  expect([status, stderr]).toEqual([1, expect.stringContaining(`Port ${port} is already in use`)])
})
