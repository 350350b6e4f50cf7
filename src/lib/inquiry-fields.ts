interface Rule {
  isRequired: boolean
  isEmail: boolean
  /** The longest text that the service takes, in UTF-16 code units, a line break counting as one. */
  maxLength: number
}

/** One line: a name, a company, a service. */
const LINE = { isEmail: false, maxLength: 200 }

/**
 * The fields of an inquiry in their order, and the only list of them: the form's controls, what is
 * sent, kept as a draft and mailed, what the embedded service takes, and the labels in content/
 * follow it. Every value is text. All at their longest, in any script, are less than 64 KiB of JSON.
 */
export const INQUIRY_FIELDS = {
  name: { ...LINE, isRequired: true },
  // No longer address can be delivered to (RFC 5321, 4.5.3.1.3, without its brackets).
  email: { isRequired: true, isEmail: true, maxLength: 254 },
  phone: { isRequired: false, isEmail: false, maxLength: 50 },
  company: { ...LINE, isRequired: false },
  service: { ...LINE, isRequired: false },
  message: { isRequired: true, isEmail: false, maxLength: 10_000 },
} satisfies Record<string, Rule>

/** A field's name: also its control's in the form, and its key in what is sent and stored. */
export type FieldName = keyof typeof INQUIRY_FIELDS
export type Fields = Record<FieldName, string>

export const FIELD_NAMES = Object.keys(INQUIRY_FIELDS) as FieldName[]

/** Something for each of the fields, in their order. */
export const byField = <Value>(valueOf: (name: FieldName) => Value) =>
  Object.fromEntries(FIELD_NAMES.map((name) => [name, valueOf(name)])) as Record<FieldName, Value>

export const BLANK_FIELDS: Readonly<Fields> = byField(() => '')

/** How long a text is, counted as `maxLength` is: a native form post makes two characters of a line break. */
export const lengthOf = (text: string) => text.replaceAll('\r\n', '\n').length

/** Whether the service refuses a field's text for its length. */
export const isTooLong = (name: FieldName, text: string) =>
  lengthOf(text) > INQUIRY_FIELDS[name].maxLength
