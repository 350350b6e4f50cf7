import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { inbox } from './parts/inbox.ts'
import { interactions } from './parts/interactions.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { link } from './parts/link.ts'
import { memory } from './parts/memory.ts'
import { rest } from './parts/rest.ts'
import { scroll } from './parts/scroll.ts'
import { weight } from './parts/weight.ts'
import { countNoisyStarts } from './quiet.ts'
import { brokenBudgets, tableOf, type Budgets, type Row } from './rows.ts'
import { serve, type Served } from './serve.ts'

const RESULTS_FILE = 'bench/results.json'
const BUDGETS_FILE = 'bench/budgets.json'
const DEFAULT_ROUNDS = '15'
const DEFAULT_MINUTES = '3'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: DEFAULT_ROUNDS },
    minutes: { type: 'string', default: DEFAULT_MINUTES },
    only: { type: 'string' },
  },
})
const rounds = Number(options.rounds)
const parts: Record<string, (served: Served) => Row[] | Promise<Row[]>> = {
  weight,
  lighthouse: (served) => lighthouse(served, rounds),
  link: (served) => link(served, rounds),
  scroll: (served) => scroll(served, rounds),
  interactions: (served) => interactions(served, rounds),
  rest,
  memory: (served) => memory(served, Number(options.minutes)),
}

/** What does not belong to a visit is measured only when it is asked for. */
const asked: typeof parts = {
  ...parts,
  inbox,
}
const chosen = options.only?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !(name in asked))
if (unknown.length > 0 || !(rounds >= 1) || !(Number(options.minutes) > 0)) {
  console.error(
    `usage: npm run bench -- [--rounds ${DEFAULT_ROUNDS}] [--minutes ${DEFAULT_MINUTES}] [--only ${Object.keys(asked).join(',')}]`,
  )
  process.exit(2)
}

const served = await serve()
console.log(`Served by ${served.by}; ${rounds} rounds.`)
const rows: Row[] = []
for (const name of chosen) {
  const measured = await asked[name]!(served)
  rows.push(...measured)
  for (const part of new Set(measured.map((row) => row.part)))
    console.log(`\n${part}\n\n${tableOf(measured.filter((row) => row.part === part))}`)
}
served.stop()

const budgets = JSON.parse(readFileSync(BUDGETS_FILE, 'utf8')) as Budgets
const broken = brokenBudgets(rows, budgets)
const noisyStarts = countNoisyStarts()
const measuredAt = new Date().toISOString()
writeFileSync(
  RESULTS_FILE,
  JSON.stringify({ measuredAt, servedBy: served.by, rounds, noisyStarts, rows, broken }, null, 2),
)
if (noisyStarts > 0)
  console.log(
    `\n${noisyStarts} measurements began while others worked on this machine: measure again.`,
  )
console.log(`\nAll figures: ${RESULTS_FILE}`)
console.log(
  broken.length === 0 ? 'No budget is broken.' : `\nBroken budgets:\n${broken.join('\n')}`,
)
process.exit(broken.length === 0 ? 0 : 1)
