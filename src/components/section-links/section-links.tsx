import type { ReactNode } from 'react'
import { TextLink } from '../link'
import styles from './section-links.module.css'

interface Props {
  /** Read out by screen readers: what the links are. */
  label: string
  /** The sections' ids in the page, and what they are headed. */
  sections: readonly { id: string; headline: string }[]
  /** List items after the links. */
  children?: ReactNode
}

/** Links to the sections of a long page. To stay in view, they need a parent that holds these sections, too, and is no grid. */
export const SectionLinks = ({ label, sections, children }: Props) => (
  <nav className={styles.links} aria-label={label}>
    <ul className={`columns ${styles.list}`}>
      {sections.map(({ id, headline }) => (
        <li key={id}>
          <TextLink href={`#${id}`}>{headline}</TextLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
