import { cpus } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'

/** Up to this share of the processors others may have: it does not show in the medians. */
const QUIET_SHARE = 0.2
const SAMPLE_MS = 500
const LONGEST_WAIT_MS = 15_000

let noisyStarts = 0

/**
 * Waits until nobody else works on this machine, a quarter of a minute at most: what is measured beside other
 * work says more about that work. Measurements that had to begin all the same are counted.
 */
export async function untilQuiet(): Promise<void> {
  for (let waited = 0; waited < LONGEST_WAIT_MS; waited += SAMPLE_MS) {
    const before = processorTimes()
    await pause(SAMPLE_MS)
    const after = processorTimes()
    if ((after.busy - before.busy) / (after.all - before.all) <= QUIET_SHARE) return
  }
  noisyStarts += 1
}

/** How many measurements have begun while others worked. */
export const countNoisyStarts = () => noisyStarts

function processorTimes() {
  const times = cpus().map((processor) => processor.times)
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, time) => sum + time, 0)
  const idle = times.reduce((sum, time) => sum + time.idle, 0)
  return { all, busy: all - idle }
}
