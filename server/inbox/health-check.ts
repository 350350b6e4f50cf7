import { once } from 'node:events'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import {
  hoursSinceBackup,
  hoursSinceBackupCopy,
  MAIL_NOT_CONFIGURED,
  replaceUnprintable,
} from './commands.ts'
import { createMailer, dryRunMail } from './mail.ts'
import { CLI_COMMAND, RELEASE_NAME, type InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

/** If a finding's ID changed between checks, `report` would mail the finding again. */
export type Finding = { id: string; text: string }

export type ExpiryDate = { what: string; day: string }

const DAY_MS = 86_400_000
const OLDEST_BACKUP_HOURS = 48
const MIN_FREE_SHARE = 0.05
const PRIVACY_PAGE = RELEASE_NAME ? 'dist/privacy.html' : '../../content/privacy.yaml'
/**
 * Caddy renews a certificate 30 days before the certificate expires, so a certificate with less than 7 days left needs
 * attention.
 */
const CERTIFICATE_NOTICE_MS = 7 * DAY_MS
const CERTIFICATE_TIMEOUT_MS = 15_000
/** `contentExpiryFindings` uses the first matching number, so the numbers must be in ascending order. */
const NOTICE_DAYS = [7, 30]

export async function printHealthReport(store: Store, settings: InboxSettings) {
  const { waiting, failed, suspected, honeypotFilled, mailedAt } = store.counts()
  const mailed = mailedAt === 0 ? 'never' : new Date(mailedAt).toISOString()
  console.log(`The database ${settings.file} is intact.`)
  console.log(`Mail was last sent: ${mailed}. Waiting: ${waiting}. Failed: ${failed}.`)
  console.log(`Spam: ${suspected} suspected, ${honeypotFilled} by the honeypot (not mailed).`)
  if (hoursSinceBackup(settings.file) === Infinity)
    console.log(`There is no backup yet. Create one: ${CLI_COMMAND} backup`)
  const failures = store.errorReports()
  if (failures.length > 0)
    console.log('Failures that visitors met within 30 days, with the last day:')
  for (const { count, page, browser, message, seen_at } of failures) {
    const day = new Date(seen_at).toJSON().slice(0, '2027-01-31'.length)
    console.log(replaceUnprintable(`  ${count} x  ${day}  ${page}  ${browser}  ${message}`))
  }
  const findings = await findAll(store, settings)
  if (!settings.mail) console.log(`Inquiries are not mailed: ${MAIL_NOT_CONFIGURED}`)
  else if (!findings.some(({ id }) => id === 'mail server'))
    console.log('The mail server accepts mail from MAIL_FROM to MAIL_TO.')
  if (findings.length > 0) throw new Error(findings.map(({ text }) => text).join('\n'))
}

/** Mails new findings. If a finding disappears and returns, the function mails it again. */
export async function sendNewFindings(store: Store, settings: InboxSettings) {
  const findings = await findAll(store, settings)
  const texts = unreportedFindings(findings, store.reported()).map(({ text }) => text)
  if (texts.length > 0) {
    if (!settings.mail) throw new Error([...texts, MAIL_NOT_CONFIGURED].join('\n'))
    const text = `${texts.join('\n')}\n\nRun '${CLI_COMMAND} check' on the server to list everything that has to be done.\n`
    const subject = `To be done for the website: ${texts.length}`
    await createMailer(settings.mail).sendMail({ subject, text })
  }
  store.setReported(findings.map(({ id }) => id))
}

export async function sendUnitFailureAlert({ mail }: InboxSettings, unit: string) {
  if (!mail)
    throw new Error(`${unit} has failed, and this alert can't be mailed: ${MAIL_NOT_CONFIGURED}`)
  const text = `On the server: journalctl -u ${unit}`
  await createMailer(mail).sendMail({ subject: `${unit} has failed`, text })
}

async function findAll(store: Store, settings: InboxSettings): Promise<Finding[]> {
  const { file, mail, retentionDays, backupCopy } = settings
  const { waiting, failed, mailFault } = store.counts()
  const privacy = fs.readFileSync(join(import.meta.dirname, PRIVACY_PAGE), 'utf8')
  const { bavail, blocks } = fs.statfsSync(dirname(file))
  const backupAge = hoursSinceBackup(file)
  const serverFault = mail && (await dryRunMail(mail).catch(({ message }: Error) => message))
  const checks: Record<string, string | false> = {
    'mail failed':
      failed > 0 &&
      `${failed} inquiries could not be mailed for three days. Correct the mail settings, then run: ${CLI_COMMAND} retry`,
    'mail waits':
      mailFault !== null &&
      `Not mailed yet: ${waiting + failed} inquiries. The last attempt failed: ${mailFault}`,
    retention:
      !new RegExp(`\\b${retentionDays}\\s+days`).test(privacy) &&
      `RETENTION_DAYS is ${retentionDays}, but ${PRIVACY_PAGE} doesn't contain '${retentionDays} days'. Make them match.`,
    disk:
      bavail / blocks < MIN_FREE_SHARE &&
      `Less than 5 % of the disk with ${file} is free. Make room, because a full disk can't store inquiries.`,
    backup:
      backupAge > OLDEST_BACKUP_HOURS &&
      backupAge !== Infinity &&
      'The newest backup is older than 48 h. See why no newer one exists: journalctl -u site-backup',
    'backup copy':
      backupCopy !== undefined &&
      hoursSinceBackupCopy(file) > OLDEST_BACKUP_HOURS &&
      `No backup was copied to ${backupCopy.folder} within 48 h. See why: journalctl -u site-backup`,
    'mail server': serverFault !== undefined && `The mail server of SMTP_URL: ${serverFault}`,
  }
  const failedChecks = Object.entries(checks).map(([id, text]) => text !== false && { id, text })
  const { site, days } = readRelease()
  return [
    ...failedChecks.filter((finding) => finding !== false),
    ...contentExpiryFindings(days, Date.now()),
    ...(await tlsCertificateFindings(site)),
  ]
}

/**
 * Returns a finding for everything that has expired or expires soon. A finding's ID changes seven days before the last
 * valid day, so that `report` mails the finding again.
 */
export const contentExpiryFindings = (days: ExpiryDate[], now: number): Finding[] =>
  days.flatMap(({ what, day }) => {
    const daysLeft = Math.floor((Date.parse(`${day}T23:59:59Z`) - now) / DAY_MS)
    const notice = NOTICE_DAYS.find((days) => daysLeft <= days)
    if (notice === undefined) return []
    const when = daysLeft < 0 ? 'ended' : `ends in ${daysLeft} days,`
    const text = `${what} ${when} on ${day}. Renew it, correct the day and publish.`
    return [{ id: `${what} ${day} ${notice}`, text }]
  })

export const unreportedFindings = (findings: Finding[], reported: string[]) =>
  findings.filter(({ id }) => !reported.includes(id))

function readRelease(): { site: string; days: ExpiryDate[] } {
  const file = join(import.meta.dirname, 'last-days.json')
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : { site: '', days: [] }
}

export async function tlsCertificateFindings(site: string): Promise<Finding[]> {
  const url = URL.parse(site)
  if (url?.protocol !== 'https:') return []
  const { hostname: host, port } = url
  const socket = connect({ host, servername: host, port: Number(port) || 443 })
  socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () =>
    socket.destroy(new Error('the server does not answer')),
  )
  try {
    await once(socket, 'secureConnect')
    const end = new Date(socket.getPeerCertificate().valid_to)
    if (end.getTime() - Date.now() > CERTIFICATE_NOTICE_MS) return []
    throw new Error(`it ends on ${end.toJSON()} and has not been renewed`)
  } catch (error) {
    const fault = (error as Error).message
    return [
      { id: 'TLS', text: `The TLS certificate of ${site}: ${fault}. See: journalctl -u caddy` },
    ]
  } finally {
    socket.destroy()
  }
}
