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
