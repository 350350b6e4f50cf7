import { byField, FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'

/**
 * The longest mailto address in characters, as encoded. Chrome on Windows opens nothing over 2,048
 * (`kMaxUrlLength` of its shell integration), and mail programs cut at about the same.
 */
const MAX_MAILTO_LENGTH = 2000
const MAX_MAILTO_SUBJECT_LENGTH = 300
const ELLIPSIS = encodeURIComponent('…')

/** The subject of an inquiry. The name stands in it as it was typed. */
const inquirySubject = (name: string, brand: string) => `New Contact from ${name} - ${brand}`

/** The JSON body of the call: key, subject and the fields, every text as it was typed, '' where nothing was. */
export const toPayload = (
  fields: Fields,
  { accessKey, brand }: { accessKey: string; brand: string },
) => ({
  access_key: accessKey,
  subject: inquirySubject(fields.name, brand),
  ...byField((name) => fields[name]),
})

/** Encodes one character. Line breaks become CRLF (RFC 6068), half a surrogate pair U+FFFD. */
const encode = (character: string) =>
  encodeURIComponent(character === '\n' ? '\r\n' : character.replace(/\p{Surrogate}/u, '\uFFFD'))

/** Encodes `text` for an address in at most `limit` characters; a text cut short ends in an ellipsis. */
function encodeWithin(text: string, limit: number) {
  let encoded = ''
  let cut = ''
  for (const character of text) {
    encoded += encode(character)
    if (encoded.length <= limit - ELLIPSIS.length) cut = encoded
    if (encoded.length > limit) return cut + ELLIPSIS
  }
  return encoded
}

interface Mail {
  email: string
  brand: string
  labels: Fields
}

/**
 * A `mailto:` address that carries what was typed: the filled-in fields a line each, then the message.
 * It holds at most 2,000 characters: the end of a longer message is left out and stays in the form.
 */
export function mailtoHref(fields: Fields, { email, brand, labels }: Mail) {
  const details = FIELD_NAMES.filter((name) => name !== 'message' && fields[name] !== '')
  const body = [
    ...details.map((name) => `${labels[name]}: ${fields[name]}`),
    '',
    fields.message,
  ].join('\n')
  const subject = encodeWithin(inquirySubject(fields.name, brand), MAX_MAILTO_SUBJECT_LENGTH)
  const start = `mailto:${email}?subject=${subject}&body=`
  return start + encodeWithin(body, MAX_MAILTO_LENGTH - start.length)
}
