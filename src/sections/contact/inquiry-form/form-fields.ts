import {
  byField,
  FIELD_NAMES,
  isTooLong,
  type FieldName,
  type Fields,
} from '../../../lib/inquiry-fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Only for the browser: what the visitor reads says by how much (length-note.ts). */
const TOO_LONG = 'too long'

const controlOf = (form: HTMLFormElement, name: FieldName) =>
  form.elements.namedItem(name) as Control

export const isControl = (target: EventTarget): target is Control & { name: FieldName } =>
  'name' in target && (FIELD_NAMES as readonly unknown[]).includes(target.name)

/** What stands in the fields of the form. One that something else has taken away is blank. */
export const readFields = (form: HTMLFormElement) =>
  byField((name) => (controlOf(form, name) as Control | null)?.value ?? '')

/**
 * Writes those fields of the form that a text is given for, and says which have changed by that: they are
 * as new. A service that is no longer on offer becomes the empty option.
 */
export function writeFields(form: HTMLFormElement, texts: Partial<Fields>): FieldName[] {
  const changed = FIELD_NAMES.filter(
    (name) => texts[name] !== undefined && texts[name] !== controlOf(form, name).value,
  )
  resetAlone(changed.map((name) => controlOf(form, name)))
  for (const name of changed) {
    const control = controlOf(form, name)
    control.value = texts[name]!
    if (control.value !== texts[name]) control.value = ''
    markFault(control)
  }
  return changed
}

/**
 * Resets controls without the others of their form, which they leave for a moment. An empty value alone
 * would not do: only a reset makes the browser forget that a control was tried and is missing something.
 */
function resetAlone(controls: Control[]) {
  const form = document.body.appendChild(document.createElement('form'))
  form.id = 'reset-alone'
  for (const control of controls) control.setAttribute('form', form.id)
  form.reset()
  for (const control of controls) control.removeAttribute('form')
  form.remove()
}

/**
 * Makes the browser take a required field of nothing but spaces for a missing one, in its own words, and
 * a text that is too long for invalid. The service refuses such an inquiry, and the visitor would be told
 * to try again what cannot succeed. Not with `maxlength`: that cuts what is pasted, without a word.
 */
export function markFault(control: Control & { name: string }) {
  const isBlank = control.required && control.value !== '' && control.value.trim() === ''
  const isLong = isControl(control) && isTooLong(control.name, control.value)
  control.setCustomValidity(isBlank ? missingMessage(control) : isLong ? TOO_LONG : '')
}

/** The browser's message for this control when it is empty, in the browser's language. */
function missingMessage(control: Control) {
  const empty = control.cloneNode() as Control
  empty.value = ''
  return empty.validationMessage
}
