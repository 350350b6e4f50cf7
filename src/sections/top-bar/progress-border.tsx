import styles from './progress-border.module.css'

/** A chart's border under the bar: how far the page has been read. Ornament. */
export function ProgressBorder() {
  return (
    <div className={styles.zebra} aria-hidden="true">
      <div className={styles.sailed} />
      <div className={styles.position} />
    </div>
  )
}
