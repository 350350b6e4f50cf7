import type { ReactNode } from 'react'
import type { AboutProps } from './about-props'
import styles from './about.module.css'
import { Credentials } from './credentials'
import { AudienceLinks } from './audience-links'
import { Introduction } from './introduction'

interface Props extends AboutProps {
  /** The section's own page: its headline is the page's, and it shows the certificates themselves. */
  isOwnPage?: boolean
  /** Islands, which the page hydrates. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The company: freight with figures and slides, ship management, where each visitor goes on, certificates. */
export function About(props: Props) {
  const { label, freight, management, audienceLinks, credentials, pdfSizes, isOwnPage } = props
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
        {audienceLinks.entries.length > 0 && (
          <AudienceLinks {...audienceLinks} page={isOwnPage ? 'services' : 'home'} />
        )}
      </div>
      <Credentials credentials={credentials} pdfSizes={pdfSizes} isComplete={isOwnPage} />
    </section>
  )
}
