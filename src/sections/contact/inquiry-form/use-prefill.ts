import { useState, type RefObject } from 'react'
import { replaceHistory } from '../../../lib/browser'
import { INQUIRY_ID, type ServiceId } from '../../../lib/ids'
import { draftOf, writeDraft } from '../../../lib/inquiry-draft'
import type { FieldName, FieldValues } from '../../../lib/inquiry-fields'
import { inquiryHref, serviceFromQuery, withoutPrefill } from '../../../lib/inquiry-prefill'
import { useWindowEvent } from '../../../lib/use-window-event'
import type { ServicePrefill } from '../contact-props'
import { controlOf, writeField } from './form-controls'

const PREFILLED_FIELDS = ['service', 'message'] as const

export type Prefilling = ReturnType<typeof usePrefill>

/**
 * Prefills the untouched fields for a service that the visitor asks about: by `applyUrl` the one that the URL names, which
 * is then removed from it, or the one whose 'Ask about …' link is followed, which then leads to the form.
 */
export function usePrefill(
  formRef: RefObject<HTMLFormElement | null>,
  servicePrefills: readonly ServicePrefill[],
) {
  const [prefill, setPrefill] = useState<ServicePrefill>()
  const prefillOf = (service: ServiceId) => servicePrefills.find(({ id }) => id === service)

  /** Whether the field is empty or contains a prefilled text that nobody has changed. */
  const isUntouched = (name: FieldName) => {
    const text = controlOf(formRef.current!, name)?.value ?? ''
    const values: Partial<FieldValues> = prefill?.values ?? {}
    return text === '' || (text === values[name] && !draftOf(name))
  }
  /** Fills the untouched fields for a service, or empties them for none. */
  const applyPrefill = (next: ServicePrefill | undefined) => {
    for (const name of PREFILLED_FIELDS.filter(isUntouched)) {
      writeField(formRef.current!, name, next?.values[name] ?? '')
      // It is no draft: a reload drops it.
      writeDraft(name, '')
    }
    setPrefill(next)
  }

  /** To be called when the fields have their drafts. */
  const applyUrl = () => {
    const requested = serviceFromQuery(location)
    if (requested) replaceHistory(history.state, withoutPrefill(location.href))
    const next = (requested && prefillOf(requested)) ?? prefill
    if (next) applyPrefill(next)
  }
  useWindowEvent('site:follow-link', (event) => {
    const { url } = event.detail
    const requested = serviceFromQuery(url)
    // Another site may have the same parameter.
    if (!requested || url.href !== new URL(inquiryHref(requested), location.href).href) return
    event.preventDefault()
    applyPrefill(prefillOf(requested))
    location.assign(`#${INQUIRY_ID}`)
  })

  return { prefill, applyUrl, removePrefill: () => applyPrefill(undefined), isUntouched }
}
