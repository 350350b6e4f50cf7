import { useRef } from 'react'
import { AnimatedFigure } from '../../components/animated-figure/animated-figure'
import { useMayCountUp } from '../../lib/use-visibility'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { About } from '../../content/about'
import styles from './figures.module.css'

/** The figures of the freight part. They count up once, when enough of the section is visible, unless they were seen. */
function Figures({ figures, note }: Pick<About['freight'], 'figures' | 'note'>) {
  const list = useRef<HTMLUListElement>(null)
  const mayCountUp = useMayCountUp(list)
  return (
    <div className={`${styles.root} stack`}>
      <ul ref={list} className={`${styles.figures} cluster ruled`}>
        {figures.map((figure, index) => (
          <li key={index} className={styles.figure}>
            <AnimatedFigure figure={figure} start={mayCountUp} className={styles.number} />
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

export const FiguresIsland = islandWithErrorBoundary(Figures)
