import { useEffect, useState, type RefObject } from 'react'
import {
  prefersReducedData,
  prefersReducedMotion,
  readSession,
  whenLoaded,
  writeSession,
} from '../../lib/browser'
import { PORTRAIT, REDUCED_MOTION } from '../../lib/media-queries'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

/**
 * From the start of navigation. The figures are shown then at the latest, with or without a video, if scripts have come.
 */
const REVEAL_BY_SCRIPT_MS = 2500
const PAUSED_KEY = 'video-paused'

/** `offered` is requested when the visitor plays it; `shown`, in place of the poster, plays or can play through. */
type Status = 'none' | 'offered' | 'requested' | 'shown'

export type BackgroundVideoState = ReturnType<typeof useBackgroundVideo>

/**
 * When the hero's background video is fetched, plays and pauses. It is fetched after the page's `load` event, with reduced
 * data when the visitor plays it, and not at all with reduced motion. Figures are revealed when the video can play through,
 * with `load` where none comes by itself, and after REVEAL_BY_SCRIPT_MS at the latest. The video pauses while the hero is
 * off screen, and while the visitor has paused it, which is remembered for the visit. The variant is the one for the window
 * as it was when the hero was last seen.
 */
export function useBackgroundVideo(heroRef: RefObject<HTMLElement | null>, hasVideo: boolean) {
  const [statusWithMotion, setStatus] = useState<Status>('none')
  const [isPaused, setIsPaused] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const isOnScreen = useIsOnScreen(heroRef)
  const fittingVariant = useMedia(PORTRAIT) ? 'portrait' : 'landscape'
  // A phone's keyboard, over the form, makes some windows wider than high.
  const [variant, setVariant] = useState<'portrait' | 'landscape'>(fittingVariant)
  if (isOnScreen && variant !== fittingVariant) setVariant(fittingVariant)
  const status = useMedia(REDUCED_MOTION) ? 'none' : statusWithMotion

  useEffect(() => {
    const timer = setTimeout(() => setIsRevealed(true), REVEAL_BY_SCRIPT_MS - performance.now())
    const cancel = whenLoaded(() => {
      const startsPaused = Boolean(readSession(PAUSED_KEY) ?? prefersReducedData())
      const allowsVideo = hasVideo && !prefersReducedMotion()
      setIsPaused(startsPaused)
      if (allowsVideo) setStatus(startsPaused ? 'offered' : 'requested')
      if (!allowsVideo || startsPaused) setIsRevealed(true)
    })
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [hasVideo])

  return {
    status,
    variant,
    isPaused,
    isRevealed,
    // Without waiting for its data: a browser that saves data fetches none before.
    shouldPlay: !isPaused && isOnScreen,
    toggle() {
      writeSession(PAUSED_KEY, isPaused ? '' : 'yes')
      setIsPaused(!isPaused)
      if (status === 'offered') setStatus('requested')
    },
    onPlaying: () => setStatus('shown'),
    /** It can play through. */
    onReady() {
      setStatus('shown')
      setIsRevealed(true)
    },
    /** None of the files could be loaded or played. */
    onMissing() {
      setStatus('none')
      setIsRevealed(true)
    },
    /** The browser does not let it play, or has paused it. */
    onPausedByBrowser: () => setIsPaused(true),
  }
}
