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

/** In ms since the start of navigation. */
const REVEAL_BY_SCRIPT_MS = 2500
const PAUSED_KEY = 'video-paused'

/** An `offered` video loads when the visitor plays it. A `shown` video can play through. */
type Status = 'none' | 'offered' | 'requested' | 'shown'

export type BackgroundVideoState = ReturnType<typeof useBackgroundVideo>

/** Loads the video after `load`, with reduced data only on request, and with reduced motion never. */
export function useBackgroundVideo(heroRef: RefObject<HTMLElement | null>, hasVideo: boolean) {
  const [statusWithMotion, setStatus] = useState<Status>('none')
  const [isPaused, setIsPaused] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const isOnScreen = useIsOnScreen(heroRef)
  const windowVariant = useMedia(PORTRAIT) ? 'portrait' : 'landscape'
  // Unchanged while off screen, because a phone's keyboard can make the window wider than tall.
  const [variant, setVariant] = useState<'portrait' | 'landscape'>(windowVariant)
  if (isOnScreen && variant !== windowVariant) setVariant(windowVariant)
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
    // Browsers that save data load none before `play()`.
    shouldPlay: !isPaused && isOnScreen,
    toggle() {
      writeSession(PAUSED_KEY, isPaused ? '' : 'yes')
      setIsPaused(!isPaused)
      if (status === 'offered') setStatus('requested')
    },
    onPlaying: () => setStatus('shown'),
    onCanPlayThrough() {
      setStatus('shown')
      setIsRevealed(true)
    },
    onLoadError() {
      setStatus('none')
      setIsRevealed(true)
    },
    onPausedByBrowser: () => setIsPaused(true),
  }
}
