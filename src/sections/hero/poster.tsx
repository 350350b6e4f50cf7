import type { Picture } from '../../lib/responsive-picture'

/** Where the film is cut for a phone held upright. The style sheet uses the same condition. */
export const PORTRAIT = '(max-width: 767.98px) and (max-aspect-ratio: 1/1)'

interface Props {
  landscape: Picture
  portrait: Picture
  className?: string | undefined
}

/** The film's first frame, in the cut that fits the window. The page's first picture. */
export function Poster({ landscape, portrait, className }: Props) {
  return (
    <picture>
      <source type="image/avif" media={PORTRAIT} srcSet={portrait.avif} sizes={portrait.sizes} />
      <source type="image/webp" media={PORTRAIT} srcSet={portrait.webp} />
      <source type="image/avif" srcSet={landscape.avif} sizes={landscape.sizes} />
      <img
        className={className}
        src={landscape.webp}
        alt={landscape.alt}
        width={landscape.width}
        height={landscape.height}
        fetchPriority="high"
      />
    </picture>
  )
}
