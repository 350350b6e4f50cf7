import { useState, type FocusEvent, type SyntheticEvent } from 'react'
import { flushSync } from 'react-dom'
import type { FieldName } from '../../../lib/inquiry-fields'
import { isControl, markFault } from './form-fields'
import { useAfterPress } from './use-after-press'

/**
 * The browser's own checks with its own words, shown under the field in place of its bubble: on
 * pressing send for every invalid field, and for one that was filled in and left invalid. A message
 * goes as soon as its field is valid.
 */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const afterPress = useAfterPress()
  const show = (name: FieldName, message: string) =>
    setErrors((shown) => ({ ...shown, [name]: message }))

  // The browser tells of every invalid field by itself; the first answers for all, in one rendering. The
  // messages stand before the focus comes: a screen reader says them, and the page is laid out once.
  const onInvalidCapture = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const invalid = [...event.currentTarget.querySelectorAll(':invalid')].filter(isControl)
    if (invalid[0] !== event.target) return
    flushSync(() =>
      setErrors(
        Object.fromEntries(invalid.map(({ name, validationMessage }) => [name, validationMessage])),
      ),
    )
    // The focus by itself would be content with a field that lies half under the bar.
    invalid[0].focus({ preventScroll: true })
    invalid[0].scrollIntoView({ block: 'nearest' })
  }

  const onInput = ({ target }: SyntheticEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    markFault(target)
    if (errors[target.name]) show(target.name, target.validationMessage)
  }

  const onBlur = ({ target }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    afterPress(() => {
      if (target.matches(':user-invalid')) show(target.name, target.validationMessage)
    })
  }

  const clearErrors = (names: FieldName[]) =>
    setErrors((shown) => ({
      ...shown,
      ...Object.fromEntries(names.map((name) => [name, undefined])),
    }))

  return { errors, clearErrors, onInvalidCapture, onInput, onBlur }
}
