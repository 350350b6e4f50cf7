import { createTransport } from 'nodemailer'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { COMMAND, type InboxSettings } from './settings.ts'
import type { StoredInquiry, Store } from './store.ts'

type MailSettings = NonNullable<InboxSettings['mail']>

/** How long an inquiry is tried to be mailed before it counts as failed. */
const MAX_RETRY_MS = 3 * 24 * 60 * 60_000
/** How long a mail server may take for anything, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 }
/** How long one mail may take: a server that answers a little at a time reaches none of those. */
const LIMIT_MS = 120_000

/** Mails to the company; its functions reject if the mail server cannot be reached or does not accept. */
export const createMailer = ({ url, to, from }: MailSettings) =>
  createTransport({ url, ...TIMEOUTS }, { to, from })

/** The mail about an inquiry. Its Message-ID stays the same, so that a mail server can detect a duplicate. */
function mailOf(inquiry: StoredInquiry, from: string) {
  const { id, reference, receivedAt, spam, email, message } = inquiry
  const short = FIELD_NAMES.filter((name) => name !== 'message')
  const lines = short.map((name) => `${name}: ${oneLine(inquiry[name])}\n`).join('')
  const subject = oneLine(inquiry.subject) || 'New inquiry'
  return {
    replyTo: email,
    subject: `${spam ? '[suspected spam] ' : ''}${subject} - ${reference}`,
    text: `${lines}received: ${receivedAt}, inquiry ${id}\n\n${message.replaceAll('\r\n', '\n')}\n`,
    messageId: `<inquiry-${id}-${Date.parse(receivedAt)}@${from.split('@')[1]}>`,
  }
}

/** What follows a line break would be read as a header, or as another field. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

/** Mails what is due, one by one, until the inbox closes; what fails is due later. Safe in several processes. */
export async function deliverDue(store: Store, settings: MailSettings, closing?: AbortSignal) {
  const mailer = createMailer(settings)
  for (;;) {
    const inquiry = closing?.aborted ? undefined : store.claimDue(Date.now())
    if (!inquiry) return
    const { id } = inquiry
    const mail = mailOf(inquiry, settings.from)
    const signal = AbortSignal.timeout(LIMIT_MS)
    const failure = await mailer.sendMail({ ...mail, signal }).then(() => undefined, String)
    if (failure === undefined) store.markSent(id, Date.now())
    else if (store.markFailed(id, Date.now() - MAX_RETRY_MS))
      console.log(
        `Inquiry ${id} could not be mailed for three days (${failure}). Correct the mail settings, then: ${COMMAND} retry`,
      )
    else console.log(`Inquiry ${id} could not be mailed and waits for the next attempt: ${failure}`)
  }
}
