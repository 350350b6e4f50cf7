import styles from './badge.module.css'

/** A unit in a box, such as 24 h. */
export const Badge = ({ children }: { children: string }) => (
  <span className={`label ${styles.badge}`} translate="no">
    {children}
  </span>
)
