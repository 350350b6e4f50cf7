import { containerMark } from './code'
import styles from './container-mark.module.css'

interface Props {
  serial: number
  /** In a row of a menu or list the mark is small and its check digit has no box. */
  inRow?: boolean
}

/** A service's number, written as on a container. Ornament: its name says what it is. */
export function ContainerMark({ serial, inRow = false }: Props) {
  const mark = containerMark(serial)
  return (
    <span className={inRow ? styles.row : styles.mark} aria-hidden="true">
      {`${mark.owner} ${mark.serial} `}
      <span className={inRow ? undefined : styles.check}>{mark.check}</span>
    </span>
  )
}
