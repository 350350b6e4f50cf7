import { useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { isFreshNavigation, tryPushHistory } from '../../lib/browser'
import { hashWithinPage, hasFollowedLink } from '../../lib/follow-link'
import { SERVICE_IDS, toServiceId, serviceIdOfHash, type ServiceId } from '../../lib/ids'
import { moveFocusTo } from '../../lib/move-focus'
import { useWindowEvent } from '../../lib/use-window-event'
import { isPinned, scrollToService, serviceAtPosition, slotOf } from './pinned-layout'
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
export function useOpenService(rootRef: RefObject<HTMLElement | null>): OpenService {
  const [state, setState] = useState(PRERENDERED)
  const serviceScroll = useServiceScroll()
  const scrollBack = () => scrollToService(state.openId, 'instant')
  const hasUnhandledResize = useScrollAfterResize(rootRef, scrollBack)

  function show(id: ServiceId) {
    if (id === state.openId) return
    blurWithin(slotOf(state.openId))
    // At once: on a busy phone, the page would scroll, and the focus move, to what is still closed.
    flushSync(() => setState({ openId: id, hasReplacedAnother: true }))
  }

  function choose(id: ServiceId, onScrollStart?: () => void) {
    keepInPlace(slotOf(id), () => show(id))
    serviceScroll.start(id, DELAY_FROM_LINK_MS, 'smooth', onScrollStart)
  }

  function onScroll() {
    const id = hasUnhandledResize() ? undefined : serviceScroll.serviceToOpen()
    if (id) show(id)
  }
  useWindowEvent('scroll', onScroll)
  useWindowEvent('scrollend', onScroll)
  useWindowEvent('site:follow-link', (event) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    const id = hash && serviceIdOfHash(hash)
    serviceScroll.stop()
    if (!id || (location.hash !== hash && !tryPushHistory(hash))) return
    event.preventDefault()
    // The focus follows the link, after a closing menu has returned it to its button.
    choose(id, () => {
      if (!rootRef.current!.contains(link)) moveFocusTo(slotOf(id))
    })
  })
  useWindowEvent('beforematch', ({ target }) => {
    const id = serviceOfBlock(target as HTMLElement)
    if (id) choose(id)
  })
  useWindowEvent('popstate', () => {
    serviceScroll.stop()
    const id = location.hash ? serviceIdOfHash(location.hash) : SERVICE_IDS[0]
    if (id && !isPinned()) show(id)
  })

  const onHydration = useEffectEvent(() => {
    const { openId, isChosen } = serviceOnLoad(rootRef.current!)
    setState({ openId, hasReplacedAnother: false })
    if (isChosen)
      serviceScroll.start(openId, DELAY_ON_LOAD_MS, hasFollowedLink() ? 'smooth' : 'instant')
  })
  // In a layout effect, React renders at once: when the scroll starts, no service above it is left to close.
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page knows no URL.
  useLayoutEffect(() => onHydration(), [])

  return state
}

/** Keeps an element in its place, if the visitor sees its top: in the list, a service above it may close. */
function keepInPlace(element: HTMLElement, change: () => void) {
  const { top } = element.getBoundingClientRect()
  change()
  if (top > 0 && top < innerHeight)
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

/** Chromium ends a running scroll when a block with the focus is hidden: the focus leaves it first. */
function blurWithin(element: HTMLElement) {
  if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
}

/**
 * Which service is open first, and whether the URL or a search led to it, so that the page scrolls there: after a followed
 * link smoothly, since the browser may be under way, too, and only another smooth scroll ends that.
 */
function serviceOnLoad(root: HTMLElement): { openId: ServiceId; isChosen: boolean } {
  // The browser may have opened blocks before hydration, by find-in-page or a text fragment.
  const [, ...opened] = root.querySelectorAll<HTMLElement>('[data-service]:not([hidden])')
  const chosen = serviceIdOfHash(location.hash) ?? serviceOfBlock(opened.at(-1))
  if (chosen && (isFreshNavigation() || hasFollowedLink()))
    return { openId: chosen, isChosen: true }
  return { openId: serviceAtPosition() ?? chosen ?? SERVICE_IDS[0], isChosen: false }
}

const serviceOfBlock = (block: HTMLElement | undefined) =>
  toServiceId(block?.dataset['service'] ?? null)
