import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties } from 'react'
import type { Service } from '../../lib/content-schema'
import { onScroll } from '../../lib/on-scroll'
import type { Picture } from '../../lib/responsive-picture'
import { SERVICE_IDS } from '../../lib/sections'
import { $expandedService, chooseService } from '../../state/landing'
import { Position } from '../../ui/position/position'
import { bounded } from '../../ui/section-boundary/section-boundary'
import { serviceAtScroll } from './service-at-scroll'
import { ServiceBlock } from './service-block'
import { ServiceIndex } from './service-index'
import { ServiceRow } from './service-row'
import styles from './services.module.css'
import { stageScroll } from './stage-scroll'
import { useChosenService } from './use-chosen-service'
import { useHasStage } from './use-layout'

/** A service with its picture ready for markup. */
export type ShownService = Omit<Service, 'picture' | 'alt'> & { picture: Picture }

export interface ServicesProps {
  headline: string
  position: string
  note: string
  services: ShownService[]
}

const useClientLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The six services, one open at a time. Where the window has room they share a pinned stage
 * and scrolling through the section opens one after the other; elsewhere they are a list, and
 * only headings, menu and links open them. Either way the section's height does not depend
 * on scrolling.
 */
function Services({ headline, position, note, services }: ServicesProps) {
  const root = useRef<HTMLDivElement>(null)
  const expanded = useStore($expandedService, { ssr: 'initial' })
  const previous = usePrevious(expanded)
  const hasStage = useHasStage()
  const isUnderWay = useRef(false)

  useChosenService(root, isUnderWay)

  useEffect(() => {
    if (!hasStage) return
    return onScroll(() => {
      const at = serviceAtScroll(stageScroll(root.current!), SERVICE_IDS.length)
      if (!at) return
      root.current!.style.setProperty('--share', at.share.toFixed(3))
      if (!isUnderWay.current) $expandedService.set(SERVICE_IDS[at.index]!)
    })
  }, [hasStage])

  // The browser itself uncovers a block that find-in-page or the address leads to, also before hydration.
  useClientLayoutEffect(() => {
    for (const id of SERVICE_IDS) {
      const block = document.getElementById(id)!
      if (id === expanded) block.removeAttribute('hidden')
      else block.setAttribute('hidden', 'until-found')
    }
    root.current!.dataset['live'] = ''
  }, [expanded])

  return (
    <div ref={root} className={styles.services}>
      <div className={styles.stage}>
        <header className={styles.header}>
          <h2 className={styles.headline}>{headline}</h2>
          <div className={styles.position}>
            <Position position={position} note={note} />
          </div>
        </header>
        <div className={styles.blocks}>
          {services.map((service, index) => (
            <div key={service.id} className={styles.service} style={{ '--place': index + 1 } as CSSProperties}>
              <ServiceRow service={service} isExpanded={service.id === expanded} />
              <ServiceBlock
                service={service}
                isExpanded={service.id === expanded}
                replaced={service.id === expanded ? services.find(({ id }) => id === previous)?.picture : undefined}
                onFound={() => chooseService(service.id)}
              />
            </div>
          ))}
        </div>
        <ServiceIndex services={services} expanded={expanded} />
      </div>
    </div>
  )
}

/** What a value was before it last changed; undefined until it has. */
function usePrevious<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ now: Value; before?: Value }>({ now: value })
  if (seen.now !== value) setSeen({ now: value, before: seen.now })
  return seen.now === value ? seen.before : seen.now
}

export const ServicesIsland = bounded(Services)
