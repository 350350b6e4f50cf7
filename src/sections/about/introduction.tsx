import type { ReactNode } from 'react'
import { Chart } from '../../components/chart/chart'
import type { About } from '../../content/about'
import styles from './introduction.module.css'

interface Props extends Pick<About['freight'], 'headline' | 'text' | 'chart'> {
  /** The section's own page: its headline is the page's. */
  isOwnPage?: boolean | undefined
  /** Islands, which the page hydrates. */
  counters: ReactNode
  carousel: ReactNode
}

/** Freight: headline, text and figures on a chart, with the slides below or beside them. */
export function Introduction({ headline, text, chart, isOwnPage, counters, carousel }: Props) {
  const Headline = isOwnPage ? 'h1' : 'h2'
  return (
    <div className={`${styles.introduction} grid-12 page-margin`}>
      {chart && <Chart name={chart} className={styles.chart} />}
      <Headline className={`${styles.headline} col-full display-1`}>{headline}</Headline>
      <div className={styles.words}>
        <p className="lead prose">{text}</p>
        {counters}
      </div>
      <div className={styles.slides} data-parallax="section">
        {carousel}
      </div>
    </div>
  )
}
