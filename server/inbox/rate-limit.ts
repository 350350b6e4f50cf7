const WINDOW_MS = 60_000

/**
 * Counts requests per address over the last minute. The returned function counts one more and
 * answers how many seconds the address has to wait, 0 when the request is within the limit.
 * A refused request does not count, so that the wait it was told is the wait it gets.
 */
export function createRateLimit(requestsPerMinute: number, now: () => number = Date.now) {
  const timesByAddress = new Map<string, number[]>()

  return function secondsToWait(address: string): number {
    const current = now()
    const isRecent = (time: number) => current - time < WINDOW_MS

    // The least recently accepted address stands first: forget addresses until one is recent.
    for (const [known, times] of timesByAddress) {
      if (isRecent(times.at(-1)!)) break
      timesByAddress.delete(known)
    }

    const recent = (timesByAddress.get(address) ?? []).filter(isRecent)
    if (recent.length >= requestsPerMinute) {
      return Math.ceil((recent[0]! + WINDOW_MS - current) / 1000)
    }
    timesByAddress.delete(address)
    timesByAddress.set(address, [...recent, current])
    return 0
  }
}
