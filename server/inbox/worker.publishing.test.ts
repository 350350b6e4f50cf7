import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenLocally } from '../run-server.ts'
import { linkProject, PROJECT, startEngine, temporaryFolder, WRANGLER } from '../test-helpers.ts'
import { anInquiry, postJson, testContract } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

const PORT = 4531
const ORIGIN = `http://127.0.0.1:${PORT}`
const INBOX = ['--env', 'inbox']

const configuration = readFileSync(join(PROJECT, 'wrangler.jsonc'), 'utf8')
const folder = temporaryFolder(
  {
    // All tests together send more than one visitor may.
    'wrangler.jsonc': configuration.replace('"limit": 20', '"limit": 1000'),
    'package.json': '{ "scripts": { "build:server": "true" } }',
    'dist/index.html': '<title>Home</title>',
  },
  afterAll,
)
linkProject(folder, 'server', 'src')
const secret = { FINGERPRINT_SECRET: 's'.repeat(32) }
const env = { ...process.env, WRANGLER_SEND_METRICS: 'false', CI: 'true', ...secret }
const taken: unknown[] = []
const webhook = createServer(async (request, response) => {
  taken.push(await json(request))
  response.writeHead(taken.length === 1 ? 500 : 204).end()
})

beforeAll(async () => {
  const migrate = [...WRANGLER, 'd1', 'migrations', 'apply', 'DB', '--local', ...INBOX]
  execFileSync('npx', migrate, { cwd: folder, env, stdio: 'pipe' })
  const hook = await listenLocally(webhook)
  const settings = [`MAIL_WEBHOOK:${hook}`, 'MAIL_TO:desk@ships.test', 'MAIL_FROM:site@ships.test']
  const args = [...INBOX, '--test-scheduled', ...settings.flatMap((value) => ['--var', value])]
  const { stop } = await startEngine(folder, PORT, env, args)
  return () => {
    stop()
    webhook.close()
  }
}, 180_000)

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
  await fetch(`${ORIGIN}/cdn-cgi/handler/scheduled`)
  const waiting = () => storedRows().filter(({ delivery }) => delivery === 'waiting')
  await expect.poll(waiting).toHaveLength(1)
  expect(taken.at(-1)).toMatchObject({
    to: 'desk@ships.test',
    from: 'site@ships.test',
    replyTo: 'asha@rao.example',
    subject: 'By the webhook',
    headers: { 'Message-ID': expect.stringMatching(/^<inquiry-\d+-\d+@ships\.test>$/) },
  })
})

test('does not start with a wrong setting or without its secret', async () => {
  const args = [...INBOX, '--var', 'RETENTION_DAYS:400d']
  const wrong = startEngine(folder, PORT + 1, { ...env, FINGERPRINT_SECRET: '' }, args)
  await expect(wrong).rejects.toThrow(/FINGERPRINT_SECRET\.[^]*RETENTION_DAYS is '400d': give a/)
}, 180_000)
