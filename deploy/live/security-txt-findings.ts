import type { Reply } from '../ask.ts'

const WARNING_DAYS = 30
const DAY_MS = 86_400_000

/** What is wrong with a published security.txt at its `address` on the day `now`, by RFC 9116. */
export function securityTxtFileFindings(reply: Reply, address: string, now: Date): string[] {
  if (reply.status !== 200) return [`status ${reply.status}, wanted 200`]
  const type = reply.headers['content-type']?.join() ?? 'missing'
  const fields = reply.body
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/: (.*)/) as [name: string, value?: string])
  const valuesOf = (name: string) =>
    fields.filter(([found]) => found.toLowerCase() === name).map(([, value]) => value ?? '')
  const contacts = valuesOf('contact')
  const expires = valuesOf('expires')
  const canonical = valuesOf('canonical')
  const daysLeft = (new Date(expires[0] ?? '').getTime() - now.getTime()) / DAY_MS
  const findings: [isWrong: boolean, finding: string][] = [
    [!/^text\/plain; ?charset=utf-8$/i.test(type), `Content-Type is ${type}`],
    [contacts.length === 0, 'names no Contact'],
    [
      !contacts.every((one) => /^(mailto:|https:|tel:)/.test(one)),
      'names a Contact that is no address',
    ],
    [expires.length !== 1 || Number.isNaN(daysLeft), 'has not one Expires with a date'],
    [daysLeft < 0, `is over since ${expires[0]}`],
    [daysLeft >= 0 && daysLeft < WARNING_DAYS, `is over in ${Math.floor(daysLeft)} days`],
    [canonical.length > 0 && !canonical.includes(address), `names ${canonical[0]} as its address`],
  ]
  return findings.filter(([isWrong]) => isWrong).map(([, finding]) => finding)
}
