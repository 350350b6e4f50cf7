import type { ServicesProps } from './services-props'
import styles from './picture-light.module.css'

type Light = NonNullable<ServicesProps['services'][number]['light']>

/** A light that moves over a picture once, cropped as the picture is: a drawing of the same proportions. */
export const PictureLight = ({ src, movement, focus }: Light & { focus: string | undefined }) => (
  <img
    className={`cropped ${styles.light}`}
    src={src}
    alt=""
    loading="lazy"
    data-focus={focus}
    data-movement={movement}
  />
)
