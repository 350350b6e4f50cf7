export interface InquiryField {
  isRequired: boolean
  /** What a visitor fills in: a line of text without it. */
  kind?: 'select' | 'textarea'
  autoComplete?: string
  type?: string
}

/**
 * The fields of an inquiry in their order. What the form shows, sends, mails and keeps as a draft, and what the inbox
 * takes, follow it. Every value is text; only all together have a limit.
 */
export const INQUIRY_FIELDS = {
  name: { isRequired: true, autoComplete: 'name' },
  email: { isRequired: true, autoComplete: 'email', type: 'email' },
  phone: { isRequired: false, autoComplete: 'tel', type: 'tel' },
  company: { isRequired: false, autoComplete: 'organization' },
  service: { isRequired: false, kind: 'select' },
  message: { isRequired: true, kind: 'textarea' },
} as const satisfies Record<string, InquiryField>

/** A field's name: also its control's in the form, and its key in what is sent and stored. */
export type FieldName = keyof typeof INQUIRY_FIELDS
export type FieldValues = Record<FieldName, string>

export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as FieldName[]

/** Returns an object with a value for each of the fields. */
export const mapFields = <Value>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>

/** What a request to the inbox may contain at most. */
export const REQUEST_LIMIT_BYTES = 64 * 1024

export const BLANK_FIELDS: Readonly<FieldValues> = mapFields(() => '')

/** From the first to the last visible character. A mark, a flag emoji's tags and a joiner behind them can end a word, too. */
const VISIBLE =
  /[^\s\p{Cc}\p{DI}](?:.*(?:[\p{M}\u{e0020}-\u{e007f}][\u200c\u200d]?|[^\s\p{Cc}\p{DI}]))?/su

/**
 * Returns a field's value without what pasting adds: blanks and invisible characters at both ends, and in email addresses
 * and telephone numbers anywhere. An email address keeps an ordinary blank: without it, it could be somebody else's.
 */
export function cleanFieldValue(name: FieldName, value: string): string {
  const [visible = ''] = VISIBLE.exec(value) ?? []
  if (name !== 'email' && name !== 'phone') return visible
  const oneKind = visible.replaceAll(/[^\S \u{feff}]/gu, name === 'phone' ? ' ' : '')
  return oneKind.replaceAll(/[\p{Cc}\p{DI}]/gu, '')
}
