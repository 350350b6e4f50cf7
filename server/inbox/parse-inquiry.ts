import { domainToASCII } from 'node:url'
import { z } from 'zod'
import * as fields from '../../src/lib/inquiry-fields.ts'

const FILL_IN = 'must be filled in'
const MUST_BE_TEXT = 'must be text'
const filledIn = z.string(FILL_IN).regex(/\S/, FILL_IN)
const cleaned = (name: fields.FieldName, error: string) =>
  z.string(error).overwrite((value) => fields.cleanFieldValue(name, value))
const withAsciiDomain = (email: string) => email.replace(/[^@]+$/, domainToASCII)
const isEmail = (typed: string) => z.regexes.html5Email.test(withAsciiDomain(typed))
export const emailForComparison = (email: string) => withAsciiDomain(email.trim()).toLowerCase()

const SENT_FORM = z.object(
  {
    // The inbox doesn't use the access key, but rejects a request without a key, as a form service would.
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
/** Three links are enough for the website of the sender's company and two documents. */
const MAX_LINKS = 3

export type SubmittedInquiry = fields.FieldValues & { subject: string }

export interface ParsedInquiry extends SubmittedInquiry {
  /** `honeypot` means that the hidden field was filled in, and `suspected` that the message contains too many links. */
  spamReason: 'none' | 'suspected' | 'honeypot'
}

export function parseInquiry(sent: unknown): ParsedInquiry | { error: string } {
  const { data, error } = SENT_FORM.safeParse(sent)
  if (!data) {
    const faults = error.issues.map(({ path, message }) => [...path, message].join(' '))
    return { error: `${faults.join(', ')}.` }
  }
  const { access_key: _, botcheck, ...inquiry } = data
  if (botcheck) return { ...inquiry, spamReason: 'honeypot' }
  const links = Object.values(inquiry).join('\n').match(LINK) ?? []
  return { ...inquiry, spamReason: links.length > MAX_LINKS ? 'suspected' : 'none' }
}
