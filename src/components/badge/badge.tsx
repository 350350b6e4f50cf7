import styles from './badge.module.css'

interface Props {
  children: string
  /** A unit keeps its small letters: 24 h. */
  isUnit?: boolean
}

/** A word in the box of a container's check digit. */
export function Badge({ children, isUnit }: Props) {
  return (
    <span className={isUnit ? `${styles.badge} ${styles.unit}` : styles.badge}>{children}</span>
  )
}
