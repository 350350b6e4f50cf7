import type { ReactNode } from 'react'
import { TextLink } from '../link'
import styles from './section-links.module.css'

interface Props {
  /** Read out by screen readers: what the links are. */
  label: string
  /** The sections' ids in the page, and what they are headed. */
  sections: readonly { id: string; headline: string }[]
  className?: string
  /** List items after the links. */
  children?: ReactNode
}

/** Links to the sections of a long page. */
export const SectionLinks = ({ label, sections, className, children }: Props) => (
  <nav className={className} aria-label={label}>
    <ul className={`columns ${styles.links}`}>
      {sections.map(({ id, headline }) => (
        <li key={id}>
          <TextLink href={`#${id}`}>{headline}</TextLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
