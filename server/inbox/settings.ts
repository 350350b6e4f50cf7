import { z } from 'zod'

/**
 * deploy/publish.sh compiles the release's name into the program. `RELEASE` is undefined when the inbox runs in the
 * project folder.
 */
export const RELEASE_NAME = process.env['SITE_RELEASE']

export const CLI_COMMAND = RELEASE_NAME ? 'inquiries' : 'npm run inbox --'

const matching = (pattern: RegExp, error: string) => z.string().regex(pattern, error)
const address = matching(/^[^\s@]+@[^\s@]+$/, 'give one email address, such as desk@company.com')
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `give an address such as ${example}` })
const count = matching(/^[1-9]\d{0,8}$/, 'give a whole number greater than 0').transform(Number)

const SETTINGS = z
  .object({
    INQUIRIES_DB: z.string(),
    FORM_REQUESTS_PER_MINUTE: count,
    FORM_ADDRESS_HEADER: matching(/^[\w-]+$/, 'give the name of a header, such as X-Real-IP'),
    FORM_REFERENCE_PREFIX: matching(
      /^[A-Z][A-Z\d]{0,7}-$/,
      'give up to eight capital letters and digits and a hyphen, such as DM-',
    ),
    RETENTION_DAYS: count,
    SITE_URL: url(/^https?$/, 'https://company.com'),
    SMTP_URL: url(/^smtps?$/, 'smtps://USER:PASSWORD@HOST'),
    MAIL_TO: address,
    MAIL_FROM: address,
    BACKUP_TO: matching(
      /^(\/|\w[\w.@-]*:)./,
      'give a mounted folder such as /mnt/backups, or USER@HOST:FOLDER',
    ),
    BACKUP_KEY: matching(/^age1[a-z\d]+$/, 'give the public key that age-keygen prints, age1…'),
  })
  .partial()

export type InboxSettings = ReturnType<typeof inboxSettings>

/** The error message doesn't quote values, because a value can be a password. */
export function inboxSettings(env: object) {
  const settings = Object.entries(env).map(([name, value]) => [name, String(value).trim()] as const)
  const texts = Object.fromEntries(settings.filter(([, text]) => text !== ''))
  const { data, error } = SETTINGS.safeParse(texts)
  const faults = error?.issues.map(({ path, message }) => `${path.join()}: ${message}.`)
  if (!data) throw new Error(faults?.join('\n'))
  const { SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from } = data
  const mail = url && to && from ? { url, to, from } : undefined
  if (!mail && (url || to || from))
    throw new Error('Set SMTP_URL, MAIL_TO and MAIL_FROM, or none of them. See .env.example.')
  const { BACKUP_TO: folder, BACKUP_KEY: key } = data
  const backupCopy = folder && key ? { folder, key } : undefined
  if (!backupCopy && (folder || key)) throw new Error('Set BACKUP_TO and BACKUP_KEY, or neither.')
  return {
    file: data.INQUIRIES_DB ?? 'data/inquiries.db',
    requestsPerMinute: data.FORM_REQUESTS_PER_MINUTE ?? 20,
    addressHeader: data.FORM_ADDRESS_HEADER,
    referencePrefix: data.FORM_REFERENCE_PREFIX ?? 'DM-',
    retentionDays: data.RETENTION_DAYS ?? 400,
    /** Behind a proxy that changes the `Host` header, the inbox needs the URL of the site. */
    site: data.SITE_URL,
    mail,
    backupCopy,
  }
}
