import type { PictureFiles } from '../../build/responsive-picture'
import { Picture } from '../picture/picture'
import styles from './picture-divider.module.css'

/** Renders a decorative dawn sky with a ship. */
export const PictureDivider = ({ ship }: { ship: PictureFiles }) => (
  <div className={`decorative ${styles.pictureDivider}`} aria-hidden="true">
    <Picture picture={ship} />
  </div>
)
