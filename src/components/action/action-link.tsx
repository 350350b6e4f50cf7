import { Icon } from '../icon/icon'
import styles from './action.module.css'

interface Props {
  href: string
  children: string
}

/** The one action of a screen, as a link. */
export function ActionLink({ href, children }: Props) {
  return (
    <a className={styles.action} href={href}>
      {children}
      <Icon name="arrow-right" scale={1.2} className={styles.arrow} />
    </a>
  )
}
