import styles from './position.module.css'

interface Props {
  position: string
  note: string
}

/** The position label of a section: where on the passage it lies. */
export function Position({ position, note }: Props) {
  return (
    <p className={styles.position}>
      <span className={styles.degrees}>{position}</span> {note}
    </p>
  )
}
