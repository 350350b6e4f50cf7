import { useEffect, useState, type RefObject } from 'react'
import {
  prefersReducedData,
  prefersReducedMotion,
  readSession,
  whenLoaded,
  writeSession,
} from '../../lib/browser'
import { PORTRAIT, REDUCED_MOTION } from '../../lib/media-queries'
import { CSS_REVEAL_DELAY_MS } from '../../lib/reveal-delay'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

/**
 * From the start of navigation. The figures are shown then at the latest, with or without a video, if scripts have come.
 */
const REVEAL_TIMEOUT_MS = 2500
const PAUSED_KEY = 'video-paused'

/** `offered` is requested when the visitor plays it; `shown`, in place of the poster, plays or can play through. */
type Status = 'none' | 'offered' | 'requested' | 'shown'

export type BackgroundVideoState = ReturnType<typeof useBackgroundVideo>

/**
 * When the hero's background video is fetched, plays and pauses. It is fetched after the page's `load` event, with reduced
 * data when the visitor plays it, and not at all with reduced motion. Figures are revealed when the video can play through,
 * with `load` where none comes by itself, and after REVEAL_TIMEOUT_MS at the latest. The video pauses while the hero is off
 * screen, and while the visitor has paused it, which is remembered for the visit. The variant is the one for the window as
 * it was when the hero was last seen.
 */
export function useBackgroundVideo(heroRef: RefObject<HTMLElement | null>) {
  const [currentStatus, setStatus] = useState<Status>('none')
  const [isPaused, setPaused] = useState(false)
  const [isRevealed, setRevealed] = useState(false)
  const [isBeforeCssReveal] = useState(() => performance.now() < CSS_REVEAL_DELAY_MS)
  const isOnScreen = useIsOnScreen(heroRef)
  const fitting = useMedia(PORTRAIT) ? 'portrait' : 'landscape'
  // A phone's keyboard, over the form, makes some windows wider than high.
  const [variant, setVariant] = useState<'portrait' | 'landscape'>(fitting)
  if (isOnScreen && variant !== fitting) setVariant(fitting)
  const status = useMedia(REDUCED_MOTION) ? 'none' : currentStatus

  useEffect(() => {
    const timer = setTimeout(() => setRevealed(true), REVEAL_TIMEOUT_MS - performance.now())
    const cancel = whenLoaded(() => {
      const startsPaused = Boolean(readSession(PAUSED_KEY) ?? prefersReducedData())
      const hasVideo = !prefersReducedMotion()
      setPaused(startsPaused)
      if (hasVideo) setStatus(startsPaused ? 'offered' : 'requested')
      if (!hasVideo || startsPaused) setRevealed(true)
    })
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])

  return {
    status,
    variant,
    isPaused,
    isRevealed,
    shouldCount: isRevealed && isBeforeCssReveal,
    // Without waiting for its data: a browser that saves data fetches none before.
    shouldPlay: !isPaused && isOnScreen,
    toggle() {
      writeSession(PAUSED_KEY, isPaused ? '' : 'yes')
      setPaused(!isPaused)
      if (status === 'offered') setStatus('requested')
    },
    onPlaying: () => setStatus('shown'),
    /** It can play through. */
    onReady() {
      setStatus('shown')
      setRevealed(true)
    },
    /** None of the files could be loaded or played. */
    onMissing() {
      setStatus('none')
      setRevealed(true)
    },
    /** The browser does not let it play, or has paused it. */
    onPausedByBrowser: () => setPaused(true),
  }
}
