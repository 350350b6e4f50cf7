import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { draftOf } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type FieldValues } from '../../../lib/inquiry-fields'
import { useWindowEvent } from '../../../lib/use-window-event'
import { readPrerenderedFields, writeField } from './form-controls'

/**
 * Fills the fields with this tab's draft on hydration, and at each `pageshow`, because the browser may have restored
 * older texts by then. Calls `onRestored` afterwards.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, onRestored: () => void) {
  // Before any effect: where something has changed the page before hydration, React renders the form anew, with empty
  // fields.
  const [typedBeforeHydration] = useState(readPrerenderedFields)

  const restore = (typed?: FieldValues) => {
    for (const name of FIELD_NAMES)
      // An empty text is none: a password manager may have filled the field since it was read.
      writeField(formRef.current!, name, draftOf(name) ?? (typed?.[name] || undefined))
    onRestored()
  }
  const onHydration = useEffectEvent(() => restore(typedBeforeHydration))
  useEffect(() => onHydration(), [])
  useWindowEvent('pageshow', () => restore())
}
