import styles from './zebra.module.css'

/** A chart's border under the bar: how far the page has been read. Ornament. */
export function Zebra() {
  return (
    <div className={styles.zebra} aria-hidden="true">
      <div className={styles.sailed} />
      <div className={styles.position} />
    </div>
  )
}
