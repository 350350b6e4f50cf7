import { useRef } from 'react'
import { useWasSectionVisible } from '../../lib/use-visibility'
import { Icon } from '../../components/icon'
import { TextLink } from '../../components/link'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { SERVICE_IDS } from '../../lib/ids'
import { Service } from './service'
import indexStyles from './service-index.module.css'
import type { ServicesProps } from './services-props'
import styles from './services.module.css'
import { useFit } from './use-fit'
import { useOpenService } from './use-open-service'

/** The six services, one open at a time: in the pinned layout or, where they do not fit it, in a list (pinned-layout.ts). */
function Services({ headline, services, isServicesPage, ...texts }: ServicesProps) {
  const root = useRef<HTMLDivElement>(null)
  const { open, hasChanged } = useOpenService(root)
  const fit = useFit(root)
  const wasVisible = useWasSectionVisible(root)
  const Heading = isServicesPage ? 'h1' : 'h2'

  return (
    <div
      ref={root}
      className={styles.services}
      // Together with the media condition of breakpoints.css: the services are pinned. Means nothing in the list.
      data-fit={fit === 'overflows' ? undefined : fit}
    >
      <div className={styles.area}>
        <header className={`page-margin ${styles.header}`} data-parallax="section">
          <Heading className="label">{headline}</Heading>
          {texts.skipLinkText && (
            <TextLink className={`label ${styles.skipLink}`} href="#contact">
              {texts.skipLinkText}
              <Icon name="arrow-down" />
            </TextLink>
          )}
        </header>
        <div className={styles.blocks}>
          {services.map((service, index) => (
            <Service
              key={service.id}
              service={service}
              pageLinkText={texts.pageLinkText}
              isOpen={service.id === open}
              isLaidOut={service.id === open || fit === 'measuring'}
              isEntering={hasChanged && service.id === open}
              // All six pictures at once: when their services open, they are there.
              loading={wasVisible || (isServicesPage && index === 0) ? 'eager' : 'lazy'}
              fetchPriority={isServicesPage && index === 0 ? 'high' : undefined}
              heading={isServicesPage ? 'h2' : 'h3'}
            />
          ))}
        </div>
        <ServiceIndex services={services} selectedIndex={SERVICE_IDS.indexOf(open)} />
      </div>
    </div>
  )
}

/** The six names as links, in the pinned layout: points of a route, which is solid as far as the visitor has come. */
const ServiceIndex = ({
  services,
  selectedIndex,
}: Pick<ServicesProps, 'services'> & { selectedIndex: number }) => (
  <ol className={`page-margin ${indexStyles.index}`}>
    {services.map(({ id, indexName }, index) => (
      <li key={id} className={`route-point ${indexStyles.entry}`}>
        <a
          className={`small ${indexStyles.link}`}
          href={`#${id}`}
          aria-current={index === selectedIndex ? 'true' : undefined}
          // It comes before the selected one.
          data-visited={index < selectedIndex || undefined}
        >
          {indexName}
        </a>
      </li>
    ))}
  </ol>
)

export const ServicesIsland = islandWithErrorBoundary(Services)
