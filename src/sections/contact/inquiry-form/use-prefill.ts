import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { replaceHistory } from '../../../lib/browser'
import { draftOf, writeDraft } from '../../../lib/inquiry-draft'
import { FIELD_NAMES, type FieldName, type Fields } from '../../../lib/inquiry-fields'
import {
  INQUIRY_ID,
  inquiryHref,
  serviceFromQuery,
  withoutPrefill,
} from '../../../lib/inquiry-prefill'
import type { ServiceId } from '../../../lib/ids'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { PrefillTexts } from '../contact-props'
import { controlOf, readFields, writeField } from './form-fields'

const PREFILLED_FIELDS = ['service', 'message'] as const

export type Prefill = ReturnType<typeof usePrefill>

/**
 * Fills the fields with this tab's draft on hydration, and at each `pageshow`, because the browser may have restored
 * older texts by then. Then prefills the untouched ones for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is followed, which then leads to the form.
 */
export function usePrefill(
  formRef: RefObject<HTMLFormElement | null>,
  prefillTexts: readonly PrefillTexts[],
) {
  // Before any effect: where something has changed the page before hydration, React renders the form anew, with empty fields.
  const [typedBeforeHydration] = useState(() => {
    const prerendered = globalThis.document?.forms.namedItem(INQUIRY_ID)
    return prerendered ? readFields(prerendered) : undefined
  })
  const [prefilled, setPrefilled] = useState<PrefillTexts>()
  const textsFor = (service?: ServiceId) => prefillTexts.find(({ id }) => id === service)

  /** Whether the field is empty or contains a prefilled text that nobody has changed. */
  const isUntouched = (name: FieldName) => {
    const text = controlOf(formRef.current!, name)?.value ?? ''
    const prefilledFields: Partial<Fields> = prefilled?.fields ?? {}
    return text === '' || (text === prefilledFields[name] && !draftOf(name))
  }
  /** Fills the untouched fields for a service, or empties them for none. */
  const fillFor = (texts?: PrefillTexts) => {
    for (const name of PREFILLED_FIELDS.filter(isUntouched)) {
      writeField(formRef.current!, name, texts?.fields[name] ?? '')
      // It is no draft: a reload drops it.
      writeDraft(name, '')
    }
    setPrefilled(texts)
  }

  const restore = (typed?: Fields) => {
    for (const name of FIELD_NAMES)
      // An empty text is none: a password manager may have filled the field since it was read.
      writeField(formRef.current!, name, draftOf(name) ?? (typed?.[name] || undefined))
    const requested = serviceFromQuery(location)
    if (requested) replaceHistory(history.state, withoutPrefill(location.href))
    const texts = textsFor(requested) ?? prefilled
    if (texts) fillFor(texts)
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
    fillFor(textsFor(requested))
    location.assign(`#${INQUIRY_ID}`)
  })

  return { prefilled, removePrefill: () => fillFor(), isUntouched }
}
