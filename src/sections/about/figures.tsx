import { useRef } from 'react'
import { AnimatedFigure } from '../../components/animated-figure/animated-figure'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { AboutContent } from '../../content/about'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import styles from './figures.module.css'

function Figures({ figures, note }: Pick<AboutContent['freightSection'], 'figures' | 'note'>) {
  const rootRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const wasVisible = useWasSectionVisible(rootRef, listRef)
  return (
    <div ref={rootRef} className="stack">
      <ul ref={listRef} className={`cluster rule-above ${styles.figures}`}>
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
