import { relative, resolve, sep } from 'node:path'
import { wholeNumber } from './numbers.ts'
import type { MailSettings } from './smtp.ts'

/** Whatever lies in these, from the project's root, is served or published. */
const SERVED_FOLDERS = ['dist', 'dist-preview', 'public']
const DEFAULT_FILE = 'data/inquiries.db'
const DEFAULT_RETENTION_DAYS = '400'

export interface InboxSettings {
  /** The database. */
  file: string
  /** How many posts one visitor may send in a minute. */
  requestsPerMinute: number
  /** The request header in which a proxy names the visitor's address; none without a proxy. */
  addressHeader?: string
  /** How long an inquiry is kept. */
  retentionDays: number
  /** Where inquiries are mailed to; nowhere when left out. */
  mail?: MailSettings
}

/**
 * The inbox's settings, from the environment (.env.example explains each). Throws at the first one that is
 * wrong, with what was found and what is wanted.
 */
export function inboxSettings(
  env: NodeJS.ProcessEnv,
  defaults: { requestsPerMinute: number },
): InboxSettings {
  const file = env['INQUIRIES_DB'] || DEFAULT_FILE
  refuseServed('INQUIRIES_DB', file)
  return {
    file,
    requestsPerMinute: wholeNumber(
      'FORM_REQUESTS_PER_MINUTE',
      env['FORM_REQUESTS_PER_MINUTE'] || String(defaults.requestsPerMinute),
    ),
    addressHeader: env['FORM_ADDRESS_HEADER'] || undefined,
    retentionDays: wholeNumber('RETENTION_DAYS', env['RETENTION_DAYS'] || DEFAULT_RETENTION_DAYS),
    mail: mailSettings(env),
  }
}

/** Throws for a file that everybody could read, because it lies in a folder that is served. */
export function refuseServed(what: string, file: string) {
  const folder = SERVED_FOLDERS.find((name) => isInside(name, file))
  if (folder)
    throw new Error(
      `${what} is '${file}', which lies in ${folder}/, where everybody could read it: name a file outside.`,
    )
}

const isInside = (folder: string, file: string) =>
  relative(resolve(folder), resolve(file)).split(sep)[0] !== '..'

function mailSettings(env: NodeJS.ProcessEnv): MailSettings | undefined {
  const [url = '', to = '', from = ''] = ['SMTP_URL', 'MAIL_TO', 'MAIL_FROM'].map((name) =>
    env[name]?.trim(),
  )
  const missing = Object.entries({ SMTP_URL: url, MAIL_TO: to, MAIL_FROM: from })
    .filter(([, value]) => value === '')
    .map(([name]) => name)
  if (missing.length === 3) return undefined
  if (missing.length > 0)
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing: mail needs SMTP_URL, MAIL_TO and MAIL_FROM, or none of them.`,
    )
  // The value itself may hold a password.
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? ''))
    throw new Error('SMTP_URL is no address of a mail server: give smtps://USER:PASSWORD@HOST.')
  for (const [name, value] of Object.entries({ MAIL_TO: to, MAIL_FROM: from }))
    if (!/^[^\s@]+@[^\s@]+$/.test(value))
      throw new Error(
        `${name} is '${value}': give one mail address, such as desk@your-company.com.`,
      )
  return { url, to, from }
}
