import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { parseConfigFileTextToJson } from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { listenLocally } from '../run-server.ts'
import { startEngine, WRANGLER } from '../test-helpers.ts'
import { anInquiry, postJson, testContract } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

const PROJECT = join(import.meta.dirname, '../..')
const PORT = 4531
const ORIGIN = `http://127.0.0.1:${PORT}`
const START_LIMIT_MS = 180_000

const folder = mkdtempSync(join(tmpdir(), 'worker-'))
const CONFIG = join(folder, 'wrangler.json')
const env = {
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
  const { env: environments, ...config } = parseConfigFileTextToJson('', text).config
  const { d1_databases, ...inbox } = environments.inbox
  const written = {
    ...config,
    ...inbox,
    build: undefined,
    main: join(PROJECT, 'server/inbox/worker.ts'),
    assets: { ...inbox.assets, directory: join(folder, 'dist') },
    d1_databases: [
      { ...d1_databases[0], migrations_dir: join(PROJECT, 'server/inbox/migrations') },
    ],
    ...changed,
  }
  writeFileSync(CONFIG, JSON.stringify(written))
}

const CONFIGURED = ['-c', CONFIG]

beforeAll(async () => {
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '<title>Home</title>')
  writeFileSync(join(folder, 'dist/404.html'), '<title>Nothing</title>')
  const hook = await listenLocally(webhook)
  writeConfig({
    ratelimits: [{ name: 'RATE_LIMIT', namespace_id: '1', simple: { limit: 1000, period: 60 } }],
    vars: { MAIL_TO: 'desk@ships.test', MAIL_FROM: 'site@ships.test', MAIL_WEBHOOK: hook },
  })
  const migrate = [...WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', ...CONFIGURED]
  execFileSync('npx', migrate, { cwd: folder, env, stdio: 'pipe' })
  const scheduled = [...CONFIGURED, '--test-scheduled']
  const { stop } = await startEngine(folder, PORT, `Ready on ${ORIGIN}`, env, scheduled)
  return () => {
    stop()
    webhook.close()
    rmSync(folder, { recursive: true, force: true })
  }
}, START_LIMIT_MS)

function storedRows() {
  const files = globSync(join(folder, '.wrangler/state/v3/d1/*/*.sqlite'))
  return inquiriesIn(files.find((name) => !name.includes('metadata'))!)
}

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
    const secretless = { ...env, FINGERPRINT_SECRET: '' }
    const missing = 'Missing: FINGERPRINT_SECRET.'
    const { stop, printed } = await startEngine(folder, PORT + 1, missing, secretless, CONFIGURED)
    stop()
    expect(printed).toContain("RETENTION_DAYS is '400d': give a whole number")
  },
  START_LIMIT_MS,
)
