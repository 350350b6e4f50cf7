/** The fields of the form in their order; also the names of its controls and keys of what is sent. */
export const FIELD_NAMES = ['name', 'email', 'phone', 'company', 'service', 'message'] as const
export type FieldName = (typeof FIELD_NAMES)[number]
export type Fields = Record<FieldName, string>

export const BLANK_FIELDS: Fields = {
  name: '',
  email: '',
  phone: '',
  company: '',
  service: '',
  message: '',
}

/**
 * The longest mailto address in characters, as encoded. Chrome on Windows opens nothing over 2,048
 * (`kMaxUrlLength` of its shell integration), and mail programs cut at about the same.
 */
const MAX_MAILTO_LENGTH = 2000
const MAX_MAILTO_SUBJECT_LENGTH = 300
const ELLIPSIS = encodeURIComponent('…')

/** The subject of an inquiry. The name stands in it as it was typed. */
const inquirySubject = (name: string, brand: string) => `New Contact from ${name} - ${brand}`

/** The JSON body of the call: these eight keys, every text as it was typed, '' where nothing was. */
export const toPayload = (
  fields: Fields,
  { accessKey, brand }: { accessKey: string; brand: string },
) => ({
  access_key: accessKey,
  subject: inquirySubject(fields.name, brand),
  name: fields.name,
  email: fields.email,
  phone: fields.phone,
  company: fields.company,
  service: fields.service,
  message: fields.message,
})

/** Encodes one character. Line breaks become CRLF (RFC 6068), half a surrogate pair U+FFFD. */
const encode = (character: string) =>
  encodeURIComponent(character === '\n' ? '\r\n' : character.toWellFormed())

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
