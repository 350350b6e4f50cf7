import type { ReactNode } from 'react'
import { TextLink } from '../link/link'
import styles from './section-links.module.css'

/** The id to which a link to the section with this headline leads. */
export const sectionId = (headline: string) => headline.replaceAll(/\s+/g, '-')

interface Props {
  /** Read out by screen readers: what the links are. */
  label: string
  headlines: readonly string[]
  className?: string
  /** List items after the links. */
  children?: ReactNode
}

/** Links to the sections of a long page. */
export const SectionLinks = ({ label, headlines, className, children }: Props) => (
  <nav className={className} aria-label={label}>
    <ul className={`columns ${styles.links}`}>
      {headlines.map((headline) => (
        <li key={headline}>
          <TextLink href={`#${sectionId(headline)}`}>{headline}</TextLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
