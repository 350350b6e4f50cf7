import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr'

const WINDOW_MS = 60_000
const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
/** Four groups of four digits with their colons: the /64 of one connection. */
const NETWORK_LENGTH = 19

/** Returns a function that counts a request unless it is over the limit; then it returns how many seconds to wait. */
export function createRateLimit(requestsPerMinute: number) {
  const timesByAddress = new Map<string, number[]>()

  return function secondsToWait(address: string): number {
    const now = Date.now()
    const isRecent = (time: number) => now - time < WINDOW_MS

    // The least recently accepted address is first.
    for (const [known, times] of timesByAddress) {
      if (isRecent(times.at(-1)!)) break
      timesByAddress.delete(known)
    }

    const recent = (timesByAddress.get(address) ?? []).filter(isRecent)
    if (recent.length >= requestsPerMinute) return Math.ceil((recent[0]! + WINDOW_MS - now) / 1000)
    timesByAddress.delete(address)
    timesByAddress.set(address, [...recent, now])
    return 0
  }
}

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorAt(address: string): string {
  const plain = address.trim().replace(MAPPED_IPV4, '')
  if (distinctRemoteAddr(plain) !== 'IPv6') return plain
  return expandIPv6(plain).slice(0, NETWORK_LENGTH)
}
