import type { PictureFiles } from '../../build/responsive-picture'
import type { GlowOverlayProps } from '../../content/schemas/services'
import styles from './glow-overlay.module.css'

interface Props extends GlowOverlayProps, Pick<PictureFiles, 'focus'> {}

/** Renders an animated glow over a picture. The glow must have the same aspect ratio as the picture. */
export const GlowOverlay = ({ src, glowAnimation, focus }: Props) => (
  <img
    className={`object-cover cover ${styles.glowOverlay}`}
    src={src}
    alt=""
    loading="lazy"
    style={{ objectPosition: focus }}
    data-glow-animation={glowAnimation}
  />
)
