import { endOfDay } from '../src/lib/security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

interface Findings {
  problems: string[]
  warnings: string[]
}

/**
 * What the end of security.txt means for a build on the day `now`: after it, nothing is published; in its
 * last 30 days, that is said. `content` is what stands in content/security.yaml; what is no day there is
 * left to the schema.
 */
export function securityTxtFindings(content: unknown, now: Date): Findings {
  const { expires } = (content ?? {}) as { expires?: unknown }
  const daysLeft = (endOfDay(String(expires)).getTime() - now.getTime()) / DAY_MS
  const says = (what: string) => [
    `content/security.yaml, expires: ${String(expires)} ${what}. Put in a later day, at most a year from now.`,
  ]
  return {
    problems: daysLeft < 0 ? says('is over') : [],
    warnings: daysLeft >= 0 && daysLeft < WARNING_DAYS ? says('is near') : [],
  }
}
