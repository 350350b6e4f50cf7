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
  const sources = [
    ...portrait.sources.map((source) => ({ ...source, media: PORTRAIT, sizes: portrait.sizes })),
    ...landscape.sources.map((source) => ({ ...source, media: undefined, sizes: landscape.sizes })),
  ]
  return (
    <picture>
      {sources.map(({ type, srcSet, media, sizes }) => (
        <source key={srcSet} type={type} media={media} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={landscape.src}
        alt={landscape.alt}
        width={landscape.width}
        height={landscape.height}
        fetchPriority="high"
      />
    </picture>
  )
}
