import { useEffect, useEffectEvent, type RefObject } from 'react'
import { askedService, INQUIRY_ID, withoutAsked } from '../../../lib/asked-service'
import { replaceHistory } from '../../../lib/browser'
import { writeDraft } from '../../../lib/inquiry-draft'
import type { ServiceId } from '../../../lib/sections'
import { readSession, writeSession } from '../../../lib/session'
import { readFields, writeFields } from './form-fields'
import type { Suggestions } from './suggestions'

/** Keeps the service last asked about: fields that contain its suggestion are still untouched. */
const ASKED_KEY = 'asked-service'

/** Makes all texts in the form the visitor's own, so that no suggestion replaces them. */
export const forgetAskedService = () => writeSession(ASKED_KEY, '')

/**
 * Fills the untouched fields with the suggestion for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is clicked on this page. The
 * click leads to the form here instead of to another page.
 */
export function useAskedService(
  formRef: RefObject<HTMLFormElement | null>,
  suggestions: Suggestions,
  onFilled: () => void,
) {
  const fill = useEffectEvent((id: ServiceId) => {
    const suggestion = suggestions[id]
    const previous = suggestions[readSession(ASKED_KEY) as ServiceId] as
      | typeof suggestion
      | undefined
    const current = readFields(formRef.current!)
    const texts = Object.fromEntries(
      (['service', 'message'] as const)
        .filter((name) => current[name] === '' || current[name] === previous?.[name])
        .map((name) => [name, suggestion[name]]),
    )
    writeSession(ASKED_KEY, id)
    writeDraft(texts)
    writeFields(formRef.current!, texts)
    onFilled()
  })

  useEffect(() => {
    const id = askedService(location)
    if (id) {
      fill(id)
      replaceHistory(history.state, withoutAsked(location.href))
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      const asked = link && askedService(link)
      if (!asked || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      fill(asked)
      // A real click: whatever keeps the scroll position for Back on links within the page does so here, too.
      const linkHere = Object.assign(document.createElement('a'), { href: `#${INQUIRY_ID}` })
      document.body.append(linkHere)
      linkHere.click()
      linkHere.remove()
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [])
}
