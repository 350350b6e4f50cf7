import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react'
import { hiddenUntilFound } from './hidden-until-found'
import styles from './service-block.module.css'
import type { ServiceEntry } from './services'

interface Props {
  service: ServiceEntry
  isExpanded: boolean
  /** Whether the block came in place of another one, and is to arrive like that. */
  hasReplaced: boolean
  /** The browser's find-in-page has hit this block. */
  onFound: () => void
  children: ReactNode
}

/** One of the six blocks: open at full height, or without any. */
export function ServiceBlock({ service, isExpanded, hasReplaced, onFound, children }: Props) {
  const block = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = block.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <div
      ref={block}
      id={service.id}
      tabIndex={isExpanded ? -1 : undefined}
      className={styles.block}
      data-service=""
      data-layout={service.layout}
      data-arrived={hasReplaced ? '' : undefined}
      style={hasReplaced ? ({ '--delay': `${service.delay}s` } as CSSProperties) : undefined}
      {...hiddenUntilFound(!isExpanded)}
    >
      {children}
    </div>
  )
}
