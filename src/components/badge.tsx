import type { ComponentProps } from 'react'
import styles from './badge.module.css'

type Props = Pick<ComponentProps<'span'>, 'children' | 'translate'>

/** A unit in a box, such as 24 h; or words, which translators may translate. */
export const Badge = ({ children, translate = 'no' }: Props) => (
  <span className={`label ${styles.badge}`} translate={translate}>
    {children}
  </span>
)
