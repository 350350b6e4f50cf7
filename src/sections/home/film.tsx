import { useState, type RefObject } from 'react'
import { matchesMedia } from '../../lib/browser'
import { PORTRAIT } from './poster'
import type { FilmCut } from './hero'
import styles from './film.module.css'

interface Props {
  ref: RefObject<HTMLVideoElement | null>
  landscape: FilmCut
  portrait: FilmCut
  isReady: boolean
  onCanPlayThrough: () => void
  /** None of the files could be fetched or played. */
  onMissing: () => void
}

/** The film over its poster, in the cut that fits the window when it is fetched. Ornament. */
export function Film({ ref, landscape, portrait, isReady, onCanPlayThrough, onMissing }: Props) {
  const [cut] = useState(() => (matchesMedia(PORTRAIT) ? portrait : landscape))
  return (
    <video
      ref={ref}
      className={styles.film}
      data-ready={isReady || undefined}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onCanPlayThrough={onCanPlayThrough}
      onError={onMissing}
    >
      <source src={cut.av1} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={cut.h264} type="video/mp4" onError={onMissing} />
    </video>
  )
}
