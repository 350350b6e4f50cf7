import { Picture } from '../../components/picture/picture'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import styles from './dawn-divider.module.css'

/** The sky between night and first light, before the section, with the ship at sea. */
export const DawnDivider = ({ ship }: { ship: PictureFiles }) => (
  <div className={`scenery ${styles.divider}`} aria-hidden="true">
    <Picture picture={ship} isDecorative />
  </div>
)
