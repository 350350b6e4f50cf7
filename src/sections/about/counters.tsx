import { CountUp, type Figure } from '../../components/count-up/count-up'
import { useVisibleShare } from '../../components/count-up/use-visible-share'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { SectionFailure } from '../../components/section-boundary/section-failure'
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

export const CountersIsland = withErrorBoundary(Counters, SectionFailure)
