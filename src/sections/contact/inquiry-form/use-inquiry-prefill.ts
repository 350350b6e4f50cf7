import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { replaceHistory } from '../../../lib/browser'
import { listen } from '../../../lib/events'
import { draftOf } from '../../../lib/inquiry-draft'
import { INQUIRY_ID, prefilledService, withoutPrefill } from '../../../lib/inquiry-prefill'
import { goToId } from '../../../lib/links'
import type { ServiceId } from '../../../lib/sections'
import { controlOf, readFields, writeFields } from './form-fields'
import type { PrefillTexts } from './prefill-texts'

/**
 * Prefills the untouched fields for a service that the visitor asks about: the one that the URL names, which is
 * then removed from it, or one whose 'Ask about …' link is followed on this page. The link then leads to the form
 * here instead of to another page. Prefilled texts are no draft: they go with the page.
 * Returns the service, a function that forgets it, and one that also empties the fields that are still untouched.
 */
export function useInquiryPrefill(
  formRef: RefObject<HTMLFormElement | null>,
  prefillTexts: PrefillTexts,
  onFilled: () => void,
) {
  const [service, setService] = useState<ServiceId>()

  const write = (id: ServiceId | undefined) => {
    const names = untouchedFields(formRef.current!, prefillTexts)
    const texts = names.map((name) => [name, id ? prefillTexts[id].fields[name] : ''])
    writeFields(formRef.current!, Object.fromEntries(texts))
    setService(id)
    onFilled()
  }
  const fill = useEffectEvent(write)
  const refill = useEffectEvent(() => service && write(service))

  useEffect(() => {
    const id = prefilledService(location)
    if (id) {
      fill(id)
      replaceHistory(history.state, withoutPrefill(location.href))
    }
    const stopListening = listen('site:follow-link', (event) => {
      const { url, link } = event.detail
      const followed = prefilledService(url)
      if (!followed) return
      event.preventDefault()
      fill(followed)
      goToId(INQUIRY_ID, link)
    })
    // After useDraft has shown the draft, which does not contain prefilled texts.
    const onPageShow = () => refill()
    addEventListener('pageshow', onPageShow)
    return () => {
      stopListening()
      removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return {
    service,
    forget: () => setService(undefined),
    remove() {
      write(undefined)
      // The button that had the focus is gone.
      controlOf(formRef.current!, 'service')?.focus()
    },
  }
}

/** The fields that are empty, or contain a prefilled text that nobody has changed. */
function untouchedFields(form: HTMLFormElement, prefillTexts: PrefillTexts) {
  const current = readFields(form)
  const all = Object.values(prefillTexts).map(({ fields }) => fields)
  return (['service', 'message'] as const).filter(
    (name) =>
      current[name] === '' ||
      (!draftOf(name) && all.some((fields) => fields[name] === current[name])),
  )
}
