import { useEffect, useRef, useState, type RefObject } from 'react'
import { onceLoaded } from './once-loaded'
import { prefersReducedData, prefersReducedMotion, REDUCED_MOTION } from '../../lib/browser'
import { readSession, writeSession } from '../../lib/session'
import { useIsWatched } from '../../lib/use-is-watched'
import { useMedia } from '../../lib/use-media'

/** From the start of navigation; after it the hero is shown over its poster, film or not. */
const LONGEST_WAIT_MS = 2500
/** The style sheet shows the hero by itself after this delay: no count-up may start over after it. */
export const SHOWN_WITHOUT_SCRIPT_MS = 2400
const PAUSED_KEY = 'film-paused'
const PAUSED = 'yes'

/**
 * The life of the hero's film. It is fetched after the page has loaded, never with reduced
 * motion or reduced data. The hero is revealed when the film can play through, at once where
 * none will come, and after LONGEST_WAIT_MS at the latest. It goes when motion is reduced meanwhile. The film rests while nobody can
 * see it and while the visitor has paused it, which is remembered for the visit.
 */
export function useFilm(root: RefObject<HTMLElement | null>) {
  const video = useRef<HTMLVideoElement>(null)
  const [isOffered, setOffered] = useState(false)
  const [isFetched, setFetched] = useState(false)
  const [canPlay, setCanPlay] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isRevealed, setRevealed] = useState(false)
  const [mayCountUp, setMayCountUp] = useState(false)
  const isWatched = useIsWatched(root)
  const isStill = useMedia(REDUCED_MOTION)

  useEffect(() => {
    setMayCountUp(performance.now() < SHOWN_WITHOUT_SCRIPT_MS)
    const wait = setTimeout(() => setRevealed(true), LONGEST_WAIT_MS - performance.now())
    const callOff = onceLoaded(() => {
      const hasFilm = !prefersReducedMotion() && !prefersReducedData()
      const wasPaused = readSession(PAUSED_KEY) === PAUSED
      setOffered(hasFilm)
      setPaused(wasPaused)
      setFetched(hasFilm && !wasPaused)
      if (!hasFilm || wasPaused) setRevealed(true)
    })
    return () => {
      clearTimeout(wait)
      callOff()
    }
  }, [])

  const plays = canPlay && !isPaused && isWatched && !isStill
  useEffect(() => {
    if (!plays) video.current?.pause()
    else
      video.current?.play().catch((refusal: DOMException) => {
        // Anything else is a pause that came before the film had started.
        if (refusal.name === 'NotAllowedError') setPaused(true)
      })
  }, [plays])

  return {
    video,
    isOffered: isOffered && !isStill,
    isFetched: isFetched && !isStill,
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
