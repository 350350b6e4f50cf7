export interface InquiryFieldAttributes {
  isRequired: boolean
  kind?: 'select' | 'textarea'
  autoComplete?: string
  type?: string
}

/**
 * The form, the draft, the mail link and the inbox use the same order of fields. Fields have no maximum length, because
 * only the request as a whole has a size limit.
 */
export const INQUIRY_FIELDS = {
  name: { isRequired: true, autoComplete: 'name' },
  email: { isRequired: true, autoComplete: 'email', type: 'email' },
  phone: { isRequired: false, autoComplete: 'tel', type: 'tel' },
  company: { isRequired: false, autoComplete: 'organization' },
  service: { isRequired: false, kind: 'select' },
  message: { isRequired: true, kind: 'textarea' },
} as const satisfies Record<string, InquiryFieldAttributes>

/** A field's name, which is also the control's name and the key in requests and in the database. */
export type FieldName = keyof typeof INQUIRY_FIELDS
export type FieldValues = Record<FieldName, string>

export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as FieldName[]

/** Returns an object with a value for each inquiry field. */
export const mapFields = <Value>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>

export const REQUEST_LIMIT_BYTES = 64 * 1024

export const BLANK_FIELDS: Readonly<FieldValues> = mapFields(() => '')

/** Returns whether all field values are empty. */
export const areFieldsBlank = (texts: FieldValues) =>
  FIELD_NAMES.every((name) => texts[name] === '')

/**
 * Matches text from the first to the last visible character. A word can also end with a combining mark, an emoji tag or
 * a joiner.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{DI}](?:.*(?:[\p{M}\u{e0020}-\u{e007f}][\u200c\u200d]?|[^\s\p{Cc}\p{DI}]))?/su

/** Keeps spaces in email addresses, because removing a space could produce somebody else's address. */
export function cleanFieldValue(name: FieldName, value: string): string {
  const [visible = ''] = VISIBLE.exec(value) ?? []
  if (name !== 'email' && name !== 'phone') return visible
  const oneKind = visible.replaceAll(/[^\S \u{feff}]/gu, name === 'phone' ? ' ' : '')
  return oneKind.replaceAll(/[\p{Cc}\p{DI}]/gu, '')
}
