import { useEffect, useRef, useState } from 'react'
import { AnimatedFigure } from '../../components/animated-figure/animated-figure'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import type { AboutContent } from '../../content/about'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import styles from './figures.module.css'

/**
 * The figures of the freight part. They count up once, when they and enough of the section are visible, and are hidden until then:
 * nobody sees a final figure fall to 0.
 */
function Figures({ figures, note }: Pick<AboutContent['freight'], 'figures' | 'note'>) {
  const rootRef = useRef<HTMLDivElement>(null)
  const listRef = useRef<HTMLUListElement>(null)
  const wasVisible = useWasSectionVisible(rootRef, listRef)
  const [state, setState] = useState<'prerendered' | 'waiting' | 'final'>('prerendered')
  // oxlint-disable-next-line react/set-state-in-effect -- Only the browser knows whether they have been seen.
  useEffect(() => setState(canCountUp(listRef.current!) ? 'waiting' : 'final'), [])
  const isHidden = state === 'prerendered' || (state === 'waiting' && !wasVisible)
  return (
    <div ref={rootRef} className="stack">
      <ul
        ref={listRef}
        className={`cluster ruled ${styles.figures}`}
        data-hidden={isHidden ? state : undefined}
      >
        {figures.map((figure, index) => (
          <li key={index} className={styles.figure}>
            <AnimatedFigure figure={figure} shouldCount={wasVisible && state === 'waiting'} />
          </li>
        ))}
      </ul>
      {note && <p className="small muted">{note}</p>}
    </div>
  )
}

/** Whether something will start the figures, and no style has shown them to anybody before a late hydration. */
function canCountUp(list: HTMLElement) {
  const { top, bottom } = list.getBoundingClientRect()
  const isInView = top < innerHeight && bottom > 0
  const isSeen = isInView && getComputedStyle(list).opacity !== '0'
  return !isSeen && 'IntersectionObserver' in window
}

export const FiguresIsland = islandWithErrorBoundary(Figures)
