import { fill } from '../../../lib/format'
import {
  cleanFieldValue,
  FIELD_NAMES,
  mapFields,
  type FieldName,
  type FieldValues,
} from '../../../lib/inquiry-fields'
import type { InquiryFormProps, Topic } from '../contact-props'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns a field's control, or null if an extension has removed the control. */
export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null

/** Returns what the fields contain, also those that a password manager has filled in without an event. */
export const readFields = (form: HTMLFormElement): FieldValues =>
  mapFields((name) => controlOf(form, name)?.value ?? '')

/** Puts texts into their fields, and leaves the other fields alone. */
export function writeFields(form: HTMLFormElement, texts: Partial<FieldValues>) {
  for (const name of FIELD_NAMES) {
    const [control, text] = [controlOf(form, name), texts[name]]
    // Writing the same text would move the cursor.
    if (!control || text === undefined || control.value === text) continue
    control.value = text
    // A service that is no longer offered leaves the select with nothing selected. '' selects the placeholder.
    if (control.value === '') control.value = ''
  }
}

const isTopicAlone = (message: string, topic: Topic | undefined) =>
  message.trim() === topic?.values.message.trim()

/** Cleans the fields, so that the browser validates what will be sent, and returns what they contain. */
export function cleanFields(form: HTMLFormElement, topic: Topic | undefined): FieldValues {
  const typed = readFields(form)
  const cleaned = mapFields((name) => cleanFieldValue(name, typed[name]))
  // Keep the blank lines below the topic's line, so that the visitor can write there.
  if (isTopicAlone(cleaned.message, topic)) cleaned.message = topic!.values.message
  writeFields(form, cleaned)
  return readFields(form)
}

/**
 * Returns a message for each field that the visitor must look at, and '' for the others. The message comes from the browser,
 * except for an email domain without a dot, unless the visitor was asked about this address, and for a message that
 * contains only the topic's line.
 */
export function findErrors(
  form: HTMLFormElement,
  topic: Topic | undefined,
  { fieldErrors }: InquiryFormProps['texts'],
  askedEmail?: string,
): FieldValues {
  const errors = mapFields((name) => controlOf(form, name)?.validationMessage ?? '')
  const { email, message } = readFields(form)
  if (email !== askedEmail && /@[^.]+$/.test(email))
    errors.email ||= fill(fieldErrors.incompleteEmail, { email })
  if (isTopicAlone(message, topic))
    errors.message ||= fill(fieldErrors.topicAlone, { line: message.trim() })
  return errors
}
