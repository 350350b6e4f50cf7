import { endOfDay } from './security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000
/** A day that has begun anywhere on earth ends in UTC within so many days. */
const BEGUN_WITHIN = 1 + 14 / 24

/** The fields of content that are the last day of something, and those that are a day in the past. */
export const LAST_DAYS = ['expires', 'validUntil', 'smc', 'issc', 'mlc']
export const PAST_DAYS = ['issued', 'checked']

type Value = [path: string, name: string, value: unknown]

/** The values in a part of content. An entry with an empty name or number is not shown, so its days do not matter. */
function shownValues(part: object | null, path: string): Value[] {
  const fields = Object.entries(part ?? {})
  if (fields.some(([name, value]) => /^(name|number)$/.test(name) && value === '')) return []
  return fields.flatMap(([name, value]): Value[] =>
    typeof value === 'object'
      ? shownValues(value, `${path}${name}.`)
      : [[path + name, name, value]],
  )
}

/**
 * Of content as YAML has it, by the name of its file: the days, `YYYY-MM-DD`, that are over, or have not come although
 * they should, at the time `now`, and those that will be over within 30 days.
 */
export function expiringDays(content: Record<string, object | null>, now: Date) {
  const over: string[] = []
  const near: string[] = []
  for (const [path, name, value] of shownValues(content, 'content/')) {
    const left = (endOfDay(String(value).trim()).getTime() - now.getTime()) / DAY_MS
    const found = `${path.replace('.yaml.', '.yaml: ')}: found ${String(value)}, expected `
    if (PAST_DAYS.includes(name) && left > BEGUN_WITHIN) over.push(`${found}a day that has come`)
    if (!LAST_DAYS.includes(name) || !(left < WARNING_DAYS)) continue
    ;(left < 0 ? over : near).push(`${found}a later day`)
  }
  return { over, near }
}
