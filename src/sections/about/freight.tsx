import type { ReactNode } from 'react'
import styles from './freight.module.css'

interface Props {
  content: { headline: string; text: string }
  /** The islands of this half are Astro's slots, so that the rest of it needs no script. */
  counters?: ReactNode
  carousel?: ReactNode
}

/** The freight half of About: headline over the whole column, text and figures, slides. */
export function Freight({ content, counters, carousel }: Props) {
  return (
    <div className={styles.ground}>
      <div className={styles.column}>
        <h2 className={styles.headline} data-arrival="">
          {content.headline}
        </h2>
        <div className={styles.row}>
          <div className={styles.facts}>
            <p className={styles.text} data-arrival="">
              {content.text}
            </p>
            {counters}
          </div>
          <div className={styles.carousel}>{carousel}</div>
        </div>
      </div>
    </div>
  )
}
