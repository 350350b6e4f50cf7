import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PUBLISHING_FOLDER } from '../deploy/build-mode.ts'
import { untilLive } from '../deploy/until-live.ts'
import { readRelease } from '../deploy/release.ts'
import { WRANGLER } from '../deploy/wrangler.ts'
import { buildForPublishing, orGiveUp, runLoudly } from './publishing.ts'

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
  runLoudly('npx', ['--yes', WRANGLER, 'deploy'])
  const { id: published } = readRelease(process.cwd())
  const read = (name: string) => readFileSync(join(PUBLISHING_FOLDER, name), 'utf8')
  await untilLive(site, { page: read('index.html'), headersFile: read('_headers') })
  console.log(`${site}/ answers with release ${published}.`)
})
