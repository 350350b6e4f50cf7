import {
  cleanFieldValue,
  FIELD_NAMES,
  mapFields,
  type FieldName,
  type FieldValues,
} from '../../../lib/inquiry-fields'
import type { FieldErrors } from './inquiry-state'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns a field's control, or null if an extension has removed the control. */
export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null

/** Returns what one field contains. */
export const readField = ({ name, value }: Control): Partial<FieldValues> => ({ [name]: value })

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
    // A select shows nothing at all after it was given a service that is no longer offered.
    if (control.value === '') control.value = ''
  }
}

/** Cleans the fields, so that the browser validates what will be sent, and returns what they contain. */
export function cleanFields(form: HTMLFormElement): FieldValues {
  const typed = readFields(form)
  writeFields(
    form,
    mapFields((name) => cleanFieldValue(name, typed[name])),
  )
  return readFields(form)
}

/** Returns the browser's messages for the fields that it finds invalid now. */
export function findErrors(form: HTMLFormElement): FieldErrors {
  const invalid = FIELD_NAMES.filter((name) => controlOf(form, name)?.validationMessage)
  return Object.fromEntries(invalid.map((name) => [name, controlOf(form, name)!.validationMessage]))
}
