import { useEffect, useEffectEvent, useRef } from 'react'
import { remainingMs } from './travel'

/** The thumbnails' line fills in the same time, see thumbnails.module.css. */
const AUTOPLAY_INTERVAL_MS = 5000

interface Options {
  isPlaying: boolean
  /** A new turn starts the interval anew. */
  turn: number
  onElapsed: () => void
}

/**
 * Calls `onElapsed` when a slide has played for its interval. Time in which it does not play is
 * not counted, so after a pause it goes on with what was left.
 */
export function useAutoplay({ isPlaying, turn, onElapsed }: Options) {
  const leftMs = useRef(AUTOPLAY_INTERVAL_MS)
  const advance = useEffectEvent(onElapsed)

  useEffect(() => {
    leftMs.current = AUTOPLAY_INTERVAL_MS
  }, [turn])

  useEffect(() => {
    if (!isPlaying) return
    const startedAt = performance.now()
    const timer = setTimeout(() => advance(), leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current = remainingMs(leftMs.current, performance.now() - startedAt)
    }
  }, [isPlaying, turn])
}
