import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import {
  draftOf,
  emptyDraft,
  fieldId,
  suggestDraft,
  suggestionOf,
} from '../../../lib/inquiry-draft'
import {
  BLANK_FIELDS,
  byField,
  FIELD_NAMES,
  type FieldName,
  type Fields,
} from '../../../lib/inquiry-fields'
import { readFields, writeFields } from './form-fields'

/**
 * The prerendered form and what stands in it. Where something else has changed the page before React
 * started, React draws the form anew, with empty fields.
 */
function readPrerendered() {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLInputElement>(`#${fieldId('name')}`)?.form
  return form ? { form, fields: readFields(form) } : undefined
}

/**
 * Shows this tab's draft in the uncontrolled fields of the form: when React has started, and whenever the
 * page is shown, because the browser may have put an older text back by then. A field without a draft keeps
 * what stands in it. `onReplaced` hears which fields have changed.
 */
export function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  onReplaced: (names: FieldName[]) => void,
) {
  const [fields, setFields] = useState<Fields>(BLANK_FIELDS)
  const [prerendered] = useState(readPrerendered)

  const read = () => setFields(readFields(formRef.current!))
  const replace = (texts: Partial<Fields>) => {
    onReplaced(writeFields(formRef.current!, texts))
    read()
  }
  const showDraft = useEffectEvent(() => replace(byField(draftOf)))

  useEffect(() => {
    if (prerendered && prerendered.form !== formRef.current)
      writeFields(formRef.current!, prerendered.fields)
    showDraft()
    const onPageShow = () => showDraft()
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [formRef, prerendered])

  return {
    /** What stands in the form, as last read. */
    fields,
    read,
    /** Empties the fields that still hold what was sent: what was typed since stays. Says whether all are empty then. */
    emptySent(sent: Fields): boolean {
      const standing = readFields(formRef.current!)
      const unchanged = FIELD_NAMES.filter((name) => standing[name] === sent[name])
      for (const name of unchanged) emptyDraft(name)
      replace(Object.fromEntries(unchanged.map((name) => [name, ''])))
      return Object.values(readFields(formRef.current!)).every((text) => text === '')
    },
    /** Fills in the fields that nobody has touched: blank ones, and those that hold what was suggested before. */
    suggest(texts: Partial<Fields>) {
      const standing = readFields(formRef.current!)
      const untouched = FIELD_NAMES.filter(
        (name) => texts[name] !== undefined && ['', suggestionOf(name)].includes(standing[name]),
      )
      for (const name of untouched) suggestDraft(name, texts[name]!)
      replace(Object.fromEntries(untouched.map((name) => [name, texts[name]])))
    },
  }
}
