import { flattenPaths } from './flatten-paths.ts'
import { endOfDay } from './security-txt.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000
/** A day that has begun anywhere on earth ends in UTC within so many days. */
const BEGUN_WITHIN = 1 + 14 / 24

/** The fields of content that are the last day of something, and those that are a day in the past. */
export const DUE_DAY_FIELDS = ['expires', 'validUntil', 'dueBy']
export const PAST_DAY_FIELDS = ['issued', 'checked', 'day']

/**
 * Reads the YAML of all files, each under its file's name, and returns two lists of messages. `over` has due days that
 * have passed, and past days that have not come. `overSoon` has due days within WARNING_DAYS of `now`. Also returns `days`:
 * every due day, `YYYY-MM-DD`, with its place and the name beside it.
 */
export function expiringDays(content: object, now: Date) {
  const over: string[] = []
  const overSoon: string[] = []
  const days: { what: string; day: string }[] = []
  const values = new Map(flattenPaths(content))
  for (const [path, value] of values) {
    const keys = path.split('.')
    const name = keys.at(-1)!
    const valuesAbove = (key: string) =>
      keys.map((_, depth) => values.get([...keys.slice(0, depth), key].join('.')))
    // An entry with an empty name or number is hidden, with everything in it, such as a ship's certificates.
    if ([...valuesAbove('name'), ...valuesAbove('number')].includes('')) continue
    const left = (endOfDay(String(value).trim()).getTime() - now.getTime()) / DAY_MS
    const place = `content/${path.replace('.yaml.', '.yaml: ')}`
    const found = `${place}: found ${String(value)}`
    if (PAST_DAY_FIELDS.includes(name) && left > BEGUN_WITHIN)
      over.push(`${found}, expected a day that has come`)
    const isLastDay = DUE_DAY_FIELDS.includes(name)
    const title = valuesAbove('name').filter(Boolean).join(', ')
    if (isLastDay && !Number.isNaN(left))
      days.push({ what: title ? `${title} (${place})` : place, day: String(value).trim() })
    if (isLastDay && left < 0) over.push(`${found}, expected a later day`)
    else if (isLastDay && left < WARNING_DAYS)
      overSoon.push(`${found}, which is less than ${WARNING_DAYS} days away`)
  }
  return { over, overSoon, days }
}
