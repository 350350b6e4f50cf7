import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { observeIntersection, observeSize, pushHistory } from '../../lib/browser'
import { isNewVisit } from '../../lib/is-new-visit'
import { hashOfClickedLink } from '../../lib/links'
import { moveFocusTo } from '../../lib/move-focus'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { distanceToBlock } from './distance-to-block'
import { keepInHistory, keptInHistory } from './history-entry'
import { createScroller, DELAY_FROM_MENU_MS, DELAY_ON_LOAD_MS } from './scroller'
import { isStage, overflows, trackAtMiddle } from './stage'

interface Shown {
  open: ServiceId
  /** Whether the open service has taken the place of another one. */
  hasReplaced: boolean
}

/**
 * Which service is open. In the stage, the track at the middle of the viewport selects it. Links, the URL,
 * find-in-page, Back and Forward choose one, which is then scrolled into view. A service whose lines do not
 * fit the stage turns it into the list (`isCrowded`).
 */
export function useServices(root: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>({ open: SERVICE_IDS[0], hasReplaced: false })
  const [isCrowded, setCrowded] = useState(false)
  useEffect(() => followVisitor(root.current!, setShown, setCrowded), [root])
  return { ...shown, isCrowded }
}

/** Opens services as the visitor scrolls and chooses. Returns a function that stops this. */
function followVisitor(
  root: HTMLElement,
  render: (shown: Shown) => void,
  setCrowded: (isCrowded: boolean) => void,
): () => void {
  const blockOf = (id: ServiceId) => document.getElementById(id)!
  const imageOf = (id: ServiceId) => blockOf(id).querySelector('img')!
  const tracks = [...root.querySelectorAll('[data-track]')]
  const listening = new AbortController()
  const { signal } = listening
  let open: ServiceId = SERVICE_IDS[0]
  let isInView = false

  const distanceTo = (id: ServiceId) => {
    if (!isStage(root)) return distanceToBlock(blockOf(id))
    const { top, height } = tracks[SERVICE_IDS.indexOf(id)]!.getBoundingClientRect()
    return top + height / 2 - innerHeight / 2
  }

  /** The one function that sets the open service. */
  const setOpen = (id: ServiceId) => {
    if (id === open) return
    // Were the focus taken away with the block, Chromium would end a scroll that is under way.
    if (blockOf(open).contains(document.activeElement))
      (document.activeElement as HTMLElement).blur()
    showBeneath(imageOf(open), imageOf(id))
    open = id
    flushSync(() => render({ open: id, hasReplaced: true }))
  }

  const selectAtMiddle = (isFirst = false) => {
    if (!isStage(root)) return
    const edges = tracks.map((track) => track.getBoundingClientRect())
    const index = trackAtMiddle(edges, innerHeight / 2)
    const isInside = index >= 0 && index < tracks.length
    // Until the visitor scrolls, a service that the URL names stays open while the section is out of view.
    if (isFirst && !isInside) return
    const id = SERVICE_IDS[Math.min(Math.max(index, 0), tracks.length - 1)]!
    if (!scroller.reaches(id)) return
    setOpen(id)
    // Fetches the next picture before it is shown.
    if (isInside && index + 1 < tracks.length) imageOf(SERVICE_IDS[index + 1]!).loading = 'eager'
  }
  const scroller = createScroller(distanceTo, () => selectAtMiddle())

  const show = (id: ServiceId, delay: number, behavior: ScrollBehavior) => {
    setOpen(id)
    keepInHistory(id)
    scroller.scrollTo(id, delay, behavior)
  }
  const choose = (id: ServiceId) => show(id, DELAY_FROM_MENU_MS, 'smooth')

  const onClick = (event: MouseEvent) => {
    const hash = hashOfClickedLink(event)
    if (!hash) return
    keepInHistory(open, scrollY)
    const id = serviceOfHash(hash)
    if (!id || (location.hash !== hash && !pushHistory(null, hash))) return
    event.preventDefault()
    choose(id)
    // Reading goes on in the service, as after any link. A menu first returns the focus to its button.
    if (!root.contains(event.target as Node)) requestAnimationFrame(() => moveFocusTo(blockOf(id)))
  }

  const onPopState = ({ state }: PopStateEvent) => {
    const kept = keptInHistory(state)
    const named = serviceOfHash(location.hash)
    if (kept) {
      setOpen(kept.service)
      scroller.restore(kept.service, kept.top)
    } else if (named) show(named, DELAY_ON_LOAD_MS, 'instant')
    else scroller.release()
  }

  let isFirst = true
  const onCrossing = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) if (target === root) isInView = isIntersecting
    selectAtMiddle(isFirst)
    isFirst = false
  }
  const stopWatching = observeIntersection([root, ...tracks], onCrossing, {
    rootMargin: '-50% 0px',
  })
  // A jump over the whole section crosses no track. The right service is open when the section is seen again.
  const stopEntering = observeIntersection([root], (entries) => {
    if (entries.at(-1)!.isIntersecting && !isFirst) selectAtMiddle()
  })

  // What was open and in view stays so when a phone is turned, the page is zoomed, or the stage becomes the list.
  const layout = () => `${innerWidth} ${isStage(root) && root.offsetHeight}`
  let lastLayout = layout()
  const stopResizing = observeSize([root], () => {
    if (layout() === lastLayout) return
    lastLayout = layout()
    if (isInView) scroller.scrollTo(open, 0, 'instant')
  })
  const parts = SERVICE_IDS.flatMap((id) => [blockOf(id), ...blockOf(id).children])
  const stopMeasuring = observeSize(parts, () => {
    if (isStage(root) && overflows(blockOf(open))) setCrowded(true)
  })

  root.addEventListener(
    'beforematch',
    ({ target }) => choose((target as Element).id as ServiceId),
    {
      capture: true,
      signal,
    },
  )
  addEventListener('click', onClick, { signal })
  addEventListener('popstate', onPopState, { signal })

  // The browser may have revealed a block before: by the URL, find-in-page, or a link to a text.
  const revealed = SERVICE_IDS.find((id) => id !== open && !blockOf(id).hidden)
  const kept = isNewVisit() ? undefined : keptInHistory(history.state)
  const asked = serviceOfHash(location.hash) ?? revealed
  open = kept?.service ?? asked ?? open
  // React takes the prerendered attributes for right, so they are set here once.
  for (const id of SERVICE_IDS)
    if (id === open) blockOf(id).removeAttribute('hidden')
    else blockOf(id).setAttribute('hidden', 'until-found')
  render({ open, hasReplaced: false })
  root.dataset['live'] = ''
  if (!stopWatching) setCrowded(true)
  if (kept === undefined && asked) show(asked, DELAY_ON_LOAD_MS, 'instant')
  else if (!kept) keepInHistory(open)

  return () => {
    listening.abort()
    scroller.stop()
    stopWatching?.()
    stopEntering?.()
    stopResizing()
    stopMeasuring()
  }
}

/** Shows the previous picture behind the next one, which is wiped over it. */
function showBeneath(previous: HTMLImageElement, next: HTMLImageElement) {
  const frame = next.closest<HTMLElement>('[data-frame]')
  if (frame && previous.currentSrc)
    frame.style.background = `url("${previous.currentSrc}") ${getComputedStyle(previous).objectPosition} / cover`
}
