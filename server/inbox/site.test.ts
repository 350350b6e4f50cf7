import { execFile } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { copyProject, PROJECT, SITE, startProgram, temporaryFolder } from '../test-helpers.ts'
import { postJson } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

const LIMIT_MS = 300_000
const SERVICE = 'https://forms.northernstar.com'
const SETTINGS = `SITE_URL=https://www.northernstar.com
FORM_ENDPOINT=${SERVICE}/inquiries
FORM_ACCESS_KEY=a-key`

test('npm start: takes the database from .env, and more inquiries a minute than a published site', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'HOST=0.0.0.0\nINQUIRIES_DB=kept/here.db' })
  const { url, printed } = await startProgram(join(PROJECT, 'server/main.ts'), folder, [])
  expect(printed.stdout).toMatch(
    /^Serving dist\/ at http:\/\/0\.0\.0\.0:\d+\/ \(inquiries go to kept\/here.db\)\n$/,
  )
  const posts = Array.from({ length: 21 }, () => postJson(`${url}submit`))
  for (const response of await Promise.all(posts)) expect(response.status).toBe(200)
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
})

test(
  'without the inbox: after the commands of the document, a site for a hosted form service is left',
  async () => {
    // The project, as a company with other words and a logo of its own has it.
    const folder = temporaryFolder({ '.env': SETTINGS })
    copyProject(folder)
    cpSync(join(PROJECT, 'e2e/fixtures/company'), folder, { recursive: true })
    const env = { PATH: process.env['PATH'], HOME: process.env['HOME'] }
    // An error has what was printed as an error.
    const run = (commands: string) =>
      promisify(execFile)('sh', ['-ec', `exec >&2\n${commands}`], { cwd: folder, env })

    const document = readFileSync(join(PROJECT, 'docs/architecture.md'), 'utf8')
    await run(/## Without the inbox[^]*?```sh\n([^]*?)```/.exec(document)![1]!)
    // server/main.ts, which is started below, has tests that take longer than all others.
    const tests = 'npx vitest run --project unit server build --exclude server/main.test.ts'
    await Promise.all([run('npm run build'), run(tests)])
    const checked = run('npx tsc')
    const { url } = await startProgram(join(folder, 'server/main.ts'), folder, ['dist'])
    const contact = await fetch(`${url}contact`)
    const policy = contact.headers.get('Content-Security-Policy')
    expect(policy).toContain(`form-action 'self' ${SERVICE};`)
    expect(await contact.text()).toContain(`action="${SERVICE}/inquiries"`)
    expect((await fetch(`${url}submit`, { method: 'POST' })).status).toBe(405)
    await checked
  },
  LIMIT_MS,
)
