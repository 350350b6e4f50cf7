import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PUBLISHING_FOLDER, PUBLISHING_MODE } from '../build/settings.ts'
import { readEnvironment } from '../build/settings.ts'
import { bringsInbox, readSettings } from '../build/settings.ts'
import { untilLive } from '../deploy/until-live.ts'
import { readRelease } from '../deploy/release.ts'
import { WRANGLER } from '../server/inbox/testing/wrangler.ts'
import { buildForPublishing, orGiveUp, runLoudly } from './publishing.ts'

/** As wrangler.jsonc names it. */
const DATABASE = 'dhruva-inquiries'

// Builds the site and publishes it as a Worker of Cloudflare's, or goes one version back there. Cloudflare
// takes all files first, only those it lacks, and then switches to them at once.
await orGiveUp(async () => {
  const { values } = parseArgs({ options: { back: { type: 'boolean', default: false } } })
  if (values.back) {
    console.log('The version before the present one takes its place.')
    return runLoudly('npx', ['--yes', WRANGLER, 'rollback', '--yes', '--message', 'One step back'])
  }
  buildForPublishing()
  const { id, site } = readRelease(process.cwd())
  console.log(`Release ${id} of ${site} is built again by wrangler, uploaded, and takes the place:`)
  const settings = readSettings(process.cwd())
  if (bringsInbox(settings, 'cloudflare')) deployWithInbox()
  else runLoudly('npx', ['--yes', WRANGLER, 'deploy'])
  const { id: published } = readRelease(process.cwd())
  const read = (name: string) => readFileSync(join(PUBLISHING_FOLDER, name), 'utf8')
  await untilLive(site, { page: read('index.html'), headersFile: read('_headers') })
  console.log(`${site}/ answers with release ${published}.`)
})

/** The tables are there before what writes into them; a former Worker goes on with newer ones. */
function deployWithInbox() {
  const inbox = (...args: string[]) => ['--yes', WRANGLER, ...args, '--env', 'inbox']
  if (spawnSync('npx', inbox('d1', 'info', DATABASE)).status !== 0)
    runLoudly('npx', ['--yes', WRANGLER, 'd1', 'create', DATABASE])
  runLoudly('npx', inbox('d1', 'migrations', 'apply', DATABASE, '--remote'))
  const env = readEnvironment(process.cwd(), PUBLISHING_MODE)
  const variables = ['MAIL_TO', 'MAIL_FROM', 'RETENTION_DAYS'].flatMap((name) =>
    env[name] ? ['--var', `${name}:${env[name]}`] : [],
  )
  runLoudly('npx', inbox('deploy', ...variables))
}
