import { useState, type RefObject } from 'react'
import { matchesMedia } from '../../lib/browser'
import type { Picture } from '../../lib/responsive-picture'
import type { HomeProps } from './home-props'
import styles from './home.module.css'
import { PORTRAIT } from './portrait'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

type Cuts = Pick<HomeProps, 'landscape' | 'portrait'>

interface Props extends Cuts {
  ref: RefObject<HTMLVideoElement | null>
  isReady: boolean
  onCanPlayThrough: () => void
  /** None of the files could be loaded or played. */
  onMissing: () => void
}

/** The film over its poster, in the cut that fits the viewport when it is first shown. Decorative. */
export function Film({ ref, landscape, portrait, isReady, onCanPlayThrough, onMissing }: Props) {
  const [cut] = useState(() => (matchesMedia(PORTRAIT) ? portrait : landscape))
  return (
    <video
      ref={ref}
      className={`cropped ${styles.film}`}
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

/** The film's first frame, in the cut that fits the viewport. */
export function Poster({ landscape, portrait }: Cuts) {
  const { webp, alt, width, height } = landscape.first
  return (
    <picture>
      {avif(portrait.lasting, `${PORTRAIT} and ${LESS_MOTION}`)}
      {avif(portrait.first, PORTRAIT)}
      <source type="image/webp" media={PORTRAIT} srcSet={portrait.first.webp} />
      {avif(landscape.lasting, LESS_MOTION)}
      {avif(landscape.first)}
      <img
        className={`cropped ${styles.picture}`}
        src={webp}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
      />
    </picture>
  )
}

const avif = ({ avif: srcSet, sizes }: Picture, media?: string) => (
  <source type="image/avif" media={media} srcSet={srcSet} sizes={sizes} />
)
