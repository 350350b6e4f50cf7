/** The bare reference page's column. */
export const BARE = 'bare'
export const PAGES = ['/', '/about', '/services', '/contact']

/** Figures by measure and by page. A page without a figure was not measured. */
export type Table = Record<string, Record<string, number>>

/** Limits by measure. They hold for every page but the bare one. */
export type Budgets = Record<string, { min?: number; max?: number }>

/** The median of every figure of tables that have the same measures and pages. */
export const medianOf = (tables: readonly Table[]): Table =>
  Object.fromEntries(
    Object.entries(tables[0] ?? {}).map(([measure, figures]) => [
      measure,
      Object.fromEntries(
        Object.keys(figures).map((page) => [
          page,
          median(tables.map((table) => table[measure]![page]!)),
        ]),
      ),
    ]),
  )

function median(figures: number[]) {
  const sorted = figures.toSorted((a, b) => a - b)
  return (sorted.at((sorted.length - 1) / 2)! + sorted.at(sorted.length / 2)!) / 2
}

/** A sentence for each figure beyond its limit. A figure that is not a number breaks every limit. */
export function brokenBudgets(table: Table, budgets: Budgets): string[] {
  return Object.entries(table).flatMap(([measure, figures]) => {
    const { min = -Infinity, max = Infinity } =
      budgets[measure.replace(/^(mobile|desktop) /, '')] ?? {}
    return Object.entries(figures)
      .filter(([page, figure]) => page !== BARE && !(figure >= min && figure <= max))
      .map(
        ([page, figure]) =>
          `${measure}, ${page}: ${format(figure)}, budget ${min > 0 ? `≥ ${min}` : `≤ ${max}`}`,
      )
  })
}

/** A Markdown table. */
export function formatTable(table: Table): string {
  const rows = Object.entries(table).map(([measure, figures]) => [
    measure,
    ...[BARE, ...PAGES].map((page) => (page in figures ? format(figures[page]!) : '')),
  ])
  return [['', BARE, ...PAGES], ['---', '--:', ...PAGES.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Three significant digits. */
const format = (figure: number) => String(Number(figure.toPrecision(3)))
