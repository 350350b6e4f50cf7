import { useEffect, useState, type RefObject } from 'react'
import { BLANK_FIELDS, byField, type Fields } from '../../../lib/inquiry-fields'
import { loadDraft, saveDraft } from './draft'
import { readFields, writeFields } from './form-fields'

/** What was typed, or else what is known from before. */
const merge = (typed: Fields, before: Fields = BLANK_FIELDS) =>
  byField((name) => typed[name] || before[name])

/**
 * The prerendered form and what stands in it. Where something else has changed the page before React
 * started, React draws the form anew, with empty fields.
 */
function readPrerendered() {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLInputElement>('#inquiry-name')?.form
  return form ? { form, fields: readFields(form) } : undefined
}

/**
 * Keeps the uncontrolled fields of the form as this tab's draft. What was typed or filled in before
 * React started wins over the draft; a page that the browser brings back as it was left takes the
 * draft, because the visitor may have gone on typing on another page.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState(BLANK_FIELDS)
  const [early] = useState(readPrerendered)

  useEffect(() => {
    const form = formRef.current!
    const restore = (draft: Fields) => {
      writeFields(form, draft)
      setFields(readFields(form))
    }
    const restoreReturned = ({ persisted }: PageTransitionEvent) => {
      const draft = persisted && loadDraft()
      if (draft) restore(draft)
    }
    const typed = early?.form === form ? readFields(form) : merge(readFields(form), early?.fields)
    restore(merge(typed, loadDraft()))
    saveDraft(readFields(form))
    addEventListener('pageshow', restoreReturned)
    return () => removeEventListener('pageshow', restoreReturned)
  }, [formRef, early])

  return {
    fields,
    /** Takes over what stands in the form, after a change of it. */
    keep: () => {
      const typed = readFields(formRef.current!)
      setFields(typed)
      saveDraft(typed)
    },
  }
}
