import { domainToASCII } from 'node:url'
import { regexes } from 'zod/mini'
import {
  byField,
  FIELD_NAMES,
  INQUIRY_FIELDS,
  type FieldName,
  type Fields,
} from '../../src/lib/inquiry-fields.ts'

const KNOWN_FIELDS = ['access_key', 'subject', ...FIELD_NAMES] as const

// Control and format characters: they could move the cursor or reverse the text in a terminal.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** What is beyond a line's share in the terminal. */
const AFTER_EXCERPT = /(?<=^.{80}).+/su

const LINK = /https?:\/\/(?:www\.)?|www\./gi
/** Room for a company's own address and two documents. */
const MAX_LINKS = 3

export type Inquiry = Fields & { subject: string }

/** Checks the fields of a form. Returns the inquiry, without key and unknown fields, or why it is rejected. */
export function readInquiry(
  fields: Record<string, unknown>,
): { inquiry: Inquiry } | { rejection: string } {
  const notText = KNOWN_FIELDS.find(
    (name) => !['string', 'undefined'].includes(typeof fields[name]),
  )
  if (notText) return { rejection: `The field ${notText} must be text.` }
  const valueOf = (name: (typeof KNOWN_FIELDS)[number]) => (fields[name] ?? '') as string
  if (valueOf('access_key').trim() === '') return { rejection: 'The access_key is missing.' }

  const typed = byField(valueOf)
  typed.email = typed.email.trim()
  const isMissing = (name: FieldName) =>
    INQUIRY_FIELDS[name].isRequired && typed[name].trim() === ''
  const missing = FIELD_NAMES.filter(isMissing)
  if (missing.length > 0) return { rejection: `Please fill in: ${missing.join(', ')}.` }
  // The HTML standard's own pattern, and as in a browser a domain in any script: what it lets through is accepted.
  if (!regexes.html5Email.test(typed.email.replace(/[^@]+$/, domainToASCII)))
    return { rejection: 'The email address is not complete, it should look like name@host.' }
  return { inquiry: { subject: valueOf('subject'), ...typed } }
}

/** `honeypot`: it filled the field that no visitor sees. `suspected`: it only looks like spam. */
export type Suspicion = 'none' | 'suspected' | 'honeypot'

/** Whether a submission looks like spam: by the honeypot `botcheck`, or by many links. */
export function suspicionOf(fields: Record<string, unknown>): Suspicion {
  const { botcheck } = fields
  if (botcheck !== undefined && botcheck !== false && botcheck !== '') return 'honeypot'
  const texts = ['subject', ...FIELD_NAMES].map((name) => fields[name]).join('\n')
  return (texts.match(LINK)?.length ?? 0) > MAX_LINKS ? 'suspected' : 'none'
}

/** The inquiry in one line for the terminal: each part shortened, unprintable characters escaped. */
export const describeInquiry = (inquiry: Inquiry) =>
  printable(
    FIELD_NAMES.map((name) => inquiry[name].replace(AFTER_EXCERPT, '…'))
      .filter(Boolean)
      .join(', '),
  )

/** A text for the terminal, unprintable characters escaped. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
