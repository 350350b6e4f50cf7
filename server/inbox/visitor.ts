import { distinctRemoteAddr, expandIPv6 } from 'hono/utils/ipaddr'

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i
/** Four groups of four digits with their colons: a /64, which is one connection's. */
const NETWORK_LENGTH = 19

/** Who is counted as one visitor: an IPv4 address, or the /64 network of an IPv6 address. */
export function visitorAt(address: string): string {
  const plain = address.trim().replace(MAPPED_IPV4, '')
  if (distinctRemoteAddr(plain) !== 'IPv6') return plain
  return expandIPv6(plain).slice(0, NETWORK_LENGTH)
}
