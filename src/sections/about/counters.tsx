import { CountUp, type Figure } from '../../components/count-up/count-up'
import { useWasVisible } from '../../components/count-up/use-was-visible'
import { SectionFailure } from '../../components/section-boundary/section-failure'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import styles from './counters.module.css'

const SECTION_ID = 'about'

interface Props {
  /** Durations are in milliseconds. */
  figures: (Figure & { duration: number })[]
  /** What day or year the figures are of. */
  note?: string
}

/** The figures of the freight part. They count up once, when enough of the section is visible. */
function Counters({ figures, note }: Props) {
  const wasVisible = useWasVisible(SECTION_ID)
  return (
    <div className={styles.counters}>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.figure}>
            <span className={`${styles.number} display-3`}>
              <CountUp figure={figure} durationMs={figure.duration} start={wasVisible} />
            </span>
            <span className="label" aria-hidden="true">
              {figure.label}
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

export const CountersIsland = withErrorBoundary(Counters, SectionFailure)
