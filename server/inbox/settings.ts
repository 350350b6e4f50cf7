import * as z from 'zod/mini'

const DEFAULT_RETENTION_DAYS = 400

const valid = (isValid: (text: string) => boolean, wanted: string) =>
  z.string().check(z.refine(isValid, { error: wanted }))
const matching = (pattern: RegExp, wanted: string) => valid((text) => pattern.test(text), wanted)
const toNumber = z.transform(Number)
const address = matching(/^[^\s@]+@[^\s@]+$/, 'give one email address, such as desk@company.com')
const count = matching(/^[1-9]\d{0,8}$/, 'give a whole number from 1 on')
const port = valid(
  (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
  'give a number from 0 (any free one) to 65535',
)
const mailServer = valid(
  (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
  'give the address of a mail server, such as smtps://USER:PASSWORD@HOST',
)

/** Every setting of the inbox, on both engines; .env.example explains each. */
const SETTINGS = z.partial(
  z.object({
    INQUIRIES_DB: z.string(),
    INBOX_PORT: z.pipe(port, toNumber),
    INBOX_HOST: z.string(),
    FORM_REQUESTS_PER_MINUTE: z.pipe(count, toNumber),
    FORM_ADDRESS_HEADER: matching(/^[\w-]+$/, 'give the name of a header, such as X-Real-IP'),
    RETENTION_DAYS: z.pipe(count, toNumber),
    FINGERPRINT_SECRET: matching(/^.{32}/, 'give 32 random characters: openssl rand -hex 32'),
    SMTP_URL: mailServer,
    MAIL_WEBHOOK: matching(/^https?:\/\/./, 'give an address with https'),
    MAIL_TO: address,
    MAIL_FROM: address,
  }),
)
type Name = keyof z.infer<typeof SETTINGS>

const SECRET = new Set<PropertyKey>(['FINGERPRINT_SECRET', 'SMTP_URL', 'MAIL_WEBHOOK'])

interface Needs {
  required?: Name[]
  /** Settings of which all are given, or none. */
  together: Name[]
}

/**
 * Reads the settings from an environment, where an empty one counts as missing. Throws with a line for each
 * that is wrong: what was found, unless it is secret, and what is expected.
 */
function readSettings(env: object, { required = [], together }: Needs) {
  const given = Object.entries(env)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const)
    .filter(([, text]) => text !== '')
  const texts = Object.fromEntries(given)
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

export interface MailSettings {
  /** The mail server, with user and password. */
  url: string
  to: string
  from: string
}

export interface InboxSettings {
  /** The database. */
  file: string
  /** How many posts one visitor may send in a minute. */
  requestsPerMinute: number
  /** The request header in which a proxy names the visitor's address; none without a proxy. */
  addressHeader?: string
  /** How long an inquiry is kept. */
  retentionDays: number
  /** The key of the fingerprints; one is made beside the database when left out. */
  fingerprintSecret?: string
  /** Where inquiries are mailed to; nowhere when left out. */
  mail?: MailSettings
}

/** The inbox's settings on Node. Throws if one is wrong. */
export function inboxSettings(
  env: NodeJS.ProcessEnv,
  defaults: { requestsPerMinute: number },
): InboxSettings & { port: number; host: string } {
  const settings = readSettings(env, { together: ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'] })
  const { SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from } = settings
  return {
    file: settings.INQUIRIES_DB ?? 'data/inquiries.db',
    port: settings.INBOX_PORT ?? 4322,
    // Only this computer: what is in front of it speaks HTTPS.
    host: settings.INBOX_HOST ?? '127.0.0.1',
    requestsPerMinute: settings.FORM_REQUESTS_PER_MINUTE ?? defaults.requestsPerMinute,
    addressHeader: settings.FORM_ADDRESS_HEADER,
    retentionDays: settings.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    fingerprintSecret: settings.FINGERPRINT_SECRET,
    mail: url && to && from ? { url, to, from } : undefined,
  }
}

/** The inbox's settings on Cloudflare. Throws if one is wrong, or without FINGERPRINT_SECRET. */
export function workerSettings(env: object) {
  const settings = readSettings(env, {
    required: ['FINGERPRINT_SECRET'],
    together: ['MAIL_TO', 'MAIL_FROM'],
  })
  const { FINGERPRINT_SECRET = '', MAIL_TO: to, MAIL_FROM: from } = settings
  return {
    retentionDays: settings.RETENTION_DAYS ?? DEFAULT_RETENTION_DAYS,
    fingerprintSecret: FINGERPRINT_SECRET,
    webhook: settings.MAIL_WEBHOOK,
    addresses: to && from ? { to, from } : undefined,
  }
}
