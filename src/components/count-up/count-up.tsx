import { decimalsOf, formatFigure } from './figure'
import styles from './count-up.module.css'
import { useCountUp } from './use-count-up'

export interface Figure {
  number: number
  suffix?: string | undefined
  label: string
}

interface Props {
  figure: Figure
  durationMs: number
  /** Turns true once, when the figure is to count up. */
  start: boolean
}

/**
 * A figure that counts up once. Screen readers hear figure and label together and no counting;
 * whoever draws the label hides it from them.
 */
export function CountUp({ figure: { number, suffix, label }, durationMs, start }: Props) {
  const count = useCountUp({ target: number, durationMs, isRunning: start })
  const format = { decimals: decimalsOf(number), suffix }
  const final = formatFigure(number, format)
  return (
    <>
      <span className="visually-hidden">{`${final} ${label}`}</span>
      <span className={styles.figure} data-final={final} aria-hidden="true">
        <span className={styles.count}>{formatFigure(count, format)}</span>
      </span>
    </>
  )
}
