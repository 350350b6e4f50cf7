import type { ComponentProps } from 'react'
import styles from './badge.module.css'

/** A unit in a box, such as 24 h; or words, which translators may translate. */
export const Badge = ({ children, translate = 'no' }: ComponentProps<'span'>) => (
  <span className={`label ${styles.badge}`} translate={translate}>
    {children}
  </span>
)
