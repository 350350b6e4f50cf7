import { endOfDay } from '../src/lib/security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

export interface Findings {
  problems: string[]
  warnings: string[]
}

/**
 * What a last day, `YYYY-MM-DD`, means for a build on the day `now`: after it, nothing is published; in its
 * last 30 days, that is said. `where` it stands and what to do, `advice`, are said with it. What is no day
 * is left to the schema.
 */
export function lastDayFindings(
  { where, day, advice }: { where: string; day: unknown; advice: string },
  now: Date,
): Findings {
  const daysLeft = (endOfDay(String(day)).getTime() - now.getTime()) / DAY_MS
  const says = (what: string) => [`${where}: ${String(day)} ${what}. ${advice}`]
  return {
    problems: daysLeft < 0 ? says('is over') : [],
    warnings: daysLeft >= 0 && daysLeft < WARNING_DAYS ? says('is near') : [],
  }
}
