import { FIELD_NAMES, type FieldName, type FieldValues } from '../../../lib/inquiry-fields'
import type { InquiryDestination, InquiryTopic } from '../contact-props'

/** Chrome on Windows doesn't open URLs that are longer than 2,048 encoded characters. */
const MAX_MAILTO_LENGTH = 2000
const MAX_MAILTO_SUBJECT_LENGTH = 300
const ELLIPSIS = encodeURIComponent('…')

export interface Inquiry {
  fields: FieldValues
  topic: InquiryTopic | undefined
}

/** Adds the topic to the message, even if the visitor has deleted the topic's line, but not if text is beside the line. */
export function fieldsWithTopicLine({ fields, topic }: Inquiry): FieldValues {
  const visitorText = withoutTopicLine(fields.message, topic)
  if (!topic || visitorText.includes(topic.values.message.trim())) return fields
  return { ...fields, message: topic.values.message + visitorText }
}

/** Removes the topic line, and then the blank lines around the message. */
export function withoutTopicLine(message: string, topic: InquiryTopic | undefined): string {
  const lines = message.split('\n')
  const visitorLines = lines.filter((line) => line.trim() !== topic?.values.message.trim())
  return visitorLines.length < lines.length ? visitorLines.join('\n').trim() : message
}

/** Returns an inquiry's subject. Without JavaScript, the form can't add the visitor's name to the subject. */
export const subjectWithSenderName = ({ emailSubjectName }: InquiryDestination, name = '') =>
  `New Contact${name && ` from ${name}`} - ${emailSubjectName}`

/** Encodes line breaks as CRLF (RFC 6068), and replaces unpaired surrogates, which `encodeURIComponent` rejects. */
const encode = (character: string) =>
  encodeURIComponent(character === '\n' ? '\r\n' : character.replace(/\p{Surrogate}/u, '\uFFFD'))

function encodeWithin(text: string, limit: number) {
  let encoded = ''
  let truncated = ''
  for (const character of text) {
    encoded += encode(character)
    if (encoded.length <= limit - ELLIPSIS.length) truncated = encoded
    if (encoded.length > limit) return truncated + ELLIPSIS
  }
  return encoded
}

/** Shortens the message if the URL would be too long. */
export function inquiryMailtoHref(
  fields: FieldValues,
  destination: InquiryDestination,
  labels: Record<FieldName, string>,
) {
  const filledNames = FIELD_NAMES.filter((name) => name !== 'message' && fields[name] !== '')
  const lines = filledNames.map((name) => `${labels[name]}: ${fields[name]}`)
  const body = [...lines, '', fields.message].join('\n')
  const subject = encodeWithin(
    subjectWithSenderName(destination, fields.name),
    MAX_MAILTO_SUBJECT_LENGTH,
  )
  const urlStart = `mailto:${destination.email}?subject=${subject}&body=`
  return urlStart + encodeWithin(body, MAX_MAILTO_LENGTH - urlStart.length)
}
