import type { ComponentProps } from 'react'
import type { Route } from '../../content/route'
import { Chart } from '../../components/chart/chart'
import { Course } from './course'
import styles from './introduction.module.css'

interface Props extends ComponentProps<typeof Course> {
  headline: string
  text: string
  route: Pick<Route, 'summary' | 'chartNote'>
}

/** What the company does, on the chart of the passage. */
export function Introduction({ headline, text, route, isWhole }: Props) {
  const Heading = isWhole ? 'h1' : 'h2'
  return (
    <div className={styles.introduction}>
      <p className="visually-hidden">{route.summary}</p>
      <div className={`${styles.words} page-margin`}>
        <Heading className={`${styles.headline} display-1`}>{headline}</Heading>
        <p className={`${styles.text} lead prose`}>{text}</p>
      </div>
      <div className={styles.chart}>
        <Chart sea="arabianSea" />
        <Course isWhole={isWhole} />
      </div>
      <p className={`${styles.note} page-margin reading soft`} aria-hidden="true">
        {route.chartNote}
      </p>
    </div>
  )
}
