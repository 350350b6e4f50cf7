import type { TraceEvent } from './browser.ts'

/** A longer task keeps a visitor's press waiting: https://web.dev/articles/tbt */
const LONGEST_TASK_MS = 50

/**
 * Total blocking time in the processor's time, ms: by how much the tasks after a page's first paint would
 * be too long on a processor that is `slowdown` times slower. It leaves out for how long they waited
 * while others had the processor. NaN where nothing was painted.
 */
export function processorBlocking(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) return Number.NaN
  return events
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts >= paint.ts,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown - LONGEST_TASK_MS)
    .reduce((sum, tooLong) => sum + Math.max(0, tooLong), 0)
}
