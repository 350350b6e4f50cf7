import { domainToASCII } from 'node:url'
import * as z from 'zod/mini'
import { byField, FIELD_NAMES, INQUIRY_FIELDS, type Fields } from '../../src/lib/inquiry-fields.ts'

const FILL_IN = 'must be filled in'
const text = z.prefault(z.string('must be text'), '')
const filledIn = z.string(FILL_IN).check(z.regex(/\S/, FILL_IN))
/** As in a browser: the HTML standard's own pattern, and a domain in any script. */
const isEmail = (typed: string) => z.regexes.html5Email.test(typed.replace(/[^@]+$/, domainToASCII))

const FORM = z.object(
  {
    access_key: filledIn,
    botcheck: z.optional(z.unknown()),
    subject: text,
    ...byField((name) => (INQUIRY_FIELDS[name].isRequired ? filledIn : text)),
    email: z.string(FILL_IN).check(z.trim(), z.refine(isEmail, 'must look like name@host')),
  },
  'The body must be a well-formed JSON object',
)

// Control and format characters: they could move the cursor or reverse the text in a terminal.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
/** A field's share of a line in the terminal. */
const EXCERPT_LENGTH = 80

const LINK = /https?:\/\/(?:www\.)?|www\./gi
/** Room for a company's own address and two documents. */
const MAX_LINKS = 3

export type Inquiry = Fields & { subject: string }

/** `honeypot`: it filled the field that no visitor sees. `suspected`: it only looks like spam. */
export type Suspicion = 'none' | 'suspected' | 'honeypot'

/** Checks what a form has sent. Returns the inquiry, without key and unknown fields, or why it is rejected. */
export function readInquiry(sent: unknown): { inquiry: Inquiry; suspicion: Suspicion } | string {
  const { data, error } = z.safeParse(FORM, sent)
  if (!data)
    return `${error.issues.map(({ path, message }) => [...path, message].join(' ')).join(', ')}.`
  const { access_key: _, botcheck, ...inquiry } = data
  if (botcheck !== undefined && botcheck !== false && botcheck !== '')
    return { inquiry, suspicion: 'honeypot' }
  const links = Object.values(inquiry).join('\n').match(LINK) ?? []
  return { inquiry, suspicion: links.length > MAX_LINKS ? 'suspected' : 'none' }
}

/** The inquiry in one line for the terminal: each field shortened, unprintable characters escaped. */
export const describeInquiry = (inquiry: Inquiry) => {
  const excerpts = FIELD_NAMES.map((name) => inquiry[name].slice(0, EXCERPT_LENGTH))
  return printable(excerpts.filter(Boolean).join(', '))
}

/** A text for the terminal, unprintable characters escaped. */
export const printable = (text: string) =>
  text.replace(UNPRINTABLE, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`)
