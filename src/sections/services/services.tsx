import { useRef } from 'react'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { Icon } from '../../components/icon'
import { TextLink } from '../../components/link'
import { SERVICE_IDS } from '../../lib/ids'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import { Service } from './service'
import { ServiceIndex } from './service-index'
import type { ServicesProps } from './services-props'
import { useOpenService } from './use-open-service'
import { usePinnedFit } from './use-pinned-fit'
import styles from './services.module.css'

interface Props extends ServicesProps {
  /** Whether the page shows nothing else. */
  isOwnPage: boolean
}

/**
 * The six services, one open at a time: in the pinned layout or, where they do not fit it, in a list (pinned-layout.ts).
 */
export function Services({ isOwnPage, headline, services, ...texts }: Props) {
  const rootRef = useRef<HTMLDivElement>(null)
  const { openId, hasReplacedAnother } = useOpenService(rootRef)
  const fit = usePinnedFit(rootRef)
  const wasVisible = useWasSectionVisible(rootRef)
  const Heading = isOwnPage ? 'h1' : 'h2'

  return (
    <div
      ref={rootRef}
      className={styles.track}
      // `:--pinned` of styles/breakpoints.css asks whether it is there.
      data-pinned-fit={fit === 'overflows' ? undefined : fit}
    >
      <header className={`page-margin ${styles.header}`} data-parallax="section">
        <Heading className="label">{headline}</Heading>
        {/* Nothing but the footer follows on /services. */}
        {!isOwnPage && (
          <TextLink className={`label screen-only ${styles.skipLink}`} href="#contact">
            {texts.skipLinkText}
            <Icon name="arrow-down" />
          </TextLink>
        )}
      </header>
      {services.map((service, index) => (
        <Service
          key={service.id}
          service={service}
          pageLinkText={texts.pageLinkText}
          isOpen={service.id === openId}
          hasHeight={service.id === openId || fit === 'measuring'}
          hasReplacedAnother={hasReplacedAnother && service.id === openId}
          // All six pictures at once: when their services open, they are there.
          loading={wasVisible || (isOwnPage && index === 0) ? 'eager' : 'lazy'}
          fetchPriority={isOwnPage && index === 0 ? 'high' : undefined}
          heading={isOwnPage ? 'h2' : 'h3'}
        />
      ))}
      <ServiceIndex services={services} openIndex={SERVICE_IDS.indexOf(openId)} />
    </div>
  )
}

export const ServicesIsland = islandWithErrorBoundary(Services)
