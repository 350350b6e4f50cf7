import type { ComponentProps } from 'react'
import styles from './badge.module.css'

type Props = Pick<ComponentProps<'span'>, 'children' | 'translate'>

/** Renders text in a box. */
export const Badge = ({ children, translate = 'no' }: Props) => (
  <span className={`label ${styles.badge}`} translate={translate}>
    {children}
  </span>
)
