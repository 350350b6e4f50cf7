import { INQUIRY_ID } from '../../../lib/ids'
import { mapFields, type FieldName, type FieldValues } from '../../../lib/inquiry-fields'

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** A field's control. Null where an extension has removed it. */
export const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control | null

/** What the fields contain. A field without a control is blank. */
export const readFields = (form: HTMLFormElement): FieldValues =>
  mapFields((name) => controlOf(form, name)?.value ?? '')

/** What the fields of the prerendered form contain, before React knows the form. Undefined where there is none. */
export function readPrerenderedFields(): FieldValues | undefined {
  const form = globalThis.document?.forms.namedItem(INQUIRY_ID)
  return form ? readFields(form) : undefined
}

/** Writes a text into its field as if it were typed: draft, error and mail follow the event. Undefined writes nothing. */
export function writeField(form: HTMLFormElement, name: FieldName, text: string | undefined) {
  const control = controlOf(form, name)
  // Writing the same text would move the cursor.
  if (!control || text === undefined || control.value === text) return
  control.value = text
  // A service that is no longer offered becomes the empty option.
  if (control.value === '') control.value = ''
  control.dispatchEvent(new Event('input', { bubbles: true }))
}
