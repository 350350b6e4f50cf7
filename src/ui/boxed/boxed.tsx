import styles from './boxed.module.css'

interface Props {
  children: string
  /** A unit keeps its small letters: 24 h. */
  isUnit?: boolean
}

/** A word in the box of a container's check digit. */
export function Boxed({ children, isUnit }: Props) {
  return (
    <span className={isUnit ? `${styles.boxed} ${styles.unit}` : styles.boxed}>{children}</span>
  )
}
