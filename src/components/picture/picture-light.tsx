import type { lightOf } from '../../content/services'
import styles from './picture-light.module.css'

type Props = NonNullable<ReturnType<typeof lightOf>> & { focus: string | undefined }

/** A light that moves over a picture once from when it is mounted, cropped as the picture is: a drawing of the same proportions. */
export const PictureLight = ({ src, movement, focus }: Props) => (
  <img
    className={`cropped ${styles.light}`}
    src={src}
    alt=""
    loading="lazy"
    data-focus={focus}
    data-movement={movement}
  />
)
