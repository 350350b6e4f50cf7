import type { CSSProperties, ReactNode } from 'react'
import { SERVICE_IDS } from '../../lib/sections'
import { hiddenUntilFound } from './hidden-until-found'
import styles from './service-block.module.css'
import type { ServiceEntry } from './services'

interface Props {
  service: ServiceEntry
  /** Whether the block came in place of another one, and is to arrive like that. */
  hasReplaced: boolean
  children: ReactNode
}

/** One of the six blocks: open at full height, or without any. This is how it begins; which is open later, the section writes. */
export function ServiceBlock({ service, hasReplaced, children }: Props) {
  return (
    <div
      id={service.id}
      className={styles.block}
      data-service=""
      data-layout={service.layout}
      data-arrived={hasReplaced ? '' : undefined}
      style={hasReplaced ? ({ '--delay': `${service.delay}s` } as CSSProperties) : undefined}
      {...hiddenUntilFound(service.id !== SERVICE_IDS[0])}
    >
      {children}
    </div>
  )
}
