import { useEffect, useEffectEvent, useState } from 'react'
import { replaceHistory } from '../../../lib/browser'
import { goToId } from '../../../lib/events'
import { draftOf } from '../../../lib/inquiry-draft'
import { byField, type Fields } from '../../../lib/inquiry-fields'
import {
  INQUIRY_ID,
  inquiryHref,
  prefilledService,
  withoutPrefill,
} from '../../../lib/inquiry-prefill'
import type { ServiceId } from '../../../lib/sections'
import { controlOf, readFields, writeFields } from './form-fields'
import type { PrefillTexts } from './prefill-texts'

/**
 * Fills the fields with this tab's draft on hydration, and at each `pageshow`, because the browser may have restored
 * older texts by then. Then prefills the untouched ones for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is followed, which then leads to the form
 * here. Prefilled texts are no draft: a reload drops them. Calls `onFilled` after each change.
 */
export function useFilledFields(prefillTexts: PrefillTexts, onFilled: () => void) {
  // Where something has changed the page before hydration, React renders the form anew, with empty fields. On the server
  // there is no form to read.
  const [beforeHydration] = useState(readFields)
  const [service, setService] = useState<ServiceId>()

  const prefill = (id: ServiceId | undefined) => {
    const names = untouchedFields(prefillTexts)
    // '' empties a field.
    const texts = names.map((name) => [name, id ? prefillTexts[id].fields[name] : ''])
    writeFields(Object.fromEntries(texts))
    setService(id)
    onFilled()
  }
  const restoreAndPrefill = useEffectEvent((typedBefore?: Fields) => {
    // A field with neither is left as it is.
    writeFields(byField((name) => draftOf(name) ?? typedBefore?.[name]))
    onFilled()
    const requested = prefilledService(location)
    if (requested) replaceHistory(history.state, withoutPrefill(location.href))
    const id = requested ?? service
    if (id) prefill(id)
  })
  const prefillFromLink = useEffectEvent(prefill)

  useEffect(() => {
    restoreAndPrefill(beforeHydration)
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pageshow', () => restoreAndPrefill(), { signal })
    const onFollowLink = (event: WindowEventMap['site:follow-link']) => {
      const { url, link } = event.detail
      const requested = prefilledService(url)
      // Another site may have the same parameter.
      if (!requested || url.href !== new URL(inquiryHref(requested), location.href).href) return
      event.preventDefault()
      prefillFromLink(requested)
      // As if the link led there.
      goToId(INQUIRY_ID, link)
    }
    addEventListener('site:follow-link', onFollowLink, { signal })
    return () => controller.abort()
  }, [beforeHydration])

  return {
    service,
    /** Of service and message, those that are empty or have only a prefilled text. None without a service: then nothing is prefilled. */
    untouchedNames: () => (service ? untouchedFields(prefillTexts) : []),
    forgetService: () => setService(undefined),
    /** Forgets the service, and empties the fields that nobody has changed. */
    removeService() {
      prefill(undefined)
      // The button that had the focus is gone.
      controlOf('service')?.focus()
    },
  }
}

/** Of service and message, those that are empty or contain a prefilled text that nobody has changed. */
function untouchedFields(prefillTexts: PrefillTexts) {
  const current = readFields()
  const all = Object.values(prefillTexts).map(({ fields }) => fields)
  return (['service', 'message'] as const).filter(
    (name) =>
      current[name] === '' ||
      (!draftOf(name) && all.some((fields) => fields[name] === current[name])),
  )
}
