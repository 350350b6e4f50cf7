import { containerMark } from './code'
import styles from './container-mark.module.css'

interface Props {
  serial: number
  /** For a row of a menu or list: small, and the check digit has no box. */
  inRow?: boolean
}

/** A service's number, written as on a container. Decorative: the service's name stands beside it. */
export function ContainerMark({ serial, inRow = false }: Props) {
  const mark = containerMark(serial)
  return (
    <span className={inRow ? styles.row : styles.mark} aria-hidden="true">
      {`${mark.owner} ${mark.serial} `}
      <span className={inRow ? undefined : styles.check}>{mark.check}</span>
    </span>
  )
}
