import * as z from 'zod/mini'

const DEFAULT_RETENTION_DAYS = 400
const DEFAULT_REQUESTS_PER_MINUTE = 20

const matching = (pattern: RegExp, error: string) => z.string().check(z.regex(pattern, { error }))
const address = matching(/^[^\s@]+@[^\s@]+$/, 'give one email address, such as desk@company.com')
const count = z.pipe(
  matching(/^[1-9]\d{0,8}$/, 'give a whole number from 1 on'),
  z.transform(Number),
)

/** Every setting of the inbox, on both engines; .env.example explains each. */
const SETTINGS = z.partial(
  z.object({
    INQUIRIES_DB: z.string(),
    FORM_REQUESTS_PER_MINUTE: count,
    FORM_ADDRESS_HEADER: matching(/^[\w-]+$/, 'give the name of a header, such as X-Real-IP'),
    RETENTION_DAYS: count,
    FINGERPRINT_SECRET: matching(/^.{32}/, 'give 32 random characters: openssl rand -hex 32'),
    SMTP_URL: z.url({
      protocol: /^smtps?$/,
      error: 'give the address of a mail server, such as smtps://USER:PASSWORD@HOST',
    }),
    MAIL_WEBHOOK: z.url({ protocol: /^https?$/, error: 'give an address with https' }),
    MAIL_TO: address,
    MAIL_FROM: address,
  }),
)
type Name = keyof z.infer<typeof SETTINGS>

const SECRET = new Set<PropertyKey>(['FINGERPRINT_SECRET', 'SMTP_URL', 'MAIL_WEBHOOK'])

/** Reads settings, of which an empty one is missing. Throws with a line for each that is wrong, without secrets. */
function readSettings(env: object, together: Name[], required: Name[] = []) {
  const texts: Record<string, string> = {}
  for (const [name, value] of Object.entries(env))
    if (typeof value === 'string' && value.trim() !== '') texts[name] = value.trim()
  const needed = together.some((name) => name in texts) ? [...required, ...together] : required
  const missing = needed.filter((name) => !(name in texts))
  const { data, error } = z.safeParse(SETTINGS, texts)
  const faults = (error?.issues ?? []).map(({ path: [name = ''], message }) => {
    const found = SECRET.has(name) ? 'is not valid' : `is '${texts[String(name)]}'`
    return `${String(name)} ${found}: ${message}.`
  })
  if (missing.length > 0) faults.unshift(`Missing: ${missing.join(', ')}. See .env.example.`)
  if (!data || faults.length > 0) throw new Error(faults.join('\n'))
  return data
}

export type InboxSettings = ReturnType<typeof inboxSettings>

/** The inbox's settings on Node. Throws if one is wrong. */
export function inboxSettings(env: object) {
  const settings = readSettings(env, ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'])
  const { SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from } = settings
  return {
    file: settings.INQUIRIES_DB ?? 'data/inquiries.db',
    requestsPerMinute: settings.FORM_REQUESTS_PER_MINUTE ?? DEFAULT_REQUESTS_PER_MINUTE,
    addressHeader: settings.FORM_ADDRESS_HEADER,
    retentionDays: settings.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    fingerprintSecret: settings.FINGERPRINT_SECRET,
    mail: url && to && from ? { url, to, from } : undefined,
  }
}

/** The inbox's settings on Cloudflare. Throws if one is wrong, or without FINGERPRINT_SECRET. */
export function workerSettings(env: object) {
  const settings = readSettings(env, ['MAIL_TO', 'MAIL_FROM'], ['FINGERPRINT_SECRET'])
  const { FINGERPRINT_SECRET = '', MAIL_TO: to, MAIL_FROM: from } = settings
  return {
    retentionDays: settings.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    fingerprintSecret: FINGERPRINT_SECRET,
    webhook: settings.MAIL_WEBHOOK,
    addresses: to && from ? { to, from } : undefined,
  }
}
