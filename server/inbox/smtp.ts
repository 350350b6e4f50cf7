import { createTransport } from 'nodemailer'
import { mailOf } from './mail.ts'
import type { MailSettings } from './settings.ts'
import type { StoredInquiry } from './store.ts'

/** How long a mail server may take for anything. */
const TIMEOUT_MS = 15_000

/** Mails inquiries through a mail server; rejects if it does not accept them. */
export function createMailer({ url, ...addresses }: MailSettings) {
  const transport = createTransport(url, {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  } as object)
  return {
    async send(inquiry: StoredInquiry): Promise<void> {
      const { headers, ...mail } = mailOf(inquiry, addresses)
      await transport.sendMail({ ...mail, messageId: headers['Message-ID'] })
    },
    /** Rejects if the server cannot be reached, or does not let us in. */
    check: () => transport.verify(),
  }
}
