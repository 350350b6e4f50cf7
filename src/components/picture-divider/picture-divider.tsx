import type { PictureFiles } from '../../build/responsive-picture'
import { Picture } from '../picture/picture'
import styles from './picture-divider.module.css'

/** The sky between night and first light, between two sections, with a ship at sea. */
export const PictureDivider = ({ ship }: { ship: PictureFiles }) => (
  <div className={`scenery ${styles.divider}`} aria-hidden="true">
    <Picture picture={ship} />
  </div>
)
