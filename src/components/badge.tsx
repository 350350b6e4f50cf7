import type { ComponentProps } from 'react'
import styles from './badge.module.css'

type Props = Pick<ComponentProps<'span'>, 'children' | 'translate'>

/** Renders a unit such as 24 h, or text, in a box. Translators skip the box by default. */
export const Badge = ({ children, translate = 'no' }: Props) => (
  <span className={`label ${styles.badge}`} translate={translate}>
    {children}
  </span>
)
