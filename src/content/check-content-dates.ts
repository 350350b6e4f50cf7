import { flattenPaths } from './flatten-paths.ts'
import { endOfDay } from './security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000
/** In the easternmost time zone, UTC+14, a day begins 38 hours before the day ends in UTC. */
const MAX_DAYS_LEFT_TODAY = 1 + 14 / 24

export const EXPIRY_DATE_FIELDS = ['expires', 'validUntil', 'dueBy']
export const PAST_DATE_FIELDS = ['issued', 'lastChecked', 'day']

/**
 * Returns all expiry dates as `YYYY-MM-DD`, warnings for expiry dates in the next 30 days, and errors for past expiry
 * dates and for future days in `PAST_DATE_FIELDS`.
 */
export function checkContentDates(content: object, now: Date) {
  const errors: string[] = []
  const warnings: string[] = []
  const days: { what: string; day: string }[] = []
  const values = new Map(flattenPaths(content))
  for (const [path, value] of values) {
    const keys = path.split('.')
    const name = keys.at(-1)!
    const valuesAbove = (key: string) =>
      keys.map((_, depth) => values.get([...keys.slice(0, depth), key].join('.')))
    if ([...valuesAbove('name'), ...valuesAbove('number')].includes('')) continue
    const daysLeft = (endOfDay(String(value).trim()).getTime() - now.getTime()) / DAY_MS
    const place = `content/${path.replace('.yaml.', '.yaml: ')}`
    const found = `${place}: found ${String(value)}`
    if (PAST_DATE_FIELDS.includes(name) && daysLeft > MAX_DAYS_LEFT_TODAY)
      errors.push(`${found}, expected a day that has come`)
    const isLastDay = EXPIRY_DATE_FIELDS.includes(name)
    const title = valuesAbove('name').filter(Boolean).join(', ')
    if (isLastDay && !Number.isNaN(daysLeft))
      days.push({ what: title ? `${title} (${place})` : place, day: String(value).trim() })
    if (isLastDay && daysLeft < 0) errors.push(`${found}, expected a later day`)
    else if (isLastDay && daysLeft < WARNING_DAYS)
      warnings.push(`${found}, which is less than ${WARNING_DAYS} days away`)
  }
  return { errors, warnings, days }
}
