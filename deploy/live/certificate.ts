import { connect } from 'node:tls'

/** Certificates are renewed when 30 days are left; whoever sees fewer than these still has time to look. */
const LEAST_DAYS_LEFT = 20
const DAY_MS = 86_400_000
const TIMEOUT_MS = 15_000

interface Certificate {
  /** As TLS tells it: `Nov 23 08:00:00 2026 GMT`. */
  validTo: string
  /** Why a browser would not take it, if it would not. */
  fault?: string
}

/** What is wrong with a certificate on the day `now`. */
export function certificateFindings({ validTo, fault }: Certificate, now: Date): string[] {
  if (fault !== undefined) return [`certificate: ${fault}`]
  const daysLeft = Math.floor((new Date(validTo).getTime() - now.getTime()) / DAY_MS)
  return daysLeft < LEAST_DAYS_LEFT
    ? [`certificate: ends in ${daysLeft} days and has not been renewed`]
    : []
}

/** The certificate that an https origin shows. Rejects where nobody answers. */
export function readCertificate(origin: string): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })
    socket.on('error', reject)
    socket.on('timeout', () => socket.destroy(new Error('no answer')))
    socket.on('secureConnect', () => {
      const fault = socket.authorized ? undefined : String(socket.authorizationError)
      resolve({ validTo: socket.getPeerCertificate().valid_to, fault })
      socket.end()
    })
  })
}
