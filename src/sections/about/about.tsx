import type { ReactNode } from 'react'
import { Chart } from '../../components/chart/chart'
import { shownAudienceLinks } from '../../content/shown-credentials'
import type { AboutProps } from './about-props'
import styles from './about.module.css'
import { AudienceLinks } from './audience-links'
import { Credentials } from './credentials'

interface Props extends AboutProps {
  /** The section's own page: its headline is the page's. */
  isAboutPage?: boolean
  /** Islands, which the page hydrates. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The company: freight with figures and slides, ship management, where each visitor goes on, certificates. */
export function About(props: Props) {
  const { label, freight, management, audienceLinks, credentials, isAboutPage } = props
  const Headline = isAboutPage ? 'h1' : 'h2'
  const entries = shownAudienceLinks(audienceLinks.entries, credentials)
  return (
    <section id="about" className={styles.about} aria-label={label}>
      <div className={`${styles.freight} grid-12 page-margin on-picture`}>
        <Chart name={freight.chart} className={styles.chart} />
        <Headline className={`${styles.headline} col-full display-1`}>{freight.headline}</Headline>
        <div className={`${styles.words} stack`}>
          <p className="lead prose">{freight.text}</p>
          {props.counters}
        </div>
        <div className={styles.slides} data-parallax="section">
          {props.carousel}
        </div>
      </div>
      <div className={`${styles.part} grid-12 page-margin`}>
        <h2 className={`${styles.management} col-full display-2`}>{management.headline}</h2>
        <div className={`${styles.text} col-full columns`}>
          {management.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {entries.length > 0 && <AudienceLinks {...audienceLinks} entries={entries} />}
      </div>
      <Credentials credentials={credentials} />
    </section>
  )
}
