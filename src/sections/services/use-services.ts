import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { observeIntersection, observeSize, pushHistory } from '../../lib/browser'
import { isNewVisit } from '../../lib/is-new-visit'
import { hashOfClickedLink } from '../../lib/links'
import { moveFocusTo } from '../../lib/move-focus'
import { SERVICE_IDS, serviceOfHash, type ServiceId } from '../../lib/sections'
import { distanceToBlock } from './distance-to-block'
import { saveToHistory, readFromHistory } from './history-entry'
import { createScroller, DELAY_FROM_MENU_MS, DELAY_ON_LOAD_MS } from './scroller'
import { isStage, overflows, scrollRange, trackAtMiddle } from './stage'

interface Shown {
  open: ServiceId
  /** The service that was open before: then the change is animated. */
  left?: ServiceId
}

/**
 * Which service is open. In the stage, the track at the middle of the viewport selects it. Links, the URL,
 * find-in-page, Back and Forward choose one, which is then scrolled into view. A service whose lines do not
 * fit the stage turns it into the list (`isCrowded`).
 */
export function useServices(root: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<Shown>({ open: SERVICE_IDS[0] })
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
  const blockFor = (id: ServiceId) => document.getElementById(id)!
  const imageFor = (id: ServiceId) => blockFor(id).querySelector('img')!
  const tracks = [...root.querySelectorAll('[data-track]')]
  const listening = new AbortController()
  const { signal } = listening
  let open: ServiceId = SERVICE_IDS[0]
  let isInView = false

  // Built HTML has no `style` attribute.
  for (const id of SERVICE_IDS)
    for (const part of root.querySelectorAll<HTMLElement>(`#${id}, [href="#${id}"]`))
      part.style.setProperty('--scroll-range', scrollRange(id))

  const distanceTo = (id: ServiceId) => {
    if (!isStage(root)) return distanceToBlock(blockFor(id))
    const { top, height } = tracks[SERVICE_IDS.indexOf(id)]!.getBoundingClientRect()
    return top + height / 2 - innerHeight / 2
  }

  /** React does not correct attributes that the browser has changed, nor those of a state that it has skipped. */
  const showOnlyOpen = () => {
    for (const id of SERVICE_IDS)
      if (id === open) blockFor(id).removeAttribute('hidden')
      else blockFor(id).setAttribute('hidden', 'until-found')
  }

  /** The one function that sets the open service. */
  const setOpen = (id: ServiceId) => {
    if (id === open) return
    // Chromium ends a running scroll when a focused block is hidden.
    if (blockFor(open).contains(document.activeElement))
      (document.activeElement as HTMLElement).blur()
    const left = open
    open = id
    const rowTop = () => blockFor(id).parentElement!.getBoundingClientRect().top
    const before = isStage(root) ? 0 : rowTop()
    flushSync(() => render({ open: id, left }))
    showOnlyOpen()
    // The picture before stays until this one can be painted.
    blockFor(id).dataset['waiting'] = ''
    void Promise.allSettled([imageFor(id).decode()]).then(
      () => delete blockFor(id).dataset['waiting'],
    )
    // In the list, a row that the visitor sees stays where it is.
    if (before > 0 && before < innerHeight)
      scrollBy({ top: rowTop() - before, behavior: 'instant' })
  }

  const selectAtMiddle = (isFirst = false) => {
    // Where the layout has just changed, the open service stays and is scrolled into view again.
    if (!isStage(root) || layout() !== lastLayout) return
    const edges = tracks.map((track) => track.getBoundingClientRect())
    const index = trackAtMiddle(edges, innerHeight / 2)
    const isInside = index >= 0 && index < tracks.length
    // Until the visitor scrolls, a service that the URL names stays open while the section is out of view.
    if (isFirst && !isInside) return
    const id = SERVICE_IDS[Math.min(Math.max(index, 0), tracks.length - 1)]!
    if (!scroller.maySelect(id)) return
    setOpen(id)
    // Fetches the pictures on both sides before they are shown.
    const place = SERVICE_IDS.indexOf(id)
    for (const near of SERVICE_IDS.slice(Math.max(place - 1, 0), place + 2))
      imageFor(near).loading = 'eager'
  }
  const scroller = createScroller(distanceTo, () => selectAtMiddle())

  const show = (id: ServiceId, delay: number, behavior: ScrollBehavior) => {
    setOpen(id)
    saveToHistory(id)
    scroller.scrollTo(id, delay, behavior)
  }
  const choose = (id: ServiceId) => show(id, DELAY_FROM_MENU_MS, 'smooth')

  const onClick = (event: MouseEvent) => {
    const hash = hashOfClickedLink(event)
    if (!hash) return
    saveToHistory(open, scrollY)
    const id = serviceOfHash(hash)
    if (!id || (location.hash !== hash && !pushHistory(null, hash))) return
    event.preventDefault()
    choose(id)
    // The focus follows the link. It waits a frame, because a closing menu first returns it to its button.
    if (!root.contains(event.target as Node)) requestAnimationFrame(() => moveFocusTo(blockFor(id)))
  }

  const onPopState = ({ state }: PopStateEvent) => {
    const saved = readFromHistory(state)
    const named = serviceOfHash(location.hash)
    if (saved) {
      setOpen(saved.service)
      scroller.restore(saved.service, saved.top)
    } else if (named) show(named, DELAY_ON_LOAD_MS, 'instant')
    else scroller.release()
  }

  let isFirst = true
  const onIntersect = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting } of entries) if (target === root) isInView = isIntersecting
    selectAtMiddle(isFirst)
    isFirst = false
  }
  const unobserveTracks = observeIntersection([root, ...tracks], onIntersect, {
    rootMargin: '-50% 0px',
  })
  // A jump over the whole section crosses no track. The right service is open when the section is seen again.
  const unobserveRoot = observeIntersection([root], (entries) => {
    if (entries.at(-1)!.isIntersecting && !isFirst) selectAtMiddle()
  })

  // Keeps the open service in view when a phone is turned, the page is zoomed, or the stage becomes the list.
  const layout = () => `${innerWidth} ${isStage(root) && root.offsetHeight}`
  let lastLayout = layout()
  const unobserveLayout = observeSize([root], () => {
    if (layout() === lastLayout) return
    lastLayout = layout()
    if (isInView) scroller.scrollTo(open, 0, 'instant')
  })
  // A larger viewport may have room again. A small change in height may only be a phone's address bar.
  let crowded = { width: Infinity, height: Infinity }
  const onResize = () => {
    if (innerWidth > crowded.width || innerHeight > crowded.height * 1.25) setCrowded(false)
  }
  addEventListener('resize', onResize, { signal })
  const parts = SERVICE_IDS.flatMap((id) => [blockFor(id), ...blockFor(id).children])
  const unobserveParts = observeSize(parts, () => {
    if (!isStage(root) || !overflows(blockFor(open))) return
    crowded = { width: innerWidth, height: innerHeight }
    setCrowded(true)
  })

  const onBeforeMatch = ({ target }: Event) => choose((target as Element).id as ServiceId)
  root.addEventListener('beforematch', onBeforeMatch, { capture: true, signal })
  addEventListener('click', onClick, { signal })
  addEventListener('popstate', onPopState, { signal })

  // The browser may have revealed a block before hydration: by the URL, find-in-page or a text fragment.
  const revealed = SERVICE_IDS.find((id) => id !== open && !blockFor(id).hidden)
  const saved = isNewVisit() ? undefined : readFromHistory(history.state)
  const asked = serviceOfHash(location.hash) ?? revealed
  open = saved?.service ?? asked ?? open
  showOnlyOpen()
  render({ open })
  root.dataset['live'] = ''
  if (!unobserveTracks) setCrowded(true)
  if (saved === undefined && asked) show(asked, DELAY_ON_LOAD_MS, 'instant')
  else if (!saved) saveToHistory(open)

  return () => {
    listening.abort()
    scroller.stop()
    unobserveTracks?.()
    unobserveRoot?.()
    unobserveLayout()
    unobserveParts()
  }
}
