import { FIELD_NAMES } from '../../src/lib/inquiry-fields.ts'
import type { StoredInquiry } from './store.ts'

export interface Addresses {
  to: string
  from: string
}

/** A mail as nodemailer and Cloudflare's binding take it. */
export interface Mail extends Addresses {
  replyTo: string
  subject: string
  text: string
  headers: { 'Message-ID': string }
}

const LINE_BREAKS = /[\r\n]+/g

/**
 * The mail about an inquiry: plain text, replies go to the visitor. The Message-ID is the same at every
 * attempt, so that a mail server can detect a duplicate.
 */
export function mailOf(inquiry: StoredInquiry, { to, from }: Addresses): Mail {
  const lines = FIELD_NAMES.filter((name) => name !== 'message').map(
    (name) => `${name}: ${oneLine(inquiry[name])}`,
  )
  const host = from.slice(from.lastIndexOf('@') + 1)
  return {
    to,
    from,
    replyTo: inquiry.email,
    subject: `${inquiry.spam ? '[suspected spam] ' : ''}${oneLine(inquiry.subject) || 'New inquiry'}`,
    text: [
      ...lines,
      `received: ${inquiry.receivedAt}, inquiry ${inquiry.id}`,
      '',
      inquiry.message.replaceAll('\r\n', '\n'),
      '',
    ].join('\n'),
    headers: { 'Message-ID': `<inquiry-${inquiry.id}-${Date.parse(inquiry.receivedAt)}@${host}>` },
  }
}

/** What follows a line break would be read as a header, or as another field. */
const oneLine = (text: string) => text.replace(LINE_BREAKS, ' ').trim()
