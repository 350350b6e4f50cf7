import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import {
  observeIntersection,
  prefersReducedData,
  prefersReducedMotion,
  REDUCED_MOTION,
} from '../../lib/browser'
import { readSession, writeSession } from '../../lib/session'
import { useMedia } from '../../lib/use-media'

/** From the start of navigation. The figures are shown then at the latest, with or without a film. */
const REVEAL_TIMEOUT_MS = 2500
/** The style sheet shows the figures by itself after this delay: no count-up may start after it. */
export const CSS_REVEAL_DELAY_MS = 2400
const PAUSED_KEY = 'film-paused'
const PAUSED = 'yes'

/**
 * When the hero's film is fetched, plays and pauses. It is fetched after the page's `load` event, and not at
 * all with reduced motion or reduced data. Figures are revealed when the film can play through, at once where
 * no film will come, and after REVEAL_TIMEOUT_MS at the latest. The film pauses while it is off screen, while
 * its tab is hidden, and while the visitor has paused it, which is remembered for the visit.
 */
export function useFilm(root: RefObject<HTMLElement | null>) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOffered, setOffered] = useState(false)
  const [isFetched, setFetched] = useState(false)
  const [canPlay, setCanPlay] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isRevealed, setRevealed] = useState(false)
  const [mayCountUp, setMayCountUp] = useState(false)
  const isVisible = useIsVisible(root)
  const isReduced = useMedia(REDUCED_MOTION)

  useEffect(() => {
    setMayCountUp(performance.now() < CSS_REVEAL_DELAY_MS)
    const wait = setTimeout(() => setRevealed(true), REVEAL_TIMEOUT_MS - performance.now())
    const offer = () => {
      const hasFilm = !prefersReducedMotion() && !prefersReducedData()
      const wasPaused = readSession(PAUSED_KEY) === PAUSED
      setOffered(hasFilm)
      setPaused(wasPaused)
      setFetched(hasFilm && !wasPaused)
      if (!hasFilm || wasPaused) setRevealed(true)
    }
    if (document.readyState === 'complete') offer()
    else addEventListener('load', offer)
    return () => {
      clearTimeout(wait)
      removeEventListener('load', offer)
    }
  }, [])

  const shouldPlay = canPlay && !isPaused && isVisible && !isReduced
  useEffect(() => {
    if (!shouldPlay) return video.current?.pause()
    // Old browsers return nothing. Any other refusal is a pause that came before the film had started.
    void video.current?.play()?.catch((refusal: DOMException) => {
      if (refusal.name === 'NotAllowedError') setPaused(true)
    })
  }, [shouldPlay])

  return {
    video,
    isOffered: isOffered && !isReduced,
    isFetched: isFetched && !isReduced,
    canPlay,
    isPaused,
    isRevealed,
    countsUp: isRevealed && mayCountUp,
    toggle() {
      writeSession(PAUSED_KEY, isPaused ? '' : PAUSED)
      setPaused(!isPaused)
      setFetched(true)
    },
    onCanPlayThrough() {
      setCanPlay(true)
      setRevealed(true)
    },
    onMissing() {
      setOffered(false)
      setFetched(false)
      setRevealed(true)
    },
  }
}

/** Whether some of an element is on screen and the tab is not hidden. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const [isOnScreen, setOnScreen] = useState(true)
  const isTabVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )
  useEffect(
    () =>
      observeIntersection([element.current!], (entries) =>
        setOnScreen(entries.at(-1)!.isIntersecting),
      ),
    [element],
  )
  return isOnScreen && isTabVisible
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
