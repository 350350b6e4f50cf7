import { useEffect, useEffectEvent, useRef } from 'react'
import { PORTRAIT, REDUCED_MOTION } from '../../lib/media-queries'
import type { HeroProps } from './hero-props'
import type { BackgroundVideoState } from './use-background-video'
import styles from './hero.module.css'

interface Props {
  files: NonNullable<HeroProps['variants']['portrait']['video']>
  state: BackgroundVideoState
}

/** Renders the decorative background video over its poster. */
export function BackgroundVideo({ files: { av1, h264 }, state }: Props) {
  const { status, shouldPlay, onPlaying, onCanPlayThrough, onLoadError, onPausedByBrowser } = state
  const videoRef = useRef<HTMLVideoElement>(null)
  const onAutoplayBlocked = useEffectEvent(onPausedByBrowser)

  useEffect(() => {
    const playOrPause = () => {
      if (!shouldPlay || document.hidden) return videoRef.current!.pause()
      // In old browsers, `play()` returns no promise. Any error except `NotAllowedError` means that the video was
      // paused before it started.
      void videoRef.current!.play()?.catch((error: DOMException) => {
        if (error.name === 'NotAllowedError') onAutoplayBlocked()
      })
    }
    playOrPause()
    document.addEventListener('visibilitychange', playOrPause)
    return () => document.removeEventListener('visibilitychange', playOrPause)
  }, [shouldPlay])

  return (
    <video
      ref={videoRef}
      className={`object-cover cover ${styles.video}`}
      data-shown={status === 'shown' || undefined}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={onPlaying}
      onCanPlayThrough={onCanPlayThrough}
      onPause={({ currentTarget }) => {
        if (currentTarget.paused && shouldPlay && !document.hidden) onPausedByBrowser()
      }}
      // Ignores errors from a `<source>` element, because the browser then tries the next `<source>`.
      onError={({ target, currentTarget }) => {
        if (target === currentTarget) onLoadError()
      }}
    >
      <source src={av1} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={h264} type="video/mp4" onError={onLoadError} />
    </video>
  )
}

/** Renders the video's first frame as a poster. */
export function Poster({ landscape, portrait }: HeroProps['variants']) {
  const { avif, webp, sizes, alt, width, height } = landscape.poster
  const portraitPoster = portrait.poster
  return (
    <picture>
      {avifSource(
        portrait.avifWithoutVideo,
        portraitPoster.sizes,
        `${PORTRAIT} and ${REDUCED_MOTION}`,
      )}
      {avifSource(portraitPoster.avif, portraitPoster.sizes, PORTRAIT)}
      <source type="image/webp" media={PORTRAIT} srcSet={portraitPoster.webp} />
      {avifSource(landscape.avifWithoutVideo, sizes, REDUCED_MOTION)}
      {avifSource(avif, sizes)}
      <img
        className={`object-cover cover ${styles.picture}`}
        src={webp}
        alt={alt}
        width={width}
        height={height}
        fetchPriority="high"
      />
    </picture>
  )
}

const avifSource = (srcSet: string, sizes: string, media?: string) => (
  <source type="image/avif" media={media} srcSet={srcSet} sizes={sizes} />
)
