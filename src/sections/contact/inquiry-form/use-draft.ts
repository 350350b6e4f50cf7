import { useEffect, useState, type RefObject } from 'react'
import { BLANK_FIELDS, byField, type Fields } from '../../../lib/inquiry-fields'
import { loadDraft, saveDraft } from './draft'
import { readFields, writeFields } from './form-fields'

/** What was typed, or the draft where nothing was. */
const merge = (typed: Fields, draft: Fields) => byField((name) => typed[name] || draft[name])

/**
 * Keeps the uncontrolled fields of the form as this tab's draft. What was typed or filled in before
 * React started wins over the draft; a page that the browser brings back as it was left takes the
 * draft, because the visitor may have gone on typing on another page.
 */
export function useDraft(formRef: RefObject<HTMLFormElement | null>) {
  const [fields, setFields] = useState(BLANK_FIELDS)

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
    restore(merge(readFields(form), loadDraft() ?? BLANK_FIELDS))
    saveDraft(readFields(form))
    addEventListener('pageshow', restoreReturned)
    return () => removeEventListener('pageshow', restoreReturned)
  }, [formRef])

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
