import { lastDayFindings, type Findings } from './last-day.ts'

/** What the end of security.txt means for a build on the day `now`. `content` is what stands in content/security.yaml. */
export function securityTxtFindings(content: unknown, now: Date): Findings {
  const { expires } = (content ?? {}) as { expires?: unknown }
  const advice = 'Put in a later day, at most a year from now.'
  return lastDayFindings({ where: 'content/security.yaml, expires', day: expires, advice }, now)
}
