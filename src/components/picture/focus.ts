import type { Focus } from '../../lib/responsive-picture'
import styles from './focus.module.css'

/** The classes of a focal point, for `--cropped` in styles/type.css. None for the middle. */
export const focusClasses = ({ across, down }: Focus) =>
  [styles[`across${across}`], styles[`down${down}`]].filter(Boolean)
