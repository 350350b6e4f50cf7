import { domainToASCII } from 'node:url'
import { z } from 'zod'
import * as fields from '../../src/lib/inquiry-fields.ts'

const FILL_IN = 'must be filled in'
const MUST_BE_TEXT = 'must be text'
const filledIn = z.string(FILL_IN).regex(/\S/, FILL_IN)
const cleaned = (name: fields.FieldName, error: string) =>
  z.string(error).overwrite((value) => fields.cleanFieldValue(name, value))
/** The address with its domain in small ASCII letters: `münchen.example` is `xn--mnchen-3ya.example`. */
const withAsciiDomain = (email: string) => email.replace(/[^@]+$/, domainToASCII)
/** As in a browser: the HTML standard's own pattern, and a domain in any script. */
const isEmail = (typed: string) => z.regexes.html5Email.test(withAsciiDomain(typed))
/** One spelling for all of an address, to compare addresses by. */
export const normalizedEmail = (email: string) => withAsciiDomain(email.trim()).toLowerCase()

const SENT_FORM = z.object(
  {
    // The inbox needs no key, but rejects what a third party would reject.
    access_key: filledIn,
    botcheck: z.unknown().optional(),
    subject: z.string(MUST_BE_TEXT).prefault(''),
    ...fields.mapFields((name) =>
      fields.INQUIRY_FIELDS[name].isRequired
        ? cleaned(name, FILL_IN).min(1, FILL_IN)
        : cleaned(name, MUST_BE_TEXT).prefault(''),
    ),
    email: cleaned('email', FILL_IN).refine(isEmail, 'must look like name@host'),
  },
  'The body must be a well-formed JSON object',
)

const LINK = /https?:\/\/(?:www\.)?|www\./gi
/** Room for a company's own address and two documents. */
const MAX_LINKS = 3

export type Inquiry = fields.FieldValues & { subject: string }

export interface ReceivedInquiry {
  inquiry: Inquiry
  /** `honeypot`: it filled the field that no visitor sees. `suspected`: it only looks like spam. */
  spamReason: 'none' | 'suspected' | 'honeypot'
}

/** Checks what a form has sent. Returns the inquiry, without key and unknown fields, or an error in a sentence. */
export function parseInquiry(sent: unknown): ReceivedInquiry | { error: string } {
  const { data, error } = SENT_FORM.safeParse(sent)
  if (!data) {
    const faults = error.issues.map(({ path, message }) => [...path, message].join(' '))
    return { error: `${faults.join(', ')}.` }
  }
  const { access_key: _, botcheck, ...inquiry } = data
  if (botcheck) return { inquiry, spamReason: 'honeypot' }
  const links = Object.values(inquiry).join('\n').match(LINK) ?? []
  return { inquiry, spamReason: links.length > MAX_LINKS ? 'suspected' : 'none' }
}
