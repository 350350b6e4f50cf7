import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inquiriesIn, listen, temporaryFolder } from './test-helpers.ts'

const PROGRAM = join(import.meta.dirname, 'main.ts')
const SITE = { 'dist-preview/index.html': '<title>Home</title>' }

function run(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [PROGRAM], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = { text: '' }
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text))
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, ...output }))
  return { child, output, ended }
}

async function started(folder: string, env: Record<string, string> = {}) {
  const program = run(folder, env)
  await once(program.child.stdout, 'data')
  const url = /http:\/\/\S+/.exec(program.output.text)?.[0] ?? ''
  return { ...program, url }
}

const post = (url: string, query = '', message = 'm') =>
  fetch(`${url}submit${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ access_key: 'k', name: 'A', email: 'a@b.example', message }),
  })

test('prints its address in one line and keeps inquiries in the file it is told', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'INQUIRIES_DB=kept/here.db' })
  const { url, output, child, ended } = await started(folder)
  expect(output.text.trim().split('\n')).toHaveLength(1)
  expect((await fetch(url)).status).toBe(200)
  expect(await (await post(url)).json()).toMatchObject({ success: true })
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(1)
  child.kill('SIGTERM')
  expect((await ended).text).toContain('Inquiry 1 has come.\n')
})

test.each(['SIGTERM', 'SIGINT'] as const)('on %s finishes what is under way', async (signal) => {
  const folder = temporaryFolder(SITE)
  const { url, child, ended } = await started(folder, { FORM_FAULTS: 'on' })
  const underWay = post(url, '?fault=late:300')
  await once(child.stdout, 'data')
  child.kill(signal)
  expect(await (await underWay).json()).toMatchObject({ success: true })
  expect((await ended).code).toBe(0)
  expect(inquiriesIn(join(folder, 'data/inquiries.db'))).toHaveLength(1)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})

test('says how to build the site when there is none', async () => {
  const { code, text } = await run(temporaryFolder()).ended
  expect(code).toBe(1)
  expect(text).toContain('npm start')
  expect(text).not.toContain('    at ')
})

test.each(['http', '-1', '65536', '43.21', '80 80'])('refuses PORT=%s', async (port) => {
  const { code, text } = await run(temporaryFolder(SITE), { PORT: port }).ended
  expect(code).toBe(1)
  expect(text).toContain(`PORT is '${port}'`)
})

test('says so when the port is taken', async () => {
  const port = new URL(await listen(createServer())).port
  const { code, text } = await run(temporaryFolder(SITE), { PORT: port }).ended
  expect(code).toBe(1)
  expect(text).toContain(`Port ${port} is taken`)
})

test('refuses a rate that is no number', async () => {
  const { code, text } = await run(temporaryFolder(SITE), { FORM_REQUESTS_PER_MINUTE: 'many' })
    .ended
  expect(code).toBe(1)
  expect(text).toContain('FORM_REQUESTS_PER_MINUTE')
})
