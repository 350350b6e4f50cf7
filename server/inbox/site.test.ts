import { execFile } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { SITE, startProgram, temporaryFolder } from '../test-helpers.ts'
import { postJson } from './testing/contract.ts'
import { inquiriesIn } from './testing/inbox.ts'

const PROJECT = join(import.meta.dirname, '../..')
const NOT_SOURCES =
  /^(\.git|\.env|\.astro|\.cache|node_modules|data|dist|dist-preview|test-results)$/
const LIMIT_MS = 300_000

const SERVICE = 'https://forms.northernstar.com'
const ENV_FILE = `
SITE_URL=https://www.northernstar.com
FORM_ENDPOINT=${SERVICE}/inquiries
FORM_ACCESS_KEY=a-key`
const ENVIRONMENT = { PATH: process.env['PATH'], HOME: process.env['HOME'] }

/** A copy of the project, as a company with other words and a logo of its own has it. */
function copyProject(): string {
  const folder = temporaryFolder({ '.env': ENV_FILE })
  const isSource = (name: string) => !NOT_SOURCES.test(relative(PROJECT, name))
  cpSync(PROJECT, folder, { recursive: true, filter: isSource })
  cpSync(join(PROJECT, 'e2e/fixtures/company'), folder, { recursive: true })
  for (const name of ['node_modules', '.cache'])
    symlinkSync(join(PROJECT, name), join(folder, name))
  return folder
}

test('npm start: stores inquiries in the database that .env names, more a minute than a published site', async () => {
  const folder = temporaryFolder({ ...SITE, '.env': 'INQUIRIES_DB=kept/here.db' })
  const { url, printed } = await startProgram(join(PROJECT, 'server/main.ts'), folder, [])
  expect(printed.stdout).toMatch(/^Serving dist\/ at \S+\/ \(inquiries go to kept\/here.db\)\n$/)
  const posts = Array.from({ length: 21 }, () => postJson(`${url}submit`))
  for (const response of await Promise.all(posts)) expect(response.status).toBe(200)
  expect(inquiriesIn(join(folder, 'kept/here.db'))).toHaveLength(21)
})

test(
  'without the inbox: after the commands of the document, a site for a hosted form service is left',
  async () => {
    const folder = copyProject()
    // An error has what was printed as an error.
    const run = (commands: string) =>
      promisify(execFile)('sh', ['-ec', `exec >&2\n${commands}`], { cwd: folder, env: ENVIRONMENT })
    const document = readFileSync(join(PROJECT, 'docs/architecture.md'), 'utf8')
    const [, commands] = /## Without the inbox[^]*?```sh\n([^]*?)```/.exec(document)!
    await run(commands!)

    await run('npm run build')
    const { url } = await startProgram(join(folder, 'server/main.ts'), folder, ['dist'])
    const contact = await fetch(`${url}contact`)
    expect(contact.headers.get('Content-Security-Policy')).toContain(
      `form-action 'self' ${SERVICE};`,
    )
    expect(await contact.text()).toContain(`action="${SERVICE}/inquiries"`)
    expect((await fetch(`${url}submit`)).status).toBe(404)
    expect((await fetch(`${url}submit`, { method: 'POST' })).status).toBe(405)

    await Promise.all([
      run('npx tsc'),
      run('npx vitest run --project unit --maxWorkers 1 server build'),
    ])
  },
  LIMIT_MS,
)
