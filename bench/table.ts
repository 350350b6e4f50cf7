/** The column of the bare reference page. */
export const BARE = 'bare'
export const PAGES = ['/', '/about', '/services', '/contact']

export interface Figure {
  measure: string
  page: string
  value: number
}

/** Limits by measure. They hold for every page but the bare one. */
export type Budgets = Record<string, { min?: number; max?: number }>

/** The median of each figure of rounds that measured the same in the same order. */
export const medians = (rounds: Figure[][]): Figure[] =>
  rounds[0]!.map((figure, index) => {
    const sorted = rounds.map((round) => round[index]!.value).toSorted((a, b) => a - b)
    const [lower, upper] = [sorted.at((rounds.length - 1) / 2)!, sorted.at(rounds.length / 2)!]
    return { ...figure, value: (lower + upper) / 2 }
  })

/** One line for each figure beyond its limit. A figure that is not a number breaks every limit. */
export const brokenBudgets = (figures: Figure[], budgets: Budgets): string[] =>
  figures.flatMap(({ measure, page, value }) => {
    const limits = budgets[measure.replace(/^(mobile|desktop) /, '')]
    if (!limits || page === BARE) return []
    const { min = -Infinity, max = Infinity } = limits
    if (value >= min && value <= max) return []
    return [`${page}: ${measure} is ${value}, budget ${JSON.stringify(limits)}`]
  })

/** A Markdown table: a row for each measure, a column for each page. */
export function formatTable(figures: Figure[]): string {
  const columns = [BARE, ...PAGES]
  const rows = [...new Set(figures.map(({ measure }) => measure))].map((measure) => {
    const row = figures.filter((figure) => figure.measure === measure)
    const cell = (column: string) => row.find(({ page }) => page === column)
    return [measure, ...columns.map((column) => format(cell(column)?.value))]
  })
  return [['', ...columns], ['---', ...columns.map(() => '--:')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

const format = (value?: number) => (value === undefined ? '' : String(Number(value.toPrecision(3))))
