import type { PictureFiles } from '../../build/responsive-picture'
import type { PictureGlowProps } from '../../content/services'
import styles from './picture-glow.module.css'

interface Props extends PictureGlowProps, Pick<PictureFiles, 'focus'> {}

/** Renders an animated glow over a picture. The glow must have the same aspect ratio as the picture. */
export const PictureGlow = ({ src, glowAnimation, focus }: Props) => (
  <img
    className={`object-cover cover ${styles.glow}`}
    src={src}
    alt=""
    loading="lazy"
    data-focus={focus}
    data-glow-animation={glowAnimation}
  />
)
