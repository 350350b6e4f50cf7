import { useRef } from 'react'
import { AnimatedFigure } from '../../components/animated-figure/animated-figure'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { About } from '../../content/about'
import styles from './figures.module.css'

/** The figures of the freight part. They count up once, when enough of the section is visible. */
function Figures({ figures, note }: Pick<About['freight'], 'figures' | 'note'>) {
  const rootRef = useRef<HTMLDivElement>(null)
  const wasVisible = useWasSectionVisible(rootRef)
  return (
    <div ref={rootRef} className="stack">
      <ul className={`${styles.figures} cluster ruled`}>
        {figures.map((figure, index) => (
          <li key={index} className={styles.figure}>
            <AnimatedFigure figure={figure} shouldCount={wasVisible} />
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

export const FiguresIsland = islandWithErrorBoundary(Figures)
