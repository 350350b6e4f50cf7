import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { COMMAND, type InboxSettings } from './settings.ts'
import type { StoredInquiry, Store } from './store.ts'

type MailSettings = NonNullable<InboxSettings['mail']>

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

/** Why a mail was not sent, without personal data: of the server's answer only the codes, as 550 5.1.1. It may quote the mail. */
const faultOf = ({ message, response = '' }: NodemailerError) =>
  message.replaceAll(response, /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? '')

/** Asks the mail server whether it takes a mail, but sends none. Rejects with the server's answer if it does not. */
export async function tryMail(settings: MailSettings) {
  const mailer = createMailer(settings)
  const taken = new Error()
  // The content is read once the server has taken everything before it.
  const content: Readable = new Readable({ read: () => content.destroy(taken) })
  mailer.use('stream', ({ message }, done) => {
    message.createReadStream = () => content
    done()
  })
  const signal = AbortSignal.timeout(LIMIT_MS)
  await mailer.sendMail({ signal }).catch((error) => error === taken || Promise.reject(error))
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
    const fault = await mailer.sendMail({ ...mail, signal }).then(() => undefined, faultOf)
    if (fault === undefined) store.markSent(id, Date.now())
    else if (store.markFailed(id, fault) === 'failed')
      console.log(
        `Inquiry ${id} could not be mailed for three days (${fault}). Correct the mail settings, then: ${COMMAND} retry`,
      )
    else console.log(`Inquiry ${id} could not be mailed and waits for the next attempt: ${fault}`)
  }
}
