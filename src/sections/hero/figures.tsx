import type { Home } from '../../lib/content-schema'
import styles from './figures.module.css'
import { CountUp } from '../../ui/count-up/count-up'

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
          <CountUp figure={figure} start={isRunning} numberClassName={styles.number} labelClassName={styles.label} />
        </li>
      ))}
    </ul>
  )
}
