export interface InquiryField {
  isRequired: boolean
  /** Undefined for a single-line text field. */
  kind?: 'select' | 'textarea'
  autoComplete?: string
  type?: string
}

/** In the order used by the form, the draft, the mail link and the inbox. Only the request as a whole has a size limit. */
export const INQUIRY_FIELDS = {
  name: { isRequired: true, autoComplete: 'name' },
  email: { isRequired: true, autoComplete: 'email', type: 'email' },
  phone: { isRequired: false, autoComplete: 'tel', type: 'tel' },
  company: { isRequired: false, autoComplete: 'organization' },
  service: { isRequired: false, kind: 'select' },
  message: { isRequired: true, kind: 'textarea' },
} as const satisfies Record<string, InquiryField>

/** Also the control's name, and the key in requests and in the database. */
export type FieldName = keyof typeof INQUIRY_FIELDS
export type FieldValues = Record<FieldName, string>

export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as FieldName[]

/** Returns an object with a value for each field. */
export const mapFields = <Value>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>

export const REQUEST_LIMIT_BYTES = 64 * 1024

export const BLANK_FIELDS: Readonly<FieldValues> = mapFields(() => '')

/** Returns whether all texts are empty. */
export const isBlank = (texts: FieldValues) => FIELD_NAMES.every((name) => texts[name] === '')

/** A combining mark, an emoji tag or a joiner can also end a word. */
const VISIBLE =
  /[^\s\p{Cc}\p{DI}](?:.*(?:[\p{M}\u{e0020}-\u{e007f}][\u200c\u200d]?|[^\s\p{Cc}\p{DI}]))?/su

/** Removes invisible characters. Keeps spaces in email addresses, which could otherwise belong to somebody else. */
export function cleanFieldValue(name: FieldName, value: string): string {
  const [visible = ''] = VISIBLE.exec(value) ?? []
  if (name !== 'email' && name !== 'phone') return visible
  const oneKind = visible.replaceAll(/[^\S \u{feff}]/gu, name === 'phone' ? ' ' : '')
  return oneKind.replaceAll(/[\p{Cc}\p{DI}]/gu, '')
}
