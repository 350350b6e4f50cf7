import { useState, type RefObject } from 'react'
import { matchesMedia, REDUCED_MOTION } from '../../lib/browser'
import type { Picture } from '../../lib/responsive-picture'
import type { HomeProps } from './home-props'
import styles from './home.module.css'
import { PORTRAIT } from './portrait'

type Variants = Pick<HomeProps, 'landscape' | 'portrait'>

interface Props extends Variants {
  ref: RefObject<HTMLVideoElement | null>
  isReady: boolean
  onCanPlayThrough: () => void
  /** None of the files could be loaded or played. */
  onMissing: () => void
}

/** The background video over its poster, in the variant that fits the viewport when it is first shown. Decorative. */
export function BackgroundVideo({ ref, isReady, onCanPlayThrough, onMissing, ...variants }: Props) {
  const [variant] = useState(() =>
    matchesMedia(PORTRAIT) ? variants.portrait : variants.landscape,
  )
  return (
    <video
      ref={ref}
      className={`cropped ${styles.video}`}
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
      <source src={variant.av1} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={variant.h264} type="video/mp4" onError={onMissing} />
    </video>
  )
}

/** The video's first frame, in the variant that fits the viewport. */
export function Poster({ landscape, portrait }: Variants) {
  const { webp, alt, width, height } = landscape.posterBeforeVideo
  return (
    <picture>
      {avif(portrait.posterOnly, `${PORTRAIT} and ${REDUCED_MOTION}`)}
      {avif(portrait.posterBeforeVideo, PORTRAIT)}
      <source type="image/webp" media={PORTRAIT} srcSet={portrait.posterBeforeVideo.webp} />
      {avif(landscape.posterOnly, REDUCED_MOTION)}
      {avif(landscape.posterBeforeVideo)}
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
