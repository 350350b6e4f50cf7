import { useState, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import { byField, FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import { controlOf, problemOf } from './form-fields'

/** Why fields cannot be sent, by field: once a form has been submitted with such fields. */
export function useProblems() {
  const [problems, setProblems] = useState<Partial<Fields>>({})

  /** Shows what is wrong with each field and focuses the first of these. Returns whether there is one. */
  const show = (form: HTMLFormElement): boolean => {
    const found = byField((name) => problemOf(form, name))
    // Before the focus moves: a screen reader then reads the message with the field.
    flushSync(() => setProblems(found))
    const first = FIELD_NAMES.find((name) => found[name])
    if (!first) return false
    const control = controlOf(form, first)!
    // The focus alone would leave a field half under the top bar.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest' })
    return true
  }

  return {
    problems,
    show,
    clear: () => setProblems({}),
    onInvalid(event: SyntheticEvent<HTMLFormElement>) {
      event.preventDefault()
      // There is an event for each invalid field; the first shows them all.
      const form = event.currentTarget
      if (event.target === form.querySelector(':invalid')) show(form)
    },
    onInput({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) {
      const { name } = target as unknown as { name: FieldName }
      if (problems[name]) setProblems({ ...problems, [name]: problemOf(currentTarget, name) })
    },
  }
}
