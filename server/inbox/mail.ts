import { Readable } from 'node:stream'
import { createTransport, type NodemailerError } from 'nodemailer'
import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import { CLI_COMMAND, type InboxSettings } from './settings.ts'
import type { StoredInquiry, Store } from './store.ts'

type MailSettings = NonNullable<InboxSettings['mail']>

const STEP_TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 15_000 }
/** A mail server that answers slowly but steadily never exceeds STEP_TIMEOUTS, so the total time is limited, too. */
const MAIL_TIMEOUT_MS = 120_000

export const createMailer = ({ url, to, from }: MailSettings) =>
  createTransport({ url, ...STEP_TIMEOUTS }, { to, from })

/** The Message-ID is the same for each attempt, so that mail servers can detect duplicates. */
function mailFor(inquiry: StoredInquiry, from: string) {
  const { id, reference, receivedAt, spam, email, message } = inquiry
  const shortFields = FIELD_NAMES.filter((name) => name !== 'message')
  const lines = shortFields.map((name) => `${name}: ${oneLine(inquiry[name])}\n`).join('')
  const subject = oneLine(inquiry.subject) || 'New inquiry'
  return {
    replyTo: email,
    subject: `${spam ? '[suspected spam] ' : ''}${subject} - ${reference}`,
    text: `${lines}received: ${receivedAt}, inquiry ${id}\n\n${message.replaceAll('\r\n', '\n')}\n`,
    messageId: `<inquiry-${id}-${Date.parse(receivedAt)}@${from.split('@')[1]}>`,
  }
}

/** Keeps only codes such as 550 5.1.1, because the mail server's reply can quote personal data. */
const faultOf = ({ message, response = '' }: NodemailerError) =>
  message.replaceAll(response, /^\d{3}([ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response)?.[0] ?? '')

export async function dryRunMail(settings: MailSettings) {
  const mailer = createMailer(settings)
  const accepted = new Error()
  // Nodemailer reads a mail's content only after the mail server has accepted the DATA command. Reading the test mail's
  // content throws the error `accepted`, so the test never sends a mail.
  const content: Readable = new Readable({ read: () => content.destroy(accepted) })
  mailer.use('stream', ({ message }, done) => {
    message.createReadStream = () => content
    done()
  })
  const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS)
  await mailer.sendMail({ signal }).catch((error) => error === accepted || Promise.reject(error))
}

/** Replaces line breaks, because text after a line break would become another header or field. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()

export async function deliverDueMail(store: Store, settings: MailSettings, closing?: AbortSignal) {
  const mailer = createMailer(settings)
  for (;;) {
    const inquiry = closing?.aborted ? undefined : store.claimDue(Date.now())
    if (!inquiry) return
    const { id } = inquiry
    const mail = mailFor(inquiry, settings.from)
    const signal = AbortSignal.timeout(MAIL_TIMEOUT_MS)
    const fault = await mailer.sendMail({ ...mail, signal }).then(() => undefined, faultOf)
    if (fault === undefined) store.markSent(id, Date.now())
    else if (store.markFailed(id, fault) === 'failed')
      console.log(
        `Inquiry ${id} could not be mailed for three days (${fault}). Correct the mail settings, then run: ${CLI_COMMAND} retry`,
      )
    else console.log(`Inquiry ${id} could not be mailed and waits for the next attempt: ${fault}`)
  }
}
