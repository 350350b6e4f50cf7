import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { parseConfigFileTextToJson } from 'typescript'
import { beforeAll, expect, test, vi } from 'vitest'
import { listenLocally } from '../run-server.ts'
import { WRANGLER } from '../test-helpers.ts'
import { anInquiry, postJson, testContract } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

const PROJECT = join(import.meta.dirname, '../..')
const PORT = 4531
const ORIGIN = `http://127.0.0.1:${PORT}`
const START_LIMIT_MS = 180_000

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
const CONFIG = join(folder, 'wrangler.json')
const environment = {
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
  CI: 'true',
  FINGERPRINT_SECRET: 's'.repeat(32),
}
const taken: unknown[] = []
const webhook = createServer(async (request, response) => {
  taken.push(await json(request))
  response.writeHead(taken.length === 1 ? 500 : 204).end()
})

/** Writes the project's own configuration, with an empty site and without its build. */
function writeConfig(changed: object) {
  const text = readFileSync(join(PROJECT, 'wrangler.jsonc'), 'utf8')
  const { env, build: _, ...config } = parseConfigFileTextToJson('', text).config
  const [database] = env.inbox.d1_databases
  const written = {
    ...config,
    ...env.inbox,
    main: join(PROJECT, 'server/inbox/worker.ts'),
    assets: { ...env.inbox.assets, directory: join(folder, 'dist') },
    d1_databases: [{ ...database, migrations_dir: join(PROJECT, 'server/inbox/migrations') }],
    ...changed,
  }
  writeFileSync(CONFIG, JSON.stringify(written))
}

const wrangler = (...args: string[]) => ['--yes', WRANGLER, ...args, '-c', CONFIG]

/** Starts Cloudflare's engine; returns once it is ready or has printed what it misses. */
async function startEngine(port: number, until: string, env: NodeJS.ProcessEnv = environment) {
  const args = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0']
  const child = spawn('npx', wrangler('dev', ...args, '--test-scheduled'), {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const isOver = () => child.exitCode !== null
  await vi.waitUntil(() => isOver() || printed.includes(until), START_LIMIT_MS)
  const stop = () => isOver() || process.kill(-child.pid!, 'SIGKILL')
  if (!printed.includes(until)) throw new Error(printed)
  return stop
}

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<title>Home</title>')
  writeFileSync(join(folder, 'dist/404.html'), '<title>Nothing</title>')
  const hook = await listenLocally(webhook)
  writeConfig({
    ratelimits: [{ name: 'RATE_LIMIT', namespace_id: '1', simple: { limit: 1000, period: 60 } }],
    vars: { MAIL_TO: 'desk@ships.test', MAIL_FROM: 'site@ships.test', MAIL_WEBHOOK: hook },
  })
  const migrated = spawnSync('npx', wrangler('d1', 'migrations', 'apply', 'DB', '--local'), {
    cwd: folder,
    env: environment,
    encoding: 'utf8',
  })
  if (migrated.status !== 0) throw new Error(migrated.stdout + migrated.stderr)
  const stop = await startEngine(PORT, `Ready on ${ORIGIN}`)
  return () => {
    stop()
    webhook.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, START_LIMIT_MS)

const storedRows = () =>
  inquiriesIn(
    globSync(join(folder, '.wrangler/state/v3/d1/*/*.sqlite')).find(
      (name) => !name.includes('metadata'),
    )!,
  )

testContract(async () => {
  const { length } = storedRows()
  return { url: `${ORIGIN}/submit`, stored: () => storedRows().slice(length), isMailed: true }
})

test('serves the pages beside the inbox', async () => {
  expect(await (await fetch(ORIGIN)).text()).toContain('Home')
  const answer = await postJson(`${ORIGIN}/submit`)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('mails through the webhook, and again what it rejected', async () => {
  await postJson(`${ORIGIN}/submit`, { ...anInquiry(), subject: 'By the webhook' })
  const runSchedule = () => fetch(`${ORIGIN}/cdn-cgi/handler/scheduled`)
  await runSchedule()
  const deliveries = () => storedRows().map((row) => row['delivery'])
  await expect.poll(() => deliveries().filter((state) => state === 'waiting')).toHaveLength(1)
  expect(taken.at(-1)).toMatchObject({
    to: 'desk@ships.test',
    from: 'site@ships.test',
    replyTo: 'asha@rao.example',
    subject: 'By the webhook',
    headers: { 'Message-ID': expect.stringMatching(/^<inquiry-\d+-\d+@ships\.test>$/) },
  })
})

test(
  'does not start with a wrong setting or without its secret',
  async () => {
    writeConfig({ vars: { RETENTION_DAYS: '400d' } })
    const env = { ...environment, FINGERPRINT_SECRET: '' }
    const stops = await Promise.all([
      startEngine(PORT + 1, "RETENTION_DAYS is '400d': give a whole number"),
      startEngine(PORT + 2, 'Missing: FINGERPRINT_SECRET.', env),
    ])
    for (const stop of stops) stop()
  },
  START_LIMIT_MS,
)
