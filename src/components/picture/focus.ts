import type { Focus } from '../../lib/responsive-picture'
import styles from './focus.module.css'

/** The classes that give a picture its focal point, for `--cropped` in styles/type.css; none where it is the middle. */
export const focusClasses = ({ across, down }: Focus) =>
  [styles[`across${across}`], styles[`down${down}`]].filter(Boolean)
