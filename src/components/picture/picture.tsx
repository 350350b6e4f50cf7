import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { focusClasses } from './focus'

interface Props {
  picture: PictureFiles
  className?: string | undefined
  /** Hides the picture from screen readers, whatever its alternative text. */
  isDecorative?: boolean
  /** Loads the page's first picture at once, with high priority. */
  isFirst?: boolean
  /** Loads although it is not near the viewport. */
  isEager?: boolean
  /** Paints at once what the page has loaded before. */
  isLoaded?: boolean
}

/** A responsive picture that loads when it comes near the viewport. */
export function Picture({
  picture: { avif, webp, width, height, sizes, alt, focus, wide },
  className,
  isDecorative,
  isFirst,
  isEager,
  isLoaded,
}: Props) {
  return (
    <picture>
      {wide && <source type="image/avif" media={wide.media} srcSet={wide.avif} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={isDecorative ? '' : alt}
        width={width}
        height={height}
        className={
          [className, ...(focus ? focusClasses(focus) : [])].filter(Boolean).join(' ') || undefined
        }
        loading={isFirst || isEager || isLoaded ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding={isLoaded ? 'sync' : 'async'}
      />
    </picture>
  )
}
