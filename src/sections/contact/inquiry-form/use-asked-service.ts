import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { askedService, INQUIRY_ID, withoutAsked } from '../../../lib/asked-service'
import { replaceHistory } from '../../../lib/browser'
import { draftOf } from '../../../lib/inquiry-draft'
import type { ServiceId } from '../../../lib/sections'
import { readFields, writeFields } from './form-fields'
import type { Suggestions } from './suggestions'

/**
 * Fills the untouched fields with the suggestion for a service that the visitor asks about: the one that the
 * URL names, which is then removed from it, or one whose 'Ask about …' link is clicked on this page. The
 * click leads to the form here instead of to another page. A suggestion is no draft: it goes with the page.
 * Returns the service, a function that forgets it, and one that also empties the fields that are still untouched.
 */
export function useAskedService(
  formRef: RefObject<HTMLFormElement | null>,
  suggestions: Suggestions,
  onFilled: () => void,
) {
  const [asked, setAsked] = useState<ServiceId>()

  /** The fields that are empty, or contain a suggestion that nobody has changed. */
  const untouched = () => {
    const current = readFields(formRef.current!)
    const all = Object.values(suggestions).map(({ fields }) => fields)
    return (['service', 'message'] as const).filter(
      (name) =>
        current[name] === '' ||
        (!draftOf(name) && all.some((fields) => fields[name] === current[name])),
    )
  }

  const write = (id: ServiceId | undefined) => {
    const names = untouched()
    const texts = names.map((name) => [name, id ? suggestions[id].fields[name] : ''])
    writeFields(formRef.current!, Object.fromEntries(texts))
    setAsked(id)
    onFilled()
  }
  const fill = useEffectEvent(write)
  const refill = useEffectEvent(() => asked && write(asked))

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
    // After useDraft has shown the draft, in which a suggestion is not.
    const onPageShow = () => refill()
    addEventListener('click', onClick)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('click', onClick)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])

  return { asked, forget: () => setAsked(undefined), clear: () => write(undefined) }
}
