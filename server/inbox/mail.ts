import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import type { StoredInquiry } from './store.ts'

/** A mail as nodemailer and Cloudflare's binding take it. */
export type Mail = ReturnType<typeof mailOf>

/** The mail about an inquiry. Its Message-ID stays the same, so that a mail server can detect a duplicate. */
export function mailOf(inquiry: StoredInquiry, { to, from }: Record<'to' | 'from', string>) {
  const { id, receivedAt, spam, email, message } = inquiry
  const short = FIELD_NAMES.filter((name) => name !== 'message')
  const lines = short.map((name) => `${name}: ${oneLine(inquiry[name])}\n`).join('')
  return {
    to,
    from,
    replyTo: email,
    subject: `${spam ? '[suspected spam] ' : ''}${oneLine(inquiry.subject) || 'New inquiry'}`,
    text: `${lines}received: ${receivedAt}, inquiry ${id}\n\n${message.replaceAll('\r\n', '\n')}\n`,
    headers: { 'Message-ID': `<inquiry-${id}-${Date.parse(receivedAt)}@${from.split('@')[1]}>` },
  }
}

/** What follows a line break would be read as a header, or as another field. */
const oneLine = (text: string) => text.replaceAll(/[\r\n]+/g, ' ').trim()
