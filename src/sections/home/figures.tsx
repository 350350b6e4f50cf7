import type { Home } from '../../content/home'
import { CountUp } from '../../components/count-up/count-up'
import styles from './figures.module.css'

interface Props {
  figures: Home['figures']
  isRunning: boolean
}

/** The three headline figures. */
export function Figures({ figures, isRunning }: Props) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label} className={styles.row}>
          <div className={styles.number}>
            <CountUp figure={figure} durationMs={figure.duration} start={isRunning} />
          </div>
          <div className={styles.label} aria-hidden="true">
            {figure.label}
          </div>
        </li>
      ))}
    </ul>
  )
}
