import { useEffect, useEffectEvent } from 'react'
import { askedService, withoutAsked } from '../../../lib/asked-service'
import { isPlainPress } from '../../../lib/plain-press'
import type { ServiceId } from '../../../lib/sections'

/**
 * Says about which service the visitor asks: the one that the address names, which is read once and taken
 * out of it, and any whose link to the form is pressed on this page. For that press the link leads to this form.
 */
export function useAskedService(onAsked: (id: ServiceId) => void) {
  const hear = useEffectEvent(onAsked)

  useEffect(() => {
    const id = askedService(location)
    if (id) {
      hear(id)
      history.replaceState(history.state, '', withoutAsked(location.href))
    }
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a')
      const asked = link && askedService(link)
      if (!asked || !isPlainPress(event)) return
      hear(asked)
      const href = link.getAttribute('href')!
      link.setAttribute('href', link.hash)
      setTimeout(() => link.setAttribute('href', href))
    }
    // Before the others hear of the press, for whom the link leads to a place on this page.
    addEventListener('click', onClick, true)
    return () => removeEventListener('click', onClick, true)
  }, [])
}
