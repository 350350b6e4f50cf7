import type { ReactNode } from 'react'
import type { About as Content } from '../../content/about'
import type { Papers } from '../../content/papers'
import styles from './about.module.css'
import { Certificates } from './certificates'
import { Doors } from './doors'
import { Introduction } from './introduction'

interface Props {
  label: string
  freight: Pick<Content['freight'], 'headline' | 'text' | 'chart'>
  management: Content['management']
  doors: Content['doors']
  papers: Papers
  /** The size of each certificate's PDF, in bytes. */
  pdfSizes: Readonly<Record<string, number>>
  /** The section's own page: its headline is the page's, and it shows the certificates themselves. */
  isOwnPage?: boolean
  /** Islands, which the page hydrates. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The company: freight with figures and slides, ship management, where each visitor goes on, certificates. */
export function About(props: Props) {
  const { label, freight, management, doors, papers, pdfSizes, isOwnPage } = props
  const { counters, carousel } = props
  return (
    <section id="about" className={styles.about} aria-label={label}>
      <Introduction {...freight} isOwnPage={isOwnPage} counters={counters} carousel={carousel} />
      <div className={`${styles.part} grid-12 page-margin`}>
        <h2 className={`col-full display-2 ${styles.headline}`}>{management.headline}</h2>
        <div className={`col-full ${styles.text}`}>
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
