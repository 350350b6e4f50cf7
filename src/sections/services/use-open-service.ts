import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isFreshNavigation, tryPushHistory } from '../../lib/browser'
import { hashWithinPage, hasFollowedLink } from '../../lib/follow-link'
import { SERVICE_IDS, toServiceId, serviceIdOfHash, type ServiceId } from '../../lib/ids'
import { moveFocusTo } from '../../lib/move-focus'
import { isRestoringPosition } from '../../lib/scroll-restoration'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, progressThrough, serviceAt, type LayoutRefs } from './pinned-layout'
import { useScrollAfterResize } from './use-scroll-after-resize'
import { useServiceScroll } from './use-service-scroll'

/** Delays before the scroll to a service that is chosen on the page, or by its URL: section 9 of docs/specification.md. */
const DELAY_FROM_LINK_MS = 60
const DELAY_ON_LOAD_MS = 80

interface OpenService {
  /** The one service whose block is open. */
  openId: ServiceId
  /** Whether another was open before: then it comes in with an animation. */
  hasReplacedAnother: boolean
}

const PRERENDERED: OpenService = { openId: SERVICE_IDS[0], hasReplacedAnother: false }

/**
 * Which service is open: in the pinned layout the one at the scroll position, in the list the last chosen one. A chosen
 * service opens at once: until the page has scrolled to it, the position opens no other.
 */
export function useOpenService(refs: LayoutRefs): OpenService {
  const [state, setState] = useState(PRERENDERED)
  const serviceScroll = useServiceScroll(refs)
  const hasUnhandledResize = useScrollAfterResize(refs, () => serviceScroll.jump(state.openId))
  const holdPosition = useHoldPosition()

  function show(id: ServiceId) {
    if (id === state.openId) return
    blurWithin(refs.blockRefs[state.openId].current!)
    // At once: on a busy phone, the page would scroll, and the focus move, to what is still closed.
    flushSync(() => setState({ openId: id, hasReplacedAnother: true }))
  }

  function choose(id: ServiceId, onScrollStart?: () => void) {
    if (id !== state.openId && !isPinned(refs)) holdPosition(refs.blockRefs[id].current!)
    show(id)
    serviceScroll.start(id, DELAY_FROM_LINK_MS, 'smooth', onScrollStart)
  }

  useWindowEvent('scroll', () => {
    if (hasUnhandledResize()) return
    serviceScroll.trackMovement()
    const progress = progressThrough(refs)
    if (progress !== undefined && !serviceScroll.isUnderWay()) show(serviceAt(progress))
  })
  useWindowEvent('site:follow-link', (event) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    const id = hash && serviceIdOfHash(hash)
    serviceScroll.stop()
    if (!id || (location.hash !== hash && !tryPushHistory(hash))) return
    event.preventDefault()
    // The focus follows the link, after a closing menu has returned it to its button.
    choose(id, () => {
      if (!refs.rootRef.current!.contains(link)) moveFocusTo(refs.blockRefs[id].current)
    })
  })
  useWindowEvent('beforematch', ({ target }) => {
    const id = toServiceId((target as Element).id)
    if (id) (isRestoringPosition() ? show : choose)(id)
  })
  useWindowEvent('popstate', () => {
    serviceScroll.stop()
    const id = location.hash ? serviceIdOfHash(location.hash) : SERVICE_IDS[0]
    if (id && !isPinned(refs)) show(id)
  })

  const onHydration = useEffectEvent(() => {
    const { openId, isChosen } = serviceOnLoad(refs)
    setState({ openId, hasReplacedAnother: false })
    if (isChosen)
      serviceScroll.start(openId, DELAY_ON_LOAD_MS, hasFollowedLink() ? 'smooth' : 'instant')
  })
  // In a layout effect, React renders at once: when the scroll starts, no service above it is left to close.
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page knows no URL.
  useLayoutEffect(() => onHydration(), [])

  return state
}

/** Chromium ends a running scroll when a block with the focus is hidden: the focus leaves it first. */
function blurWithin(block: HTMLElement) {
  if (block.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
}

/**
 * Which service is open first, and whether the URL or a search led to it, so that the page scrolls there: after a followed
 * link smoothly, since the browser may be under way, too, and only another smooth scroll ends that.
 */
function serviceOnLoad(refs: LayoutRefs): { openId: ServiceId; isChosen: boolean } {
  // The browser may have opened blocks before hydration: by the URL, find-in-page or a text fragment.
  const opened = SERVICE_IDS.slice(1).filter((id) => !refs.blockRefs[id].current!.hidden)
  const chosen = serviceIdOfHash(location.hash) ?? opened.at(-1)
  if (chosen && (isFreshNavigation() || hasFollowedLink()))
    return { openId: chosen, isChosen: true }
  const progress = progressThrough(refs)
  const openId = progress === undefined ? (chosen ?? SERVICE_IDS[0]) : serviceAt(progress)
  return { openId, isChosen: false }
}

/**
 * Keeps an element in its place, if the visitor sees its top, over the next render: in the list, a service opens, and
 * another above it closes. Returns a function that takes the element before that.
 */
function useHoldPosition() {
  const heldRef = useRef<{ element: HTMLElement; top: number }>(undefined)
  useLayoutEffect(() => {
    const held = heldRef.current
    heldRef.current = undefined
    if (held && held.top > 0 && held.top < innerHeight)
      scrollBy({ top: topOf(held.element) - held.top, behavior: 'instant' })
  })
  return (element: HTMLElement) => {
    heldRef.current = { element, top: topOf(element) }
  }
}

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top
