import styles from './hero.module.css'
import type { Picture } from '../../lib/responsive-picture'

/** Where the film is cut for a phone or tablet held upright. The style sheet uses the same condition. */
export const PORTRAIT = '(max-width: 1023.98px) and (orientation: portrait)'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

interface Props {
  landscape: Cut
  portrait: Cut
}

interface Cut {
  /** Until the film plays: light, since everything waits for it. */
  first: Picture
  /** Where no film follows. */
  lasting: Picture
}

/** The film's first frame, in the cut that fits the window. The page's first picture. */
export function Poster({ landscape, portrait }: Props) {
  const { webp, alt, width, height } = landscape.first
  return (
    <picture>
      {avif(portrait.lasting, `${PORTRAIT} and ${LESS_MOTION}`)}
      {avif(portrait.first, PORTRAIT)}
      <source type="image/webp" media={PORTRAIT} srcSet={portrait.first.webp} />
      {avif(landscape.lasting, LESS_MOTION)}
      {avif(landscape.first)}
      <img
        className={styles.picture}
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
