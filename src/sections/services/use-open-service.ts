import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isFreshNavigation, tryPushHistory } from '../../lib/browser'
import { hashWithinPage, hasFollowedLink } from '../../lib/follow-link'
import { moveFocusTo } from '../../lib/move-focus'
import { SERVICE_IDS, toServiceId, serviceIdOfHash, type ServiceId } from '../../lib/ids'
import { keepsPosition } from '../../lib/scroll-restoration'
import { useWindowEvent } from '../../lib/use-window-event'
import { blockOf, isPinned, progressThrough, serviceAt } from './pinned-layout'
import { useServiceScroll } from './use-service-scroll'
import { useStayInView } from './use-stay-in-view'

/** Delays before the scroll to a service that is chosen on the page, or by its URL: section 9 of docs/specification.md. */
const DELAY_FROM_LINK_MS = 60
const DELAY_ON_LOAD_MS = 80

interface OpenService {
  /** The one service whose block is open. */
  open: ServiceId
  /** Whether another was open before: then it comes in with an animation. */
  hasChanged: boolean
}

/**
 * Which service is open: in the pinned layout the one at the scroll position, in the list the last chosen one. A chosen service
 * opens at once: until the page has scrolled to it, the position opens no other.
 */
export function useOpenService(rootRef: RefObject<HTMLElement | null>): OpenService {
  const [state, setState] = useState<OpenService>({ open: SERVICE_IDS[0], hasChanged: false })
  const scroll = useServiceScroll(rootRef)
  const hasNewSize = useStayInView(rootRef, () => scroll.jump(state.open))
  const holdPosition = useHeldPosition(state)
  /** Whether a position is about to be restored, although the browser opens what the URL names. */
  const isRestoringRef = useRef(false)

  function show(id: ServiceId) {
    blurOutside(blockOf(id))
    setState((last) => (last.open === id ? last : { open: id, hasChanged: true }))
  }

  function choose(id: ServiceId, onScrollStart?: () => void) {
    if (!isPinned(rootRef.current!)) holdPosition(id)
    show(id)
    scroll.start(id, DELAY_FROM_LINK_MS, 'smooth', onScrollStart)
  }

  useWindowEvent('scroll', () => {
    if (hasNewSize()) return
    scroll.follow()
    const progress = progressThrough(rootRef.current!)
    if (progress !== undefined && !scroll.isUnderWay()) show(serviceAt(progress))
  })
  useWindowEvent('site:follow-link', (event) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    const id = hash && serviceIdOfHash(hash)
    scroll.stop()
    if (!id || (location.hash !== hash && !tryPushHistory(null, hash))) return
    event.preventDefault()
    // The focus follows the link, after a closing menu has returned it to its button.
    choose(id, () => {
      if (!rootRef.current!.contains(link)) moveFocusTo(blockOf(id))
    })
  })
  const onFind = ({ target }: Event) => {
    const id = toServiceId((target as Element).id)
    // At once: React would leave open what the browser opens, if the position opened another before React renders.
    if (id) flushSync(() => (isRestoringRef.current ? show : choose)(id))
  }
  useWindowEvent('beforematch', onFind, { capture: true })
  useWindowEvent('popstate', ({ state }) => {
    scroll.stop()
    isRestoringRef.current = keepsPosition(state)
    setTimeout(() => (isRestoringRef.current = false))
    const id = location.hash ? serviceIdOfHash(location.hash) : SERVICE_IDS[0]
    if (id && !isPinned(rootRef.current!)) show(id)
  })

  useEffect(() => {
    const { open, isChosen } = serviceOnLoad(rootRef.current!)
    setState({ open, hasChanged: false })
    // A smooth scroll of the browser's may be under way, and only another one ends it.
    if (isChosen) scroll.start(open, DELAY_ON_LOAD_MS, hasFollowedLink() ? 'smooth' : 'instant')
  }, [rootRef, scroll])

  return state
}

/** Chromium ends a running scroll when a focused block is hidden: the focus leaves it first. */
function blurOutside(block: HTMLElement) {
  const focused = document.activeElement as HTMLElement | null
  if (focused?.closest('[data-service]') && !block.contains(focused)) focused.blur()
}

/** Which service is open first, and whether the URL or a search led to it, so that the page scrolls there. */
function serviceOnLoad(root: HTMLElement): { open: ServiceId; isChosen: boolean } {
  // The browser may have opened blocks before hydration: by the URL, find-in-page or a text fragment.
  const opened = SERVICE_IDS.slice(1).filter((id) => !blockOf(id).hidden)
  const chosen = serviceIdOfHash(location.hash) ?? opened.at(-1)
  if (chosen && (isFreshNavigation() || hasFollowedLink())) return { open: chosen, isChosen: true }
  const progress = progressThrough(root)
  const open = progress === undefined ? (chosen ?? SERVICE_IDS[0]) : serviceAt(progress)
  return { open, isChosen: false }
}

/**
 * Keeps a service of the list in its place, if the visitor sees its top, when it opens and another above it closes. Returns
 * a function that takes the service before it opens.
 */
function useHeldPosition({ open }: OpenService) {
  const topBeforeRef = useRef<number>(undefined)
  useLayoutEffect(() => {
    const top = topBeforeRef.current
    topBeforeRef.current = undefined
    if (top !== undefined && top > 0 && top < innerHeight)
      scrollBy({ top: topOf(open) - top, behavior: 'instant' })
  }, [open])
  return (id: ServiceId) => {
    if (id !== open) topBeforeRef.current = topOf(id)
  }
}

/** The top of a service in the list, with its heading, in px from the viewport's. */
const topOf = (id: ServiceId) => blockOf(id).parentElement!.getBoundingClientRect().top
