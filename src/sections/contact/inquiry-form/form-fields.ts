import {
  cleanFieldValue,
  FIELD_NAMES,
  mapFields,
  type FieldName,
  type FieldValues,
} from '../../../lib/inquiry-fields'

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

/** Cleans the fields, so that the browser validates what will be sent, and returns what they contain. */
export function cleanFields(form: HTMLFormElement): FieldValues {
  const typed = readFields(form)
  writeFields(
    form,
    mapFields((name) => cleanFieldValue(name, typed[name])),
  )
  return readFields(form)
}

/** Returns the browser's message for each field that it finds invalid now, and '' for the others. */
export const findErrors = (form: HTMLFormElement): FieldValues =>
  mapFields((name) => controlOf(form, name)?.validationMessage ?? '')
