import { CountUp } from '../../components/count-up/count-up'
import { useWasSectionVisible } from '../../lib/use-visibility'
import { SectionFailure, withErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { About } from '../../content/about'
import styles from './counters.module.css'

/** The figures of the freight part. They count up once, when enough of the section is visible. */
function Counters({ figures, note }: Pick<About['freight'], 'figures' | 'note'>) {
  const wasVisible = useWasSectionVisible('about')
  return (
    <div className={`${styles.counters} stack`}>
      <ul className={`${styles.figures} cluster ruled`}>
        {figures.map((figure) => (
          <li key={figure.label} className={styles.figure}>
            <CountUp figure={figure} start={wasVisible} className={styles.number} />
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

export const CountersIsland = withErrorBoundary(Counters, SectionFailure)
