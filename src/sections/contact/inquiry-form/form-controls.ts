import { fillPlaceholders } from '../../../lib/format'
import {
  cleanFieldValue,
  FIELD_NAMES,
  mapFields,
  type FieldName,
  type FieldValues,
} from '../../../lib/inquiry-fields'
import type { InquiryFormProps, InquiryTopic } from '../contact-props'

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns null if a browser extension has removed the control. */
export const findFormControl = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as FormControl | null

/** Includes values that a password manager has filled in without an event. */
export const readFields = (form: HTMLFormElement): FieldValues =>
  mapFields((name) => findFormControl(form, name)?.value ?? '')

/** Leaves all other fields unchanged. */
export function writeFields(form: HTMLFormElement, texts: Partial<FieldValues>) {
  for (const name of FIELD_NAMES) {
    const [control, text] = [findFormControl(form, name), texts[name]]
    // Skips unchanged fields, because writing the same text would move the cursor.
    if (!control || text === undefined || control.value === text) continue
    control.value = text
    // If the select has no option for the saved service, setting the value to '' selects the placeholder.
    if (control.value === '') control.value = ''
  }
}

const containsOnlyTopicLine = (message: string, topic: InquiryTopic | undefined) =>
  message.trim() === topic?.values.message.trim()

/** Removes invisible characters so that the browser validates the text that will be sent. */
export function cleanFormValues(
  form: HTMLFormElement,
  topic: InquiryTopic | undefined,
): FieldValues {
  const values = readFields(form)
  const cleaned = mapFields((name) => cleanFieldValue(name, values[name]))
  if (containsOnlyTopicLine(cleaned.message, topic)) cleaned.message = topic!.values.message
  writeFields(form, cleaned)
  return readFields(form)
}

/** Returns '' for a valid field. An email domain must contain a dot unless the visitor has confirmed the address. */
export function findErrors(
  form: HTMLFormElement,
  topic: InquiryTopic | undefined,
  { fieldErrors }: InquiryFormProps['texts'],
  confirmedEmail?: string,
): FieldValues {
  const errors = mapFields((name) => findFormControl(form, name)?.validationMessage ?? '')
  const { email, message } = readFields(form)
  if (email !== confirmedEmail && /@[^.]+$/.test(email))
    errors.email ||= fillPlaceholders(fieldErrors.emailWithoutDot, { email })
  if (containsOnlyTopicLine(message, topic))
    errors.message ||= fillPlaceholders(fieldErrors.onlyPrefilledLine, { line: message.trim() })
  return errors
}
