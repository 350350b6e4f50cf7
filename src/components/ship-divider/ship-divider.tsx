import type { PictureFiles } from '../../build/responsive-picture'
import { Picture } from '../picture/picture'
import styles from './ship-divider.module.css'

/** Renders a decorative dawn sky with a ship. */
export const ShipDivider = ({ ship }: { ship: PictureFiles }) => (
  <div className={`decorative ${styles.shipDivider}`} aria-hidden="true">
    <Picture picture={ship} />
  </div>
)
