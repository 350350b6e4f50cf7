import type { ReactNode } from 'react'
import { NauticalChart } from '../../components/nautical-chart'
import type { AboutProps } from './about-props'
import { CredentialsSummary } from './credentials-summary'
import styles from './about.module.css'

interface Props extends AboutProps {
  heading: 'h1' | 'h2'
  /**
   * Both props are optional, because Astro fills both from named slots, and would report required props as missing.
   */
  figures?: ReactNode
  carousel?: ReactNode
}

/** Renders the section about freight, ship management and certificates. */
export function About({ heading: Heading, figures, carousel, ...props }: Props) {
  const { label, freightSection, shipManagementSection, credentials } = props
  return (
    <section id="about" className={styles.about} aria-label={label}>
      <div className={`grid-12 page-margin with-background-picture ${styles.freightSection}`}>
        <NauticalChart name={freightSection.nauticalChart} className={styles.nauticalChart} />
        <Heading className={`full-width-column display-1 ${styles.headline}`}>
          {freightSection.headline}
        </Heading>
        <div className={`stack ${styles.introduction}`}>
          <p className="lead max-line-length">{freightSection.text}</p>
          {figures}
        </div>
        <div className={styles.slides} data-parallax="section">
          {carousel}
        </div>
      </div>
      <div className="grid-12 page-margin">
        <h2 className={`full-width-column display-2 ${styles.shipManagementHeadline}`}>
          {shipManagementSection.headline}
        </h2>
        <div className={`full-width-column columns ${styles.text}`}>
          {shipManagementSection.text.map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </div>
      </div>
      <CredentialsSummary credentials={credentials} />
    </section>
  )
}
