import type { ReactNode } from 'react'
import type { About as Content } from '../../content/about'
import type { Papers } from '../../content/papers'
import type { Route } from '../../content/route'
import styles from './about.module.css'
import { Certificates } from './certificates'
import { Doors } from './doors'
import { Introduction } from './introduction'

interface Props {
  label: string
  freight: Pick<Content['freight'], 'headline' | 'text'>
  route: Route
  management: Content['management']
  doors: Content['doors']
  papers: Papers
  /** The size of each certificate's PDF, in bytes. */
  pdfSizes: Readonly<Record<string, number>>
  /** The section's own page: it shows the certificates themselves, and the whole course of the ship. */
  isOwnPage?: boolean
  /** Islands, which the page hydrates. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The company: freight with figures and slides, ship management, where each visitor goes on, certificates. */
export function About(props: Props) {
  const { label, freight, route, management, doors, papers, pdfSizes, isOwnPage } = props
  const { counters, carousel } = props
  return (
    <section id="about" className={styles.about} aria-label={label}>
      <Introduction {...freight} route={route} isWhole={isOwnPage} />
      <div className={`${styles.part} grid-12 page-margin`} data-shift="">
        <div className="aside">{counters}</div>
        <div className="body">{carousel}</div>
      </div>
      <div className={`${styles.part} grid-12 page-margin`}>
        <h2 className="across display-2">{management.headline.join('\n')}</h2>
        <div className={`body ${styles.text}`}>
          {management.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {doors.entries.length > 0 && <Doors {...doors} page={isOwnPage ? 'services' : 'home'} />}
      </div>
      <Certificates papers={papers} pdfSizes={pdfSizes} isComplete={isOwnPage} />
    </section>
  )
}
