import { PREVIEW_FOLDER } from '../../scripts/build/build-target.ts'
import { measureInteractions } from './interactions.ts'
import { runLighthouse } from './lighthouse.ts'
import { servePages } from './serve.ts'

const ROUNDS = 3
const PAGES = ['/', '/about', '/services', '/contact']
const everyPage = (max: number) => Object.fromEntries(PAGES.map((page) => [page, max]))
const BUDGETS: Record<string, Record<string, number>> = {
  'HTML kB': { ...everyPage(14), '/': 23.8 },
  'main thread s': { '/': 3, '/about': 2 },
  'scripts s': { '/': 0.8 },
  'mobile LCP × bare': { ...everyPage(1.2), '/': 1.25 },
  'desktop LCP × bare': { ...everyPage(1.2), '/': 1.25 },
  'mobile points lost': everyPage(0),
  'desktop points lost': everyPage(0),
  'late frames %': { '/ at 1 × CPU': 3, '/ at 4 × CPU': 10 },
  'tap × bare': { menu: 2.5, service: 3.5, slide: 2.5, 'empty form': 2.5 },
  'key × bare': { typing: 3 },
}

const measured: Record<string, Record<string, number[]>> = {}
function add(folder: string, subject: string, figures: Record<string, number>) {
  for (const [name, value] of Object.entries(figures))
    if (BUDGETS[name]?.[subject] !== undefined)
      ((measured[`${name} ${subject}`] ??= {})[folder] ??= []).push(value)
}

const origins = new Map<string, string>()
for (const folder of [PREVIEW_FOLDER, ...process.argv.slice(2)])
  origins.set(folder, await servePages(folder))
const bareOrigin = origins.get(PREVIEW_FOLDER)!
for (let round = 1; round <= ROUNDS; round += 1) {
  console.error(`Round ${round} of ${ROUNDS}`)
  for (const device of ['mobile', 'desktop'] as const) {
    const bare = await runLighthouse(`${bareOrigin}/bare`, device)
    for (const page of PAGES) {
      add('bare', page, bare)
      for (const [folder, origin] of origins)
        add(folder, page, await runLighthouse(origin + page, device))
    }
  }
  for (const [folder, origin] of [['bare', bareOrigin] as const, ...origins]) {
    const interactions = await measureInteractions(origin, folder === 'bare')
    for (const [subject, figures] of Object.entries(interactions)) add(folder, subject, figures)
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]!
const table: Record<string, object> = {}
for (const [name, budgets] of Object.entries(BUDGETS))
  for (const [subject, max] of Object.entries(budgets)) {
    const isRatio = name.includes('×')
    const { bare = [], ...others } = measured[`${name} ${subject}`]!
    const row = { budget: `≤ ${max}`, bare: median(bare).toPrecision(3) + (isRatio ? ' ms' : '') }
    for (const [folder, values] of Object.entries(others)) {
      // Compares values of the same round, because the machine can be busier in one round than in another.
      const result = median(values.map((value, i) => (isRatio ? value / bare[i]! : value)))
      const isWithinBudget = result <= max
      const suffix = isWithinBudget ? '' : ' OVER BUDGET'
      Object.assign(row, { [folder]: result.toPrecision(3) + suffix })
      if (folder === PREVIEW_FOLDER && !isWithinBudget) process.exitCode = 1
    }
    table[`${name}, ${subject}`] = row
  }
console.table(table)
process.exit()
