import { useState } from 'react'
import { flushSync } from 'react-dom'
import { BLANK_FIELDS, byField, FIELD_NAMES } from '../../../lib/inquiry-fields'
import { controlOf, problemOf } from './form-fields'

/** Why fields cannot be sent, by field: once a form has been submitted with such fields. */
export function useProblems() {
  const [problems, setProblems] = useState(BLANK_FIELDS)

  /** Shows what is wrong with each field and focuses the first of these. Returns whether there is one. */
  const show = (): boolean => {
    const found = byField(problemOf)
    // Before the focus moves: a screen reader then reads the message with the field.
    flushSync(() => setProblems(found))
    const first = FIELD_NAMES.find((name) => found[name])
    if (!first) return false
    const control = controlOf(first)!
    // The focus alone would leave a field half under the top bar.
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'nearest' })
    return true
  }

  return {
    problems,
    show,
    /** Updates what is shown, after input. */
    update: () => setProblems((shown) => byField((name) => shown[name] && problemOf(name))),
    clear: () => setProblems(BLANK_FIELDS),
  }
}
