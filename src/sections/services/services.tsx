import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Service } from '../../content/services'
import { onScroll } from '../../lib/on-scroll'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { $expandedService, chooseService } from '../../state/landing'
import { Position } from '../../ui/position/position'
import { bounded } from '../../ui/section-boundary/bounded'
import { SectionFailure } from '../../ui/section-boundary/section-failure'
import { fetchPicture, layBeneath } from './stage-pictures'
import { crossesMiddle, serviceAtScroll } from './service-at-scroll'
import { ServiceBlock } from './service-block'
import { ServiceIndex } from './service-index'
import { ServiceRow } from './service-row'
import styles from './services.module.css'
import { stageScroll } from './stage-scroll'
import { useChosenService } from './use-chosen-service'
import { useHasStage } from './use-layout'

/** What the section itself needs of a service; the rest is in the block's content. */
export type ServiceEntry = Pick<
  Service,
  'id' | 'menu' | 'index' | 'title' | 'serial' | 'layout' | 'delay'
>

/** The contents of the six blocks come as children by id: they are never hydrated. */
interface Props extends Partial<Record<ServiceId, ReactNode>> {
  headline: string
  position: string
  note: string
  services: ServiceEntry[]
}

/**
 * The six services, one open at a time. Where the window has room they share a pinned stage
 * and scrolling through the section opens one after the other; elsewhere they are a list, and
 * only headings, menu and links open them. Either way the section's height does not depend
 * on scrolling.
 */
function Services({ headline, position, note, services, ...contents }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const expanded = useStore($expandedService, { ssr: 'initial' })
  const previous = usePrevious(expanded)
  const hasStage = useHasStage()
  const isUnderWay = useRef(false)

  useChosenService(root, isUnderWay)

  useEffect(() => {
    if (!hasStage) return
    let hasScrolled = false
    return onScroll(() => {
      const scroll = stageScroll(root.current!)
      const at = serviceAtScroll(scroll, SERVICE_IDS.length)
      root.current!.style.setProperty('--share', at.share.toFixed(3))
      if (at.share > 0) fetchPicture(SERVICE_IDS[at.index + 1])
      // Until the visitor scrolls, the service that the address names stays open while it is out of sight.
      if (!isUnderWay.current && (hasScrolled || crossesMiddle(scroll)))
        $expandedService.set(SERVICE_IDS[at.index]!)
      hasScrolled = true
    })
  }, [hasStage])

  // The browser itself uncovers a block that find-in-page or the address leads to, also before hydration.
  // No layout effect: the first one would show what was prerendered, for a frame, instead of that block.
  useEffect(() => {
    for (const id of SERVICE_IDS) {
      const block = document.getElementById(id)!
      if (id === expanded) block.removeAttribute('hidden')
      else block.setAttribute('hidden', 'until-found')
    }
    root.current!.dataset['live'] = ''
    if (hasStage && previous) layBeneath(previous, expanded)
  }, [expanded, previous, hasStage])

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
          {services.map((service) => (
            <div key={service.id} className={styles.service}>
              <ServiceRow service={service} isExpanded={service.id === expanded} />
              <ServiceBlock
                service={service}
                isExpanded={service.id === expanded}
                hasReplaced={service.id === expanded && previous !== undefined}
                onFound={() => chooseService(service.id)}
              >
                {contents[service.id]}
              </ServiceBlock>
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

export const ServicesIsland = bounded(Services, SectionFailure)
