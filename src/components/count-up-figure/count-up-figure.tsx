import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '../../lib/browser'
import { figureTextAtProgress, type CountUpFigureContent } from './figure-text-at-progress'
import styles from './count-up-figure.module.css'

/** Updates the figure only in every third frame, because a render per frame is too slow on some phones. */
const STEP_MS = 50

interface Props {
  figure: CountUpFigureContent
  shouldCount: boolean
}

/** Renders a figure that counts up. Screen readers get only the final value. */
export function CountUpFigure({ figure, shouldCount }: Props) {
  const [progress, setProgress] = useState(1)
  const final = figureTextAtProgress(figure, 1)

  useEffect(() => {
    if (!shouldCount || prefersReducedMotion()) return

    const startedAt = performance.now()
    const timer = setInterval(step, STEP_MS)
    function step() {
      const next = Math.min((performance.now() - startedAt) / figure.countUpMs, 1)
      setProgress(next)
      if (next === 1) clearInterval(timer)
    }
    step()
    return () => clearInterval(timer)
  }, [figure, shouldCount])

  return (
    <>
      <div className={`display-3 ${styles.value}`}>
        <span className="visually-hidden">{`${final} ${figure.label}`}</span>
        <span
          className={`screen-only ${styles.reservedSpace}`}
          data-final={final}
          translate="no"
          aria-hidden="true"
        >
          <span className={`cover ${styles.shownValue}`}>
            {figureTextAtProgress(figure, progress)}
          </span>
        </span>
      </div>
      <div className="label screen-only" aria-hidden="true">
        {figure.label}
      </div>
    </>
  )
}
