import type { ReactNode } from 'react'
import type { About as Content } from '../../content/about'
import type { Papers } from '../../content/papers'
import type { Route } from '../../content/route'
import styles from './about.module.css'
import { Certificates } from './certificates'
import { Introduction } from './introduction'

interface Props {
  label: string
  introduction: Content['management']
  route: Route
  freight: Pick<Content['freight'], 'headline' | 'text'>
  papers: Papers
  /** The size of each certificate's PDF, in bytes. */
  pdfSizes: Readonly<Record<string, number>>
  /** Shows the certificates themselves. Otherwise the section names them and links to them. */
  hasCertificates?: boolean
  /** Islands, which the page hydrates. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The company: ship management, freight with figures and slides, certificates. */
export function About(props: Props) {
  const { label, introduction, route, freight, papers, pdfSizes, counters, carousel } = props
  return (
    <section id="about" aria-label={label}>
      <Introduction content={introduction} route={route} />
      <div className={styles.freight}>
        <div className={styles.column}>
          <h2 className={`${styles.headline} rise`}>{freight.headline}</h2>
          <div className={styles.row}>
            <div className={styles.facts}>
              <p className={`${styles.text} rise`}>{freight.text}</p>
              {counters}
            </div>
            <div className={styles.carousel} data-shift="">
              {carousel}
            </div>
          </div>
        </div>
      </div>
      <Certificates papers={papers} pdfSizes={pdfSizes} isComplete={props.hasCertificates} />
    </section>
  )
}
