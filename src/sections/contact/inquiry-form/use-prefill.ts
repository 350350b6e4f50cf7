import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { replaceHistory } from '../../../lib/browser'
import type { ServiceId } from '../../../lib/ids'
import { draftOf, writeDraft } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import {
  INQUIRY_ID,
  inquiryHref,
  serviceFromQuery,
  withoutPrefill,
} from '../../../lib/inquiry-prefill'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { ServicePrefill } from '../contact-props'
import { controlOf, readFields, writeField } from './form-controls'

const PREFILLED_FIELDS = ['service', 'message'] as const

export type Prefilling = ReturnType<typeof usePrefill>

/**
 * Fills the fields with this tab's draft on hydration, and at each `pageshow`, because the browser may have restored
 * older texts by then. Then prefills the untouched ones for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is followed, which then leads to the form.
 */
export function usePrefill(
  formRef: RefObject<HTMLFormElement | null>,
  servicePrefills: readonly ServicePrefill[],
) {
  // Before any effect: where something has changed the page before hydration, React renders the form anew, with empty
  // fields.
  const [typedBeforeHydration] = useState(() => {
    const prerendered = globalThis.document?.forms.namedItem(INQUIRY_ID)
    return prerendered ? readFields(prerendered) : undefined
  })
  const [prefill, setPrefill] = useState<ServicePrefill>()
  const prefillFor = (service?: ServiceId) => servicePrefills.find(({ id }) => id === service)

  /** Whether the field is empty or contains a prefilled text that nobody has changed. */
  const isUntouched = (name: FieldName) => {
    const text = controlOf(formRef.current!, name)?.value ?? ''
    const prefilledFields: Partial<Fields> = prefill?.fields ?? {}
    return text === '' || (text === prefilledFields[name] && !draftOf(name))
  }
  /** Fills the untouched fields for a service, or empties them for none. */
  const fillFor = (next?: ServicePrefill) => {
    for (const name of PREFILLED_FIELDS.filter(isUntouched)) {
      writeField(formRef.current!, name, next?.fields[name] ?? '')
      // It is no draft: a reload drops it.
      writeDraft(name, '')
    }
    setPrefill(next)
  }

  const restore = (typed?: Fields) => {
    for (const name of FIELD_NAMES)
      // An empty text is none: a password manager may have filled the field since it was read.
      writeField(formRef.current!, name, draftOf(name) ?? (typed?.[name] || undefined))
    const requested = serviceFromQuery(location)
    if (requested) replaceHistory(history.state, withoutPrefill(location.href))
    const next = prefillFor(requested) ?? prefill
    if (next) fillFor(next)
  }
  const onHydration = useEffectEvent(() => restore(typedBeforeHydration))
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page knows no draft.
  useEffect(() => onHydration(), [])
  useWindowEvent('pageshow', () => restore())
  useWindowEvent('site:follow-link', (event) => {
    const { url } = event.detail
    const requested = serviceFromQuery(url)
    // Another site may have the same parameter.
    if (!requested || url.href !== new URL(inquiryHref(requested), location.href).href) return
    event.preventDefault()
    fillFor(prefillFor(requested))
    location.assign(`#${INQUIRY_ID}`)
  })

  return { prefill, removePrefill: () => fillFor(), isUntouched }
}
