import type { Picture as PictureFiles } from '../../lib/responsive-picture'

interface Props {
  picture: PictureFiles
  className?: string | undefined
  /** An ornament is not named to screen readers, whatever its alternative text. */
  ornament?: boolean
}

/** A responsive picture that loads when it comes near. */
export function Picture({
  picture: { avif, webp, width, height, sizes, alt },
  className,
  ornament,
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
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
