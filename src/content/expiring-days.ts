import { leavesOf } from './leaves-of.ts'
import { endOfDay } from './security-txt.ts'
import { SHIP_DUE_DAY_LABELS } from './ship-due-days.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000
/** A day that has begun anywhere on earth ends in UTC within so many days. */
const BEGUN_WITHIN = 1 + 14 / 24

/** The fields of content that are the last day of something, and those that are a day in the past. */
export const DUE_DAY_FIELDS = ['expires', 'validUntil', ...Object.keys(SHIP_DUE_DAY_LABELS)]
export const PAST_DAY_FIELDS = ['issued', 'checked', 'day']

/** Yields each value of content that is shown, with its path, its field's name and the name beside it, if any. */
function* shownValues(content: object) {
  const values = new Map(leavesOf(content))
  for (const [path, value] of values) {
    const [, parent, name = ''] = /(.*\.)(.*)/.exec(path)!
    const title = values.get(`${parent}name`)
    // What has an empty name or number is not shown.
    if (title === '' || values.get(`${parent}number`) === '') continue
    yield {
      path: `content/${path.replace('.yaml.', '.yaml: ')}`,
      name,
      value: String(value),
      title,
    }
  }
}

/**
 * Reads the YAML of all files, each under its file's name. Returns every last day, `YYYY-MM-DD`, with its place and the
 * name beside it.
 */
export const lastDays = (content: object): { what: string; day: string }[] =>
  Array.from(shownValues(content))
    .filter(({ name, value }) => DUE_DAY_FIELDS.includes(name) && endOfDay(value.trim()).getTime())
    .map(({ path, value, title }) => ({
      what: title ? `${String(title)} (${path})` : path,
      day: value.trim(),
    }))

/**
 * Reads the YAML of all files, each under its file's name, and returns two lists of messages. `over` has due days that
 * have passed, and past days that have not come. `overSoon` has due days within WARNING_DAYS of `now`.
 */
export function expiringDays(content: object, now: Date) {
  const over: string[] = []
  const overSoon: string[] = []
  for (const { path, name, value } of shownValues(content)) {
    const left = (endOfDay(value.trim()).getTime() - now.getTime()) / DAY_MS
    const found = `${path}: found ${value}`
    if (PAST_DAY_FIELDS.includes(name) && left > BEGUN_WITHIN)
      over.push(`${found}, expected a day that has come`)
    const isLastDay = DUE_DAY_FIELDS.includes(name)
    if (isLastDay && left < 0) over.push(`${found}, expected a later day`)
    else if (isLastDay && left < WARNING_DAYS)
      overSoon.push(`${found}, which is less than ${WARNING_DAYS} days away`)
  }
  return { over, overSoon }
}
