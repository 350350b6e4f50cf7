import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Service } from '../../content/services'
import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import { formatPosition } from '../../lib/position'
import { Position } from '../../components/position/position'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { SectionFailure } from '../../components/section-boundary/section-failure'
import { $openService } from './open-service'
import { LivePosition, showPassage } from './live-position'
import type { Leg } from './passage'
import { createScroller } from './scroller'
import { ServiceBlock } from './service-block'
import { ServiceIndex } from './service-index'
import { ServiceRow } from './service-row'
import styles from './services.module.css'
import { layBeneath } from './stage-pictures'
import { useChoice } from './use-choice'
import { useLayout } from './use-layout'
import { useRoomForRow } from './use-room-for-row'
import { useScrollSelection } from './use-scroll-selection'

/** What the section itself needs of a service; the rest is in the block's content. */
export type ServiceEntry = Pick<
  Service,
  'id' | 'menu' | 'index' | 'title' | 'serial' | 'layout' | 'delay'
>

/** The contents of the six blocks come as children by id: they are never hydrated. */
interface Props extends Partial<Record<ServiceId, ReactNode>> {
  headline: string
  /** What the ship sails while the services pass, and the words of its position around the miles to go. */
  leg: Leg
  words: readonly string[]
  services: ServiceEntry[]
}

/**
 * The six services, one open at a time. Where the window has room they share a pinned stage
 * and scrolling through the section opens one after the other; elsewhere they are a list, and
 * only headings, menu and links open them. Either way the section's height does not depend
 * on scrolling.
 */
function Services({ headline, leg, words, services, ...contents }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const position = useRef<HTMLParagraphElement>(null)
  const expanded = useStore($openService, { ssr: 'initial' })
  const previous = usePrevious(expanded)
  const { isStage, isCrowded } = useLayout(expanded)
  const [scroller] = useState(createScroller)

  useRoomForRow(expanded)
  useChoice(root, scroller)
  useScrollSelection(root, scroller, isStage, (sailed) => {
    if (position.current) showPassage(position.current, leg, sailed)
  })

  // The browser itself uncovers a block that find-in-page or the address leads to, also before hydration.
  // No layout effect: the first one would show what was prerendered, for a frame, instead of that block.
  useEffect(() => {
    for (const id of SERVICE_IDS) (id === expanded ? open : close)(document.getElementById(id)!)
    root.current!.dataset['live'] = ''
    if (isStage && previous) layBeneath(previous, expanded)
  }, [expanded, previous, isStage])

  return (
    <div ref={root} className={styles.services} data-stage={isCrowded ? undefined : ''}>
      <div className={styles.stage}>
        <header className={styles.header}>
          <h2 className={styles.headline}>{headline}</h2>
          <div className={styles.position}>
            <div className={isStage ? 'visually-hidden' : undefined}>
              <Position position={formatPosition(leg.from)} note={words.join(`${leg.from.toGo}`)} />
            </div>
            {isStage && <LivePosition ref={position} leg={leg} words={words} />}
          </div>
        </header>
        <div className={styles.blocks}>
          {services.map((service) => (
            <div key={service.id} className={styles.service}>
              <ServiceRow service={service} isExpanded={service.id === expanded} />
              <ServiceBlock
                service={service}
                hasReplaced={service.id === expanded && previous !== undefined}
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

/** Opens a block, which may then take the focus. */
function open(block: HTMLElement) {
  block.removeAttribute('hidden')
  block.tabIndex = -1
}

/** Closes a block. The focus leaves it first: a browser that has to take it away ends a scroll that is under way. */
function close(block: HTMLElement) {
  if (block.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
  block.removeAttribute('tabindex')
  block.setAttribute('hidden', 'until-found')
}

/** What a value was before it last changed; undefined until it has. */
function usePrevious<Value>(value: Value): Value | undefined {
  const [seen, setSeen] = useState<{ now: Value; before?: Value }>({ now: value })
  if (seen.now !== value) setSeen({ now: value, before: seen.now })
  return seen.now === value ? seen.before : seen.now
}

export const ServicesIsland = withErrorBoundary(Services, SectionFailure)
