import { parseArgs } from 'node:util'
import { goBack, publish } from '../deploy/publish-nginx.ts'
import { readRelease } from '../deploy/release.ts'
import { shellAt } from '../deploy/shell.ts'
import { buildForPublishing, orGiveUp } from './publishing.ts'

// Builds the site and publishes it on a server with nginx, or goes one release back there.
const USAGE = 'usage: npm run publish:nginx -- USER@HOST [--back]'

await orGiveUp(async () => {
  const { values, positionals } = parseArgs({
    options: { back: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [target, ...more] = positionals
  if (!target || more.length > 0) throw new Error(USAGE)
  const publishing = { shell: shellAt(target), say: console.log }
  if (values.back) return goBack(publishing)
  buildForPublishing()
  await publish(process.cwd(), readRelease(process.cwd()), publishing)
})
