import type { PictureFiles } from '../../build/responsive-picture'
import type { Glow } from '../../content/services'
import styles from './picture-glow.module.css'

interface Props extends Glow, Pick<PictureFiles, 'focus'> {}

/**
 * A light over a picture, which moves or flashes for seconds from when it is mounted, cropped as the picture is: a drawing
 * of the same proportions.
 */
export const PictureGlow = ({ src, glowAnimation, focus }: Props) => (
  <img
    className={`cropped fill-parent ${styles.glow}`}
    src={src}
    alt=""
    loading="lazy"
    data-focus={focus}
    data-glow-animation={glowAnimation}
  />
)
