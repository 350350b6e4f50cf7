import type { ImgHTMLAttributes } from 'react'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { focusClasses } from './focus'

type LoadingProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'loading' | 'fetchPriority' | 'decoding'
>

interface Props extends LoadingProps {
  picture: PictureFiles
  className?: string | undefined
  /** Hides the picture from screen readers, whatever its alternative text. */
  isDecorative?: boolean
}

/** A responsive picture, which loads when it comes near the viewport unless `loading` is `eager`. */
export function Picture({
  picture: { avif, webp, width, height, sizes, alt, focus },
  className,
  isDecorative,
  loading = 'lazy',
  fetchPriority,
  decoding = 'async',
}: Props) {
  const classes = [className, ...(focus ? focusClasses(focus) : [])].filter(Boolean).join(' ')
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        className={classes || undefined}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={decoding}
      />
    </picture>
  )
}
