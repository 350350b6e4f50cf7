import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addHostFiles } from '../integrations/after-build.ts'
import { PREVIEW_FOLDER } from '../integrations/build-target.ts'
import { listenLocally } from '../server/run-server.ts'
import { createSiteServer } from '../server/site-server.ts'
import { measureInteractions } from './interactions.ts'
import { runLighthouse } from './lighthouse.ts'
import { brokenBudgets, formatTable, medians, type Budgets, type Figure } from './table.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } })
const rounds = Number(values.rounds)
if (!(rounds >= 1)) throw new Error('--rounds needs a number of at least 1.')

const bareFolder = mkdtempSync(join(tmpdir(), 'bench-'))
cpSync('bench/reference', bareFolder, { recursive: true })
await addHostFiles(bareFolder, false)
const [siteUrl = '', bareUrl = ''] = await Promise.all(
  [PREVIEW_FOLDER, bareFolder].map((dist) => listenLocally(createSiteServer({ dist }))),
)

const measured: Figure[][] = []
for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`)
  measured.push([
    ...(await runLighthouse('mobile', siteUrl, bareUrl)),
    ...(await runLighthouse('desktop', siteUrl, bareUrl)),
    ...(await measureInteractions(siteUrl, bareUrl)),
  ])
}
rmSync(bareFolder, { recursive: true })

const figures = medians(measured)
const budgets = JSON.parse(readFileSync('bench/budgets.json', 'utf8')) as Budgets
const broken = brokenBudgets(figures, budgets)
console.log(formatTable(figures))
if (broken.length > 0) console.log(`\nBroken budgets:\n${broken.join('\n')}`)
process.exit(broken.length > 0 ? 1 : 0)
