import { measureInteractions } from './interactions.ts'
import { figuresOf, runLighthouse } from './lighthouse.ts'
import { servePages } from './serve.ts'

const ROUNDS = 3
const PAGES = ['/', '/about', '/services', '/contact']
const BUDGETS: Record<string, { min?: number; max?: number }> = {
  'lowest score': { min: 100 },
  'FCP × bare': { max: 1.35 },
  'LCP × bare': { max: 1.5 },
  'TBT ms': { max: 50 },
  'HTML kB': { max: 25 },
  'menu entry × bare': { max: 8 },
  'carousel button × bare': { max: 4 },
  'typing × bare': { max: 3 },
  'late frames': { max: 5 },
}

/** The values of all rounds, by measure and page. */
const measured: Record<string, Record<string, number[]>> = {}
function add(figures: Record<string, number>, page: string, device = '') {
  for (const [name, value] of Object.entries(figures))
    ((measured[device + name] ??= {})[page] ??= []).push(value)
}

const origin = await servePages()
for (let round = 1; round <= ROUNDS; round += 1) {
  console.error(`Round ${round} of ${ROUNDS}`)
  for (const device of ['mobile', 'desktop'] as const) {
    const bare = await runLighthouse(`${origin}/bare`, device)
    for (const page of PAGES)
      add(figuresOf(await runLighthouse(origin + page, device), bare), page, `${device} `)
  }
  add(await measureInteractions(origin), 'visit')
}

const table: Record<string, Record<string, string>> = {}
for (const [measure, pages] of Object.entries(measured)) {
  const { min = -Infinity, max = Infinity } = BUDGETS[measure.replace(/^(mobile|desktop) /, '')]!
  const row: Record<string, string> = { budget: max < Infinity ? `≤ ${max}` : `≥ ${min}` }
  for (const [page, values] of Object.entries(pages)) {
    const median = values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
    const isKept = median >= min && median <= max
    row[page] = median.toPrecision(3) + (isKept ? '' : ' BROKEN')
    if (!isKept) process.exitCode = 1
  }
  table[measure] = row
}
console.table(table)
process.exit()
