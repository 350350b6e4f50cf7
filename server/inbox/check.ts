import { once } from 'node:events'
import * as fs from 'node:fs'
import { dirname, join } from 'node:path'
import { connect } from 'node:tls'
import { backupAges } from './backups.ts'
import { NO_MAIL, printable } from './commands.ts'
import { lapsing, unreported, type Finding, type LastDay } from './findings.ts'
import { createMailer, tryMail } from './mail.ts'
import { COMMAND, RELEASE, type InboxSettings } from './settings.ts'
import type { Store } from './store.ts'

const OLDEST_BACKUP_HOURS = 48
const MIN_FREE_SHARE = 0.05
const MAIL_SERVER = 'mail server'
const PRIVACY_PAGE = RELEASE ? 'dist/privacy.html' : '../../content/privacy.yaml'
/** Caddy renews certificates with 30 days left, so that only a renewal that fails gets so near to the last day. */
const CERTIFICATE_NOTICE_MS = 7 * 86_400_000
const CERTIFICATE_TIMEOUT_MS = 15_000
const ADVICE = 'See journalctl -u caddy.'

/** Prints the state of database, mail, spam and visitors' failures. Throws with every finding. */
export async function check(store: Store, settings: InboxSettings) {
  const { waiting, failed, suspected, honeypotFilled, mailedAt } = store.counts()
  const mailed = mailedAt === 0 ? 'never' : new Date(mailedAt).toISOString()
  console.log(`The database ${settings.file} is intact.`)
  console.log(`Mail was last sent: ${mailed}. Waiting: ${waiting}. Failed: ${failed}.`)
  console.log(`Spam: ${suspected} suspected, ${honeypotFilled} by the honeypot (not mailed).`)
  if (backupAges(settings.file).made === Infinity)
    console.log(`There is no backup yet: ${COMMAND} backup`)
  if (!settings.mail) console.log(`Inquiries are not mailed: ${NO_MAIL}`)
  const failures = store.failures()
  if (failures.length > 0)
    console.log('Failures that visitors met within 30 days, with the last day:')
  for (const { count, page, browser, message, seen_at } of failures) {
    const day = new Date(seen_at).toJSON().slice(0, '2027-01-31'.length)
    console.log(printable(`  ${count} x  ${day}  ${page}  ${browser}  ${message}`))
  }
  const findings = await findAll(store, settings)
  if (settings.mail && !findings.some(({ id }) => id === MAIL_SERVER))
    console.log('The mail server lets us in and takes our mail.')
  if (findings.length > 0) throw new Error(findings.map(({ text }) => text).join('\n'))
}

/** Mails the findings of `check` that no earlier report contains. A finding that ends and comes back is mailed again. */
export async function report(store: Store, settings: InboxSettings) {
  const findings = await findAll(store, settings)
  const texts = unreported(findings, store.reported()).map(({ text }) => text)
  if (texts.length > 0) {
    if (!settings.mail) throw new Error([...texts, NO_MAIL].join('\n'))
    const text = `${texts.join('\n')}\n\nOn the server, '${COMMAND} check' lists all that is to be done.\n`
    const subject = `To be done for the website: ${texts.length}`
    await createMailer(settings.mail).sendMail({ subject, text })
  }
  store.setReported(findings.map(({ id }) => id))
}

async function findAll(store: Store, settings: InboxSettings): Promise<Finding[]> {
  const file = join(import.meta.dirname, 'last-days.json')
  // Only a release has the file: in the project, the build warns of days.
  const { site, days }: { site: string; days: LastDay[] } = fs.existsSync(file)
    ? JSON.parse(fs.readFileSync(file, 'utf8'))
    : { site: '', days: [] }
  return [
    ...mailFindings(store),
    ...retentionFindings(settings),
    ...storageFindings(settings),
    ...lapsing(days, Date.now()),
    ...(await certificateFindings(site)),
    ...(await mailServerFindings(settings)),
  ]
}

function mailFindings(store: Store) {
  const { waiting, failed, mailFault } = store.counts()
  const findings: Finding[] = []
  if (failed > 0) {
    const text = `${failed} inquiries could not be mailed for three days: ${COMMAND} retry`
    findings.push({ id: 'mail failed', text })
  }
  if (mailFault)
    findings.push({ id: 'mail waits', text: `Not mailed yet: ${waiting + failed}. ${mailFault}` })
  return findings
}

function retentionFindings({ retentionDays }: InboxSettings): Finding[] {
  const privacy = fs.readFileSync(join(import.meta.dirname, PRIVACY_PAGE), 'utf8')
  if (new RegExp(`\\b${retentionDays}\\s+days`).test(privacy)) return []
  const text = `RETENTION_DAYS is ${retentionDays}: ${PRIVACY_PAGE} promises another time.`
  return [{ id: 'retention', text }]
}

function storageFindings({ file, backupCopy }: InboxSettings) {
  const findings: Finding[] = []
  const { bavail, blocks } = fs.statfsSync(dirname(file))
  if (bavail / blocks < MIN_FREE_SHARE) {
    const text = `Less than 5 % of the disk of ${file} is free. Make room: a full disk takes no inquiry.`
    findings.push({ id: 'disk', text })
  }
  const { made, copied } = backupAges(file)
  if (made !== Infinity && made > OLDEST_BACKUP_HOURS) {
    const text = 'The newest backup is older than 48 h: see why none was made since.'
    findings.push({ id: 'backup', text })
  }
  if (backupCopy && copied > OLDEST_BACKUP_HOURS) {
    const text = `No backup was copied to ${backupCopy.folder} within 48 h: journalctl -u site-backup`
    findings.push({ id: 'backup copy', text })
  }
  return findings
}

/** Returns a finding if the site's TLS certificate is invalid or has less than seven days left. None unless `site` begins with https. */
export async function certificateFindings(site: string): Promise<Finding[]> {
  const url = URL.parse(site)
  if (url?.protocol !== 'https:') return []
  const { hostname: host, port } = url
  const socket = connect({ host, servername: host, port: Number(port) || 443 })
  socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () => socket.destroy(new Error('it does not answer')))
  try {
    await once(socket, 'secureConnect')
    const end = new Date(socket.getPeerCertificate().valid_to)
    if (end.getTime() - Date.now() > CERTIFICATE_NOTICE_MS) return []
    const text = `The TLS certificate of ${site} ends on ${end.toJSON()} and is not renewed. ${ADVICE}`
    return [{ id: `TLS ${end.toJSON()}`, text }]
  } catch (error) {
    const text = `The TLS certificate of ${site}: ${(error as Error).message}. ${ADVICE}`
    return [{ id: 'TLS', text }]
  } finally {
    socket.destroy()
  }
}

async function mailServerFindings({ mail }: InboxSettings) {
  const faults: Finding[] = []
  if (mail)
    await tryMail(mail).catch(({ message }: Error) =>
      faults.push({ id: MAIL_SERVER, text: `The mail server of SMTP_URL: ${message}` }),
    )
  return faults
}
