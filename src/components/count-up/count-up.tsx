import { useEffect, useRef } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import { figureAt, type Figure } from './headline-figure'
import styles from './count-up.module.css'

/** Three frames: each step costs a slow phone style, layout and paint of the page. */
const STEP_MS = 50

interface Props {
  figure: Figure
  /** Turns true once, when the figure is to count up. */
  start: boolean
  className: string | undefined
}

/** A figure that counts up once, and its label. Screen readers get both together and no counting. */
export function CountUp({ figure, start, className }: Props) {
  const count = useRef<HTMLSpanElement>(null)
  const final = figureAt(figure, 1)

  useEffect(() => {
    if (!start || prefersReducedMotion()) return

    const startedAt = performance.now()
    const timer = setInterval(step, STEP_MS)
    function step() {
      const progress = Math.min((performance.now() - startedAt) / figure.duration, 1)
      // Not a state: React would render at every step. It never writes this text again, since `final` stays the same.
      count.current!.textContent = figureAt(figure, progress)
      if (progress === 1) clearInterval(timer)
    }
    step()
    return () => clearInterval(timer)
  }, [figure, start])

  return (
    <>
      <div className={`display-3 ${className}`}>
        <span className="visually-hidden">{`${final} ${figure.label}`}</span>
        <span className={styles.figure} data-final={final} translate="no" aria-hidden="true">
          <span ref={count} className={styles.count}>
            {final}
          </span>
        </span>
      </div>
      <div className="label" aria-hidden="true">
        {figure.label}
      </div>
    </>
  )
}
