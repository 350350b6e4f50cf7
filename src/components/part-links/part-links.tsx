import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '../icon'
import { TextLink } from '../link'
import styles from './part-links.module.css'

interface Props {
  /** What the links are. */
  label: string
  /** The parts' ids in the page, and what they are headed. */
  parts: readonly { id: string; headline: string }[]
  /** For both the list and the link back. */
  className?: string | undefined
  /** List items after the links. */
  children?: ReactNode
}

const LINKS_ID = 'parts'

/**
 * Links to the parts of a long page, and a link back to them, which stays in view below the bar while their parent is: it
 * has to contain the parts, too, and to be no grid.
 */
export const PartLinks = ({ label, parts, className, children }: Props) => (
  <>
    <nav id={LINKS_ID} className={className} aria-label={label}>
      <ul className={`columns ${styles.list}`}>
        {parts.map(({ id, headline }) => (
          <li key={id}>
            <TextLink href={`#${id}`}>{headline}</TextLink>
          </li>
        ))}
        {children}
      </ul>
    </nav>
    <p className={clsx('label screen-only', styles.backToLinks, className)}>
      <a className="touch-target" href={`#${LINKS_ID}`}>
        {label}
        <Icon name="arrow-up" />
      </a>
    </p>
  </>
)
