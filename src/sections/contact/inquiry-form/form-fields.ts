import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null

/** What the fields of the form contain. A field that an extension has removed is blank. */
export const readFields = (form: HTMLFormElement): Fields =>
  byField((name) => controlOf(form, name)?.value ?? '')

/** Writes the given texts into the form. A service that is no longer offered becomes the empty option. */
export function writeFields(form: HTMLFormElement, texts: Partial<Fields>) {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    const text = texts[name]
    // Writing the same text would move the cursor.
    if (!control || text === undefined || control.value === text) continue
    control.value = text
    if (control.value !== text) control.value = ''
  }
}

/**
 * Why a field cannot be sent; '' if it can. The browser's message, also for a required field of nothing but
 * spaces, which the service rejects.
 */
export function problemOf(form: HTMLFormElement, name: FieldName): string {
  const control = controlOf(form, name)
  if (!control) return ''
  if (!control.required || control.value.trim() !== '') return control.validationMessage
  const empty = control.cloneNode() as Control
  empty.value = ''
  return empty.validationMessage
}
