import type { Content } from './read-all-content'

/** Returns the last second of `YYYY-MM-DD` in UTC, or an invalid Date. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59Z`)

/** Follows RFC 9116. Without contacts, the file contains the company's email address. */
export function securityTxt(security: Content['security'], email: string, site: URL): string {
  const { contacts, expires, languages } = security
  const lines = [
    ...(contacts.length > 0 ? contacts : [new URL(`mailto:${email}`).href]).map(
      (contact) => `Contact: ${contact}`,
    ),
    `Expires: ${endOfDay(expires).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${new URL('/.well-known/security.txt', site).href}`,
  ]
  return `${lines.join('\n')}\n`
}
