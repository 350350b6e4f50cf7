import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { draftOf, fieldId, writeDraft } from '../../../lib/inquiry-draft'
import { byField, FIELD_NAMES, type Fields } from '../../../lib/inquiry-fields'
import { readFields, writeFields } from './form-fields'

/**
 * The fields of the prerendered form. Where something has changed the page before hydration, React renders
 * the form anew, with empty fields.
 */
function readPrerendered(): Fields | undefined {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLInputElement>(`#${fieldId('name')}`)?.form
  return form ? readFields(form) : undefined
}

/**
 * Shows this tab's draft in the fields of the form on hydration, and at each `pageshow`, because the browser
 * may have restored older texts by then. A field without a draft keeps its text. Calls `onFilled` after that.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>, onFilled: () => void) {
  const [prerendered] = useState(readPrerendered)

  const show = useEffectEvent((early?: Fields) => {
    writeFields(
      formRef.current!,
      byField((name) => draftOf(name) ?? early?.[name]),
    )
    onFilled()
  })

  useEffect(() => {
    show(prerendered)
    const onPageShow = () => show()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [prerendered])
}

/** Empties the fields that still contain what was sent. */
export function emptySent(form: HTMLFormElement, sent: Fields) {
  const current = readFields(form)
  const unchanged = FIELD_NAMES.filter((name) => current[name] === sent[name])
  const blank = Object.fromEntries(unchanged.map((name) => [name, '']))
  writeDraft(blank)
  writeFields(form, blank)
}
