import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { isFreshNavigation, tryPushHistory } from '../../lib/browser'
import type { ServiceId } from '../../lib/element-ids'
import { hashWithinPage } from '../../lib/link-click-event'
import { moveFocusTo } from '../../lib/move-focus'
import { lastScrollCause } from '../../lib/scroll-cause'
import { useWindowEvent } from '../../lib/use-window-event'
import { keepElementInPlace, useScrollAnchor } from './scroll-anchoring'
import {
  isPinned,
  scrollToService,
  serviceIdOfBlock,
  serviceIdOfHash,
  getServiceElement,
  type ServicesRootRef,
} from './service-layout'
import { useServiceScroll } from './use-service-scroll'

/** Section 9 of docs/specification.md specifies the two delays. */
const DELAY_FROM_LINK_MS = 60
const DELAY_ON_LOAD_MS = 80

/** Returns the service at the scroll position or, in the accordion, the most recently chosen service. */
export function useOpenService(rootRef: ServicesRootRef, ids: readonly ServiceId[]) {
  const [open, setOpen] = useState({ openId: ids[0]!, shouldAnimateIn: false })
  const scrollToAnchor = useScrollAnchor(rootRef)
  const serviceScroll = useServiceScroll(rootRef, ids, show)

  function show(id: ServiceId) {
    if (id === open.openId) return
    removeFocusFrom(getServiceElement(open.openId))
    // Renders synchronously, so that the service is open before the page scrolls and the focus moves.
    flushSync(() => setOpen({ openId: id, shouldAnimateIn: true }))
  }
  useServiceNavigation(rootRef, ids, show, serviceScroll)

  // A layout effect closes services before the page scrolls, because closing a service later would move the target.
  const onHydration = useEffectEvent(() => {
    const id = openedBeforeHydration(rootRef.current!, ids)
    if (!id) return
    setOpen({ openId: id, shouldAnimateIn: false })
    // The page stays where the visitor scrolled before hydration. If the visitor followed a link, the page scrolls
    // smoothly, because an instant scroll can't replace a running smooth scroll.
    const cause = lastScrollCause()
    if (cause === 'link') serviceScroll.start(id, DELAY_ON_LOAD_MS, 'smooth')
    else if (!cause && isFreshNavigation()) serviceScroll.start(id, DELAY_ON_LOAD_MS, 'instant')
  })
  // oxlint-disable-next-line react/set-state-in-effect -- The prerendered page can't know the URL.
  useLayoutEffect(() => onHydration(), [])

  const restorePosition = (involvesPinnedLayout: boolean) => {
    const isScrolling = serviceScroll.isScrolling()
    if (!isScrolling && !serviceScroll.isInView) return
    if (isScrolling || involvesPinnedLayout) scrollToService(open.openId, 'instant')
    else scrollToAnchor()
  }
  return { ...open, isInView: serviceScroll.isInView, restorePosition }
}

function useServiceNavigation(
  rootRef: ServicesRootRef,
  ids: readonly ServiceId[],
  show: (id: ServiceId) => void,
  { start, stop }: Pick<ReturnType<typeof useServiceScroll>, 'start' | 'stop'>,
) {
  function navigateTo(id: ServiceId, onScrollStart?: () => void) {
    keepElementInPlace(getServiceElement(id), () => show(id))
    start(id, DELAY_FROM_LINK_MS, 'smooth', onScrollStart)
  }
  useWindowEvent('site:link-click', (event) => {
    const { url, link } = event.detail
    const hash = hashWithinPage(url)
    const id = hash && serviceIdOfHash(hash, ids)
    stop()
    if (!id || (location.hash !== hash && !tryPushHistory(hash))) return
    event.preventDefault()
    // Moves the focus only when scrolling starts, because a closing menu first returns the focus to its button.
    navigateTo(id, () => {
      if (!rootRef.current!.contains(link)) moveFocusTo(getServiceElement(id))
    })
  })
  useWindowEvent('beforematch', ({ target }) => {
    const id = serviceIdOfBlock(target as Element)
    if (id) navigateTo(id)
  })
  useWindowEvent('popstate', () => {
    stop()
    const id = location.hash ? serviceIdOfHash(location.hash, ids) : ids[0]
    if (id && !isPinned(rootRef.current!)) show(id)
  })
}

/** Removes the focus, because Chromium stops a running scroll when the focused service is hidden. */
function removeFocusFrom(element: Element) {
  if (element.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
}

/** Closes services that were opened before hydration, because React expects only the first service to be open. */
function openedBeforeHydration(root: Element, ids: readonly ServiceId[]): ServiceId | undefined {
  const [, ...opened] = root.querySelectorAll('[data-service]:not([hidden])')
  for (const block of opened) block.setAttribute('hidden', 'until-found')
  return serviceIdOfHash(location.hash, ids) ?? serviceIdOfBlock(opened.at(-1))
}
