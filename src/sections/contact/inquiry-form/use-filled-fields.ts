import { useEffect, useEffectEvent, useState } from 'react'
import { replaceHistory } from '../../../lib/browser'
import { goToId } from '../../../lib/events'
import { draftOf } from '../../../lib/inquiry-draft'
import { byField, type Fields } from '../../../lib/inquiry-fields'
import { INQUIRY_ID, prefilledService, withoutPrefill } from '../../../lib/inquiry-prefill'
import type { ServiceId } from '../../../lib/sections'
import { controlOf, readFields, writeFields } from './form-fields'
import type { PrefillTexts } from './prefill-texts'

/**
 * Fills the fields with this tab's draft on hydration, and at each `pageshow`, because the browser may have restored
 * older texts by then. Then prefills the untouched ones for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is followed on this page. The link then
 * leads to the form here instead of to another page. Prefilled texts are no draft: a reload drops them.
 * Calls `onFilled` after each change. Returns the service, `untouched`, which returns the names of the fields that
 * only have prefilled texts, `forget`, which forgets the service, and `remove`, which also empties those fields.
 */
export function useFilledFields(prefillTexts: PrefillTexts, onFilled: () => void) {
  // Where something has changed the page before hydration, React renders the form anew, with empty fields.
  const [beforeHydration] = useState(readFields)
  const [service, setService] = useState<ServiceId>()

  const prefill = (id: ServiceId | undefined) => {
    const names = untouchedFields(prefillTexts)
    const texts = names.map((name) => [name, id ? prefillTexts[id].fields[name] : ''])
    writeFields(Object.fromEntries(texts))
    setService(id)
    onFilled()
  }
  const restoreAndPrefill = useEffectEvent((typedBefore?: Fields) => {
    writeFields(byField((name) => draftOf(name) ?? typedBefore?.[name]))
    onFilled()
    const asked = prefilledService(location)
    if (asked) replaceHistory(history.state, withoutPrefill(location.href))
    if (asked ?? service) prefill(asked ?? service)
  })
  const prefillFromLink = useEffectEvent(prefill)

  useEffect(() => {
    restoreAndPrefill(beforeHydration)
    const controller = new AbortController()
    const { signal } = controller
    addEventListener('pageshow', () => restoreAndPrefill(), { signal })
    const onFollowLink = (event: WindowEventMap['site:follow-link']) => {
      const { url, link } = event.detail
      const asked = prefilledService(url)
      if (!asked) return
      event.preventDefault()
      prefillFromLink(asked)
      goToId(INQUIRY_ID, link)
    }
    addEventListener('site:follow-link', onFollowLink, { signal })
    return () => controller.abort()
  }, [beforeHydration])

  return {
    service,
    untouched: () => (service ? untouchedFields(prefillTexts) : []),
    forget: () => setService(undefined),
    remove() {
      prefill(undefined)
      // The button that had the focus is gone.
      controlOf('service')?.focus()
    },
  }
}

/** The fields that are empty, or contain a prefilled text that nobody has changed. */
function untouchedFields(prefillTexts: PrefillTexts) {
  const current = readFields()
  const all = Object.values(prefillTexts).map(({ fields }) => fields)
  return (['service', 'message'] as const).filter(
    (name) =>
      current[name] === '' ||
      (!draftOf(name) && all.some((fields) => fields[name] === current[name])),
  )
}
