import type { Route } from '../../content/route'
import { Chart } from '../../components/chart/chart'
import { filesOf } from '../../components/chart/files'
import { Passage, type LabelPlaces } from '../../components/chart/passage'
import { ARABIAN_SEA, ARABIAN_SEA_PHONE, ARABIAN_SEA_TABLET } from '../../components/chart/sheets'
import styles from './introduction.module.css'

const LABELS: LabelPlaces = {
  home: { dx: -6, dy: -16 },
  about: { dx: 4, dy: -19 },
  services: { dx: -2, dy: -21 },
  contact: { dx: -14, dy: 39, anchor: 'end' },
}

const COAST_LABELS: LabelPlaces = {
  about: { dx: -8, dy: 46 },
  services: { dx: -4, dy: 27, anchor: 'end', nameOnly: true },
  contact: { dx: -2, dy: 26, anchor: 'end', nameOnly: true },
}

/** The chart is the largest picture above the fold of a page that begins with it. */
export const chartPreloads = () => [
  { href: filesOf(ARABIAN_SEA).drawing, media: '(min-width: 64rem)' },
  { href: filesOf(ARABIAN_SEA_PHONE).drawing, media: '(max-width: 63.99rem)' },
]

interface Props {
  headline: string
  text: string
  route: Route
}

/** What the company does, on the chart of the passage. */
export function Introduction({ headline, text, route }: Props) {
  const passage = { route, here: 'about' } as const
  return (
    <div className={styles.introduction}>
      <div className={styles.chart}>
        <Chart sheet={ARABIAN_SEA} className={styles.onDesktop} note={route.chartNote}>
          <Passage {...passage} sheet={ARABIAN_SEA} labels={LABELS} hasLegLabel />
        </Chart>
        <Chart sheet={ARABIAN_SEA_TABLET} className={styles.onTablet} note={route.chartNote}>
          <Passage {...passage} sheet={ARABIAN_SEA_TABLET} labels={COAST_LABELS} />
        </Chart>
        <Chart sheet={ARABIAN_SEA_PHONE} className={styles.onPhone} note={route.chartNote}>
          <Passage {...passage} sheet={ARABIAN_SEA_PHONE} labels={COAST_LABELS} />
        </Chart>
      </div>
      <p className="visually-hidden">{route.summary}</p>
      <div className={styles.words}>
        <h2 className={`${styles.headline} rise`}>{headline}</h2>
        <p className={`${styles.text} rise`}>{text}</p>
      </div>
    </div>
  )
}
