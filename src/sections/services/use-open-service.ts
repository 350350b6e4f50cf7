import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { isNewVisit, observe, tryPushHistory } from '../../lib/browser'
import { hashWithinPage, hasFollowedLink } from '../../lib/events'
import { moveFocusTo } from '../../lib/move-focus'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { blockOf, progressThrough, serviceAt } from './pinned-layout'
import { createServiceScroll } from './service-scroll'

/** Delay between the choice of a service, by link or find-in-page, and the scroll to it: from section 9 of the
 * company's specification (e2e/specification.ts). */
const DELAY_FROM_LINK_MS = 60
/** The same delay for a service that the URL names, from the same section. */
export const DELAY_ON_LOAD_MS = 80

interface Selection {
  /** The one service whose block is open. */
  open: ServiceId
  /** The service that was open before: then the change is animated. */
  previous?: ServiceId
}

/**
 * Which service is open. In the pinned layout the scroll position says it, and the browser restores that on Back and
 * reload; in the list, the URL's hash says it. A chosen service opens at once: until the page has scrolled to it, the
 * position opens no other.
 */
export function useOpenService(root: RefObject<HTMLElement | null>): Selection {
  const [selection, setSelection] = useState<Selection>({ open: SERVICE_IDS[0] })
  /** In the list: where a chosen service stood, in px from the viewport's top, until it has opened. */
  const heldAt = useRef<number>(undefined)

  const getOpen = useEffectEvent(() => selection.open)

  useEffect(() => {
    const section = root.current!
    const scroll = createServiceScroll(section)
    const controller = new AbortController()
    const { signal } = controller
    const passive = { passive: true, signal }

    const show = (id: ServiceId) => {
      // Chromium ends a running scroll when a focused block is hidden.
      const focused = document.activeElement as HTMLElement | null
      if (focused?.closest('[data-service]') && !blockOf(id).contains(focused)) focused.blur()
      setSelection((last) => (last.open === id ? last : { open: id, previous: last.open }))
    }

    const showAtPosition = () => {
      const progress = progressThrough(section)
      if (progress !== undefined) show(serviceAt(progress))
    }

    // Where the section or the viewport has a new size, the position means another service: the open one stays in view.
    let placement = placementOf(section)
    let isInView = isAtMiddle(section)
    const keepInView = () => {
      if (placementOf(section) === placement) return
      placement = placementOf(section)
      if (isInView) scroll.jump(getOpen())
    }
    const stopObserving = observe([section], () => new ResizeObserver(keepInView))

    const onScroll = () => {
      if (placementOf(section) !== placement) return keepInView()
      isInView = isAtMiddle(section)
      scroll.follow()
      if (!scroll.isUnderWay()) showAtPosition()
    }
    addEventListener('scroll', onScroll, passive)
    addEventListener('scrollend', scroll.end, passive)
    addEventListener('wheel', scroll.stop, passive)
    addEventListener('touchmove', scroll.stop, passive)

    const choose = (id: ServiceId, onScrollStart?: () => void) => {
      if (progressThrough(section) === undefined) heldAt.current = topOf(id)
      show(id)
      scroll.start(id, DELAY_FROM_LINK_MS, 'smooth', onScrollStart)
    }
    const onFollowLink = (event: WindowEventMap['site:follow-link']) => {
      const { url, link } = event.detail
      const hash = hashWithinPage(url)
      if (!hash) return
      scroll.stop()
      const id = serviceOfHash(hash)
      if (!id || (location.hash !== hash && !tryPushHistory(null, hash))) return
      event.preventDefault()
      // The focus follows the link, after a closing menu has returned it to its button.
      choose(id, () => section.contains(link) || moveFocusTo(blockOf(id)))
    }
    addEventListener('site:follow-link', onFollowLink, { signal })
    const onFind = ({ target }: Event) => choose((target as Element).id as ServiceId)
    section.addEventListener('beforematch', onFind, { capture: true, signal })

    // The browser restores the position by itself.
    const onPopState = () => {
      scroll.stop()
      const id = location.hash ? serviceOfHash(location.hash) : SERVICE_IDS[0]
      if (id && progressThrough(section) === undefined) show(id)
    }
    addEventListener('popstate', onPopState, { signal })

    // The browser may have opened blocks before hydration: by the URL, find-in-page or a text fragment.
    const revealed = SERVICE_IDS.slice(1).findLast((id) => !blockOf(id).hidden)
    const named = serviceOfHash(location.hash) ?? revealed
    const progress = progressThrough(section)
    if (named && (isNewVisit() || hasFollowedLink())) {
      setSelection({ open: named })
      // A smooth scroll of the browser's may be under way, and only another one ends it.
      scroll.start(named, DELAY_ON_LOAD_MS, hasFollowedLink() ? 'smooth' : 'instant')
    } else if (progress === undefined) setSelection({ open: named ?? SERVICE_IDS[0] })
    else setSelection({ open: serviceAt(progress) })

    return () => {
      controller.abort()
      stopObserving()
      scroll.stop()
    }
  }, [root])

  // In the list, a chosen service whose top the visitor sees stays where it is when another above it closes.
  useLayoutEffect(() => {
    const top = heldAt.current
    heldAt.current = undefined
    if (top !== undefined && top > 0 && top < innerHeight)
      scrollBy({ top: topOf(selection.open) - top, behavior: 'instant' })
  }, [selection])

  return selection
}

/** The top of a service in the list, with its heading, in px from the viewport's. */
const topOf = (id: ServiceId) => blockOf(id).parentElement!.getBoundingClientRect().top

function isAtMiddle(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top <= innerHeight / 2 && bottom > innerHeight / 2
}

/** A text that changes with the layout, the viewport's width and, if pinned, the section's height: all move the services. */
const placementOf = (root: HTMLElement) =>
  `${innerWidth} ${progressThrough(root) !== undefined && root.offsetHeight}`
