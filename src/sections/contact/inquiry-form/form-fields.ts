// The page has one inquiry form, so its fields are found by id.

import { fieldId } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's control. Null on the server, and where an extension has removed it. */
export const controlOf = (name: FieldName) =>
  globalThis.document?.querySelector<Control>(`#${fieldId(name)}`) ?? null

/** What the fields contain. A field without a control is blank. */
export const readFields = (): Fields => byField((name) => controlOf(name)?.value ?? '')

/** Writes the given texts into the fields. A service that is no longer offered becomes the empty option. */
export function writeFields(texts: Partial<Fields>) {
  for (const name of FIELD_NAMES) {
    const control = controlOf(name)
    const text = texts[name]
    // Writing the same text would move the cursor.
    if (!control || text === undefined || control.value === text) continue
    control.value = text
    if (control.value !== text) control.value = ''
  }
}

/** Why a field cannot be sent, in the browser's words, also if it has nothing but spaces; '' if it can be sent. */
export function problemOf(name: FieldName): string {
  const control = controlOf(name)
  if (!control?.required || control.value.trim() !== '') return control?.validationMessage ?? ''
  const empty = control.cloneNode() as Control
  empty.value = ''
  return empty.validationMessage
}

/** Focuses the first field that has a problem. Returns whether there is one. */
export function focusProblem(problems: Fields): boolean {
  const name = FIELD_NAMES.find((name) => problems[name])
  if (!name) return false
  const control = controlOf(name)!
  // The focus alone would leave a field half under the top bar.
  control.focus({ preventScroll: true })
  control.scrollIntoView({ block: 'nearest' })
  return true
}
