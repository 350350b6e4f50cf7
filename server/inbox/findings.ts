/** Something that the operator has to do. Its id stays the same while it lasts, so that it is mailed once. */
export type Finding = { id: string; text: string }

/** The last day of something, as `YYYY-MM-DD`. */
export type LastDay = { what: string; day: string }

const DAY_MS = 86_400_000
/** How many days before its end something is reported, the nearest first. */
const NOTICE_DAYS = [7, 30]

/**
 * Returns a finding for each day that is over or at most 30 days away at the time `now`. Seven days before its end, the
 * finding gets another id, so that it is mailed again.
 */
export const lapsing = (days: LastDay[], now: number): Finding[] =>
  days.flatMap(({ what, day }) => {
    const left = Math.floor((Date.parse(`${day}T23:59:59Z`) - now) / DAY_MS)
    const notice = NOTICE_DAYS.find((days) => left <= days)
    if (notice === undefined) return []
    const when = left < 0 ? 'ended' : `ends in ${left} days,`
    const text = `${what} ${when} on ${day}. Renew it, correct the day and publish.`
    return [{ id: `${what} ${day} ${notice}`, text }]
  })

/** Returns the findings that have not been reported. */
export const unreported = (findings: Finding[], reported: string[]) =>
  findings.filter(({ id }) => !reported.includes(id))
