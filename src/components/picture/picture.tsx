import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { focusClasses } from './focus'

interface Props {
  picture: PictureFiles
  className?: string | undefined
  /** An ornament is not named to screen readers, whatever its alternative text. */
  ornament?: boolean
  /** The page's first picture does not wait until the layout is known. */
  isFirst?: boolean
}

/** A responsive picture that loads when it comes near. */
export function Picture({
  picture: { avif, webp, width, height, sizes, alt, focus, wide },
  className,
  ornament,
  isFirst,
}: Props) {
  return (
    <picture>
      {wide && <source type="image/avif" media={wide.media} srcSet={wide.avif} />}
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={ornament ? '' : alt}
        width={width}
        height={height}
        className={
          [className, ...(focus ? focusClasses(focus) : [])].filter(Boolean).join(' ') || undefined
        }
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
