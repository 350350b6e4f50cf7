/** What one part of the bench has measured at one place. The unit is the end of a value's name. */
export interface Row {
  part: string
  /** Such as `phone /about`. */
  where: string
  values: Record<string, number>
}

/** How small and how large a value may be. */
interface Limits {
  min?: number
  max?: number
}

/** Limits by part and by value's name. */
export type Budgets = Record<string, Record<string, Limits>>

/**
 * Every limit that a row breaks, as a sentence. A limit for a value that its part has not
 * measured counts as broken: it would otherwise never be looked at again.
 */
export function brokenBudgets(rows: readonly Row[], budgets: Budgets): string[] {
  return rows.flatMap(({ part, where, values }) =>
    Object.entries(budgets[part] ?? {}).flatMap(([name, limits]) => {
      const complaint = complaintAbout(values[name], limits)
      return complaint ? [`${part}, ${where}: ${name} is ${complaint}`] : []
    }),
  )
}

function complaintAbout(value: number | undefined, { min, max }: Limits): string | undefined {
  if (value === undefined || Number.isNaN(value)) return 'missing'
  if (min !== undefined && value < min) return `${format(value)}, wanted at least ${min}`
  if (max !== undefined && value > max) return `${format(value)}, wanted at most ${max}`
  return undefined
}

/** The rows of one part as a Markdown table; a value that a row lacks is left out. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
  const cells = rows.map(({ where, values }) => [
    where,
    ...names.map((name) => (values[name] === undefined ? '' : format(values[name]))),
  ])
  return [['', ...names], ['---', ...names.map(() => '--:')], ...cells]
    .map((line) => `| ${line.join(' | ')} |`)
    .join('\n')
}

/** Whole numbers as they are, large ones without and small ones with two or three decimals. */
function format(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 2)
}
