import type { Content } from './read-content'

/** The last second of a day, `YYYY-MM-DD`, in UTC. An invalid Date for anything else. */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59Z`)

/** The file that tells where to report a weakness (RFC 9116); without contacts it is the company's email address. */
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
