import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control

export const isControl = (target: EventTarget): target is Control & { name: FieldName } =>
  'name' in target && (FIELD_NAMES as readonly unknown[]).includes(target.name)

/** What stands in the fields of the form. */
export const readFields = (form: HTMLFormElement) => byField((name) => controlOf(form, name).value)

/** Writes the fields of the form. A service that is no longer on offer becomes the empty option. */
export function writeFields(form: HTMLFormElement, fields: Fields) {
  for (const name of FIELD_NAMES) {
    const control = controlOf(form, name)
    if (control.value === fields[name]) continue
    control.value = fields[name]
    if (control.value !== fields[name]) control.value = ''
    markBlank(control)
  }
}

/**
 * Makes the browser take a required field of nothing but spaces for a missing one, in its own words.
 * The service refuses such an inquiry, and the visitor would be told to try again what cannot succeed.
 */
export function markBlank(control: Control) {
  const isBlank = control.required && control.value !== '' && control.value.trim() === ''
  control.setCustomValidity(isBlank ? missingMessage(control) : '')
}

/** The browser's message for this control when it is empty, in the browser's language. */
function missingMessage(control: Control) {
  const empty = control.cloneNode() as Control
  empty.value = ''
  return empty.validationMessage
}
