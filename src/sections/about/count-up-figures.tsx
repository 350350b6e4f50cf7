import { useRef } from 'react'
import { CountUpFigure } from '../../components/count-up-figure/count-up-figure'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { AboutContent } from '../../content/schemas/about'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import styles from './count-up-figures.module.css'

function CountUpFigures({
  figures,
  note,
}: Pick<AboutContent['freightSection'], 'figures' | 'note'>) {
  const rootRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const wasVisible = useWasSectionVisible(rootRef, listRef)
  return (
    <div ref={rootRef} className="stack">
      <ul ref={listRef} className={`cluster rule-above ${styles.figures}`}>
        {figures.map((figure, index) => (
          <li key={index} className={styles.figure}>
            <CountUpFigure figure={figure} shouldCount={wasVisible} />
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

export const CountUpFiguresIsland = islandWithErrorBoundary(CountUpFigures)
