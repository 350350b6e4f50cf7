import { CountUp, type Figure } from '../../ui/count-up/count-up'
import { useVisibleShare } from '../../ui/count-up/use-visible-share'
import { bounded } from '../../ui/section-boundary/bounded'
import { SectionFailure } from '../../ui/section-boundary/section-failure'
import styles from './counters.module.css'

const SECTION_ID = 'about'

interface Props {
  /** Durations are milliseconds. */
  figures: (Figure & { duration: number })[]
}

/** The figures of the freight half. They count once, when enough of About is visible. */
function Counters({ figures }: Props) {
  const isVisible = useVisibleShare(SECTION_ID)
  return (
    <ul className={styles.counters}>
      {figures.map((figure) => (
        <li key={figure.label} className={styles.counter}>
          <span className={styles.figure}>
            <CountUp figure={figure} durationMs={figure.duration} start={isVisible} />
          </span>
          <span className={styles.label} aria-hidden="true">
            {figure.label}
          </span>
        </li>
      ))}
    </ul>
  )
}

export const CountersIsland = bounded(Counters, SectionFailure)
