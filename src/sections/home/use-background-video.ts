import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react'
import {
  prefersReducedData,
  prefersReducedMotion,
  readSession,
  REDUCED_MOTION,
  whenLoaded,
  writeSession,
} from '../../lib/browser'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

/** From the start of navigation. The figures are shown then at the latest, with or without a video. */
const REVEAL_TIMEOUT_MS = 2500
/** The style sheet shows the figures by itself after this delay: no count-up may start after it. */
export const CSS_REVEAL_DELAY_MS = 2400
const PAUSED_KEY = 'video-paused'
const PAUSED = 'yes'

/**
 * When the hero's background video is fetched, plays and pauses. It is fetched after the page's `load` event, and
 * not at all with reduced motion or reduced data. Figures are revealed when the video can play through, at once
 * where none will come, and after REVEAL_TIMEOUT_MS at the latest. The video pauses while it is off screen, while
 * its tab is hidden, and while the visitor has paused it, which is remembered for the visit.
 */
export function useBackgroundVideo(root: RefObject<HTMLElement | null>) {
  const [isOffered, setOffered] = useState(false)
  const [isFetched, setFetched] = useState(false)
  const [canPlay, setCanPlay] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isRevealed, setRevealed] = useState(false)
  const [mayCountUp, setMayCountUp] = useState(false)
  const isVisible = useIsVisible(root)
  const isReduced = useMedia(REDUCED_MOTION)
  const shouldPlay = canPlay && !isPaused && isVisible && !isReduced
  const video = usePlayback(shouldPlay, () => setPaused(true))

  useEffect(() => {
    setMayCountUp(performance.now() < CSS_REVEAL_DELAY_MS)
    const timer = setTimeout(() => setRevealed(true), REVEAL_TIMEOUT_MS - performance.now())
    const cancel = whenLoaded(() => {
      const hasVideo = !prefersReducedMotion() && !prefersReducedData()
      const wasPaused = readSession(PAUSED_KEY) === PAUSED
      setOffered(hasVideo)
      setPaused(wasPaused)
      setFetched(hasVideo && !wasPaused)
      if (!hasVideo || wasPaused) setRevealed(true)
    })
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])

  return {
    ref: video,
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

/** Plays and pauses a video. Calls `onForbidden` if the browser forbids playing. Returns the video's ref. */
function usePlayback(shouldPlay: boolean, onForbidden: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const forbid = useEffectEvent(onForbidden)
  useEffect(() => {
    if (!shouldPlay) return video.current?.pause()
    // Old browsers return nothing. Any other refusal is a pause that came before the video had started.
    void video.current?.play()?.catch((refusal: DOMException) => {
      if (refusal.name === 'NotAllowedError') forbid()
    })
  }, [shouldPlay])
  return video
}

/** Whether some of an element is on screen and the tab is not hidden. */
function useIsVisible(element: RefObject<Element | null>): boolean {
  const isOnScreen = useIsOnScreen(element)
  const isTabVisible = useSyncExternalStore(
    subscribeToVisibility,
    () => !document.hidden,
    () => true,
  )
  return isOnScreen && isTabVisible
}

function subscribeToVisibility(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
