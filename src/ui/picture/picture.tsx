import type { Picture as PictureFiles } from '../../lib/responsive-picture'

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
  picture: { avif, webp, width, height, sizes, alt },
  className,
  ornament,
  isFirst,
}: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        src={webp}
        alt={ornament ? '' : alt}
        width={width}
        height={height}
        className={className}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
