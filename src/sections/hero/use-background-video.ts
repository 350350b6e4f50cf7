import { useEffect, useState, type RefObject } from 'react'
import { shouldSaveData, readSession, whenLoaded, writeSession } from '../../lib/browser'
import { PORTRAIT, REDUCED_MOTION } from '../../lib/media-queries'
import { useIsOnScreen } from '../../lib/use-is-on-screen'
import { useMedia } from '../../lib/use-media'

/** The script shows the hero's content at most this many milliseconds after the navigation started. */
const REVEAL_BY_SCRIPT_MS = 2500
const PAUSED_KEY = 'video-paused'

/**
 * An `offered` video loads only when the visitor plays it. A `shown` video is playing, or has loaded enough to play to
 * its end.
 */
type Status = 'none' | 'offered' | 'requested' | 'shown'

export type BackgroundVideoState = ReturnType<typeof useBackgroundVideo>

/**
 * Loads the video after the `load` event. If the visitor prefers reduced data, the video loads only on request. While the
 * visitor prefers reduced motion, the video doesn't load.
 */
export function useBackgroundVideo(heroRef: RefObject<HTMLElement | null>, hasVideo: boolean) {
  const [statusWithMotion, setStatus] = useState<Status>('none')
  const [isPaused, setIsPaused] = useState(false)
  const [isRevealed, setIsRevealed] = useState(false)
  const isOnScreen = useIsOnScreen(heroRef)
  const windowVariant = useMedia(PORTRAIT) ? 'portrait' : 'landscape'
  // A phone keyboard can make the window wider than tall, so the video's variant changes only while the hero is
  // visible.
  const [variant, setVariant] = useState<'portrait' | 'landscape'>(windowVariant)
  if (isOnScreen && variant !== windowVariant) setVariant(windowVariant)
  const status = useMedia(REDUCED_MOTION) ? 'none' : statusWithMotion

  useEffect(() => {
    const timer = setTimeout(() => setIsRevealed(true), REVEAL_BY_SCRIPT_MS - performance.now())
    const cancel = whenLoaded(() => {
      const startsPaused = Boolean(readSession(PAUSED_KEY) ?? shouldSaveData())
      setIsPaused(startsPaused)
      if (hasVideo) setStatus(startsPaused ? 'offered' : 'requested')
      if (!hasVideo || startsPaused) setIsRevealed(true)
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
    // Doesn't wait for video data, because browsers in data-saving mode don't load any before `play()`.
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
