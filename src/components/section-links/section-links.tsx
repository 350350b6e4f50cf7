import type { ReactNode } from 'react'
import { headlineId } from '../../lib/sections'
import { TextLink } from '../link/link'
import styles from './section-links.module.css'

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
          <TextLink href={`#${headlineId(headline)}`}>{headline}</TextLink>
        </li>
      ))}
      {children}
    </ul>
  </nav>
)
