import { INQUIRY_FIELDS, lengthOf, type FieldName } from '../../../lib/inquiry-fields'

/** The part of the longest text from which on a visitor is told where it ends. */
const NEAR = 0.9

const formatted = (length: number) => length.toLocaleString('en-IN')

/**
 * How long a field's text is, in the words of `text` with `{count}` and `{most}` in it; undefined as long
 * as that is no matter. It is said of a text that is too long, too.
 */
export function lengthNote(name: FieldName, typed: string, text: string): string | undefined {
  const { maxLength } = INQUIRY_FIELDS[name]
  const length = lengthOf(typed)
  if (length < NEAR * maxLength) return undefined
  return text.replace('{count}', formatted(length)).replace('{most}', formatted(maxLength))
}
