import { useRef } from 'react'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { Icon } from '../../components/icon'
import { TextLink } from '../../components/links'
import { useWasSectionVisible } from '../../lib/use-was-section-visible'
import { Service } from './service'
import type { ServicesProps } from './services-props'
import { Stepper } from './stepper'
import { useLayoutFit } from './use-layout-fit'
import { useOpenService } from './use-open-service'
import styles from './services.module.css'

interface Props extends ServicesProps {
  isStandalone: boolean
}

export function Services({ isStandalone, headline, services, ...texts }: Props) {
  const rootRef = useRef<HTMLDivElement>(null)
  const ids = services.map(({ id }) => id)
  const { openId, shouldAnimateIn, isInView, restorePosition } = useOpenService(rootRef, ids)
  const fit = useLayoutFit(rootRef, restorePosition)
  const wasVisible = useWasSectionVisible(rootRef)
  const Heading = isStandalone ? 'h1' : 'h2'

  return (
    <div
      ref={rootRef}
      className={styles.root}
      style={{ '--services-count': services.length }}
      data-pinned-fit={fit}
    >
      <div className={styles.windowSizeProbe} />
      <header className={`page-margin ${styles.header}`} data-parallax="section">
        <Heading className="label">{headline}</Heading>
        {!isStandalone && (
          <TextLink className={`label screen-only ${styles.contactLink}`} href="#contact">
            {texts.contactLinkText}
            <Icon name="arrow-down" />
          </TextLink>
        )}
      </header>
      {services.map((service, index) => (
        <Service
          key={service.id}
          service={service}
          index={index}
          pageLinkText={texts.pageLinkText}
          isOpen={service.id === openId}
          isInView={isInView && service.id === openId}
          shouldAnimateIn={shouldAnimateIn && service.id === openId}
          loading={wasVisible || (isStandalone && index === 0) ? 'eager' : 'lazy'}
          fetchPriority={isStandalone && index === 0 ? 'high' : undefined}
          heading={isStandalone ? 'h2' : 'h3'}
        />
      ))}
      <Stepper services={services} openIndex={ids.indexOf(openId)} />
    </div>
  )
}

export const ServicesIsland = islandWithErrorBoundary(Services)
