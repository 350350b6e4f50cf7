import { Icon } from '../icon'
import styles from './row-link.module.css'

interface Props {
  href: string
  title: string
  text: string
}

/** Renders a full-width link. */
export const RowLink = ({ href, title, text }: Props) => (
  <a className={`screen-only ${styles.link}`} href={href}>
    <span className={`cluster ${styles.content}`}>
      <span className={`lead ${styles.title}`}>{title}</span>{' '}
      <span className={`muted ${styles.text}`}>{text}</span>
    </span>
    <Icon name="arrow-right" scale={1.2} />
  </a>
)
