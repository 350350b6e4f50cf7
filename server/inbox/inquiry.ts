import {
  byField,
  FIELD_NAMES,
  INQUIRY_FIELDS,
  isTooLong,
  lengthOf,
  type FieldName,
  type Fields,
} from '../../src/lib/inquiry-fields.ts'

const KNOWN_FIELDS = ['access_key', 'subject', ...FIELD_NAMES] as const

// The HTML standard's own pattern for <input type=email>, so that what a browser lets through
// is accepted here: https://html.spec.whatwg.org/#valid-e-mail-address
const EMAIL_FORMAT =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

// Control and format characters: they could move the cursor or reverse the text in a terminal.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A name, a brand and the words between them, with room. */
const MAX_SUBJECT_LENGTH = 1000
const EXCERPT_LENGTH = 80

const LINK = /https?:\/\/(?:www\.)?|www\./gi
/** A company's own address and two documents are no advertisement. */
const MAX_LINKS = 3
/** Nobody fills in the required fields sooner. */
const SOONEST_MS = 2000

export type Inquiry = Fields & { subject: string }

/**
 * Checks the fields of a form submission. Answers the inquiry, without the access key and without
 * fields nobody knows, or the reason why it is refused.
 */
export function readInquiry(
  fields: Record<string, unknown>,
): { inquiry: Inquiry } | { refusal: string } {
  const notText = KNOWN_FIELDS.find(
    (field) => fields[field] !== undefined && typeof fields[field] !== 'string',
  )
  if (notText) return { refusal: `The field ${notText} must be text.` }

  const valueOf = (field: (typeof KNOWN_FIELDS)[number]) => String(fields[field] ?? '')
  if (valueOf('access_key').trim() === '') return { refusal: 'The access_key is missing.' }

  const typed = byField((field) =>
    INQUIRY_FIELDS[field].isEmail ? valueOf(field).trim() : valueOf(field),
  )
  const isMissing = (field: FieldName) =>
    INQUIRY_FIELDS[field].isRequired && typed[field].trim() === ''
  const missing = FIELD_NAMES.filter(isMissing)
  if (missing.length > 0) return { refusal: `Please fill in: ${missing.join(', ')}.` }
  const tooLong = FIELD_NAMES.filter((field) => isTooLong(field, typed[field]))
  if (tooLong.length > 0) {
    const lengths = tooLong.map(
      (field) =>
        `${field} (${lengthOf(typed[field])} characters, ${INQUIRY_FIELDS[field].maxLength} at most)`,
    )
    return { refusal: `Please shorten: ${lengths.join(', ')}.` }
  }
  if (valueOf('subject').length > MAX_SUBJECT_LENGTH) return { refusal: 'The subject is too long.' }
  const isNoAddress = (field: FieldName) =>
    INQUIRY_FIELDS[field].isEmail && typed[field] !== '' && !EMAIL_FORMAT.test(typed[field])
  if (FIELD_NAMES.some(isNoAddress)) {
    return { refusal: 'The email address is not complete, it should look like name@host.' }
  }

  return { inquiry: { subject: valueOf('subject'), ...typed } }
}

/**
 * Whether a submission looks like a machine's. It says so by filling in `botcheck`, a field that no visitor
 * sees, by its links, or by `elapsed`: how many milliseconds the form was open before it was sent.
 */
export function isSpam(fields: Record<string, unknown>): boolean {
  const { botcheck, elapsed } = fields
  const isTrapped = botcheck !== undefined && botcheck !== false && botcheck !== ''
  const isHasty = typeof elapsed === 'string' && elapsed !== '' && Number(elapsed) < SOONEST_MS
  const texts = ['subject', ...FIELD_NAMES].map((name) => fields[name]).join('\n')
  return isTrapped || isHasty || (texts.match(LINK)?.length ?? 0) > MAX_LINKS
}

/** The inquiry in one line for the terminal, each part cut short, every unprintable character written out. */
export function describeInquiry(inquiry: Inquiry): string {
  const { name, email, company, service, message } = byField((field) => excerpt(inquiry[field]))
  const from = company === '' ? name : `${name}, ${company}`
  const about = service === '' ? '' : ` about ${service}`
  return printable(`Inquiry from ${from} <${email}>${about}: ${message}`)
}

/** A text for the terminal, every unprintable character written out. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)

const excerpt = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH)}…` : text
