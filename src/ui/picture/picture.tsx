import type { Picture as PictureFiles } from '../../lib/responsive-picture'

interface Props {
  picture: PictureFiles
  className?: string | undefined
  /** Pictures of the first view load at once, all others when they come near. */
  priority?: boolean
  /** An ornament is not named to screen readers, whatever its alternative text. */
  ornament?: boolean
}

export function Picture({ picture, className, priority = false, ornament = false }: Props) {
  return (
    <picture>
      {picture.sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      <img
        src={picture.src}
        alt={ornament ? '' : picture.alt}
        width={picture.width}
        height={picture.height}
        className={className}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
