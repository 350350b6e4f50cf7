import { useRef } from 'react'
import { Icon } from '../../components/icon/icon'
import { SectionFailure } from '../../components/section-boundary/section-failure'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { DESKS_ID, SERVICE_IDS } from '../../lib/sections'
import { Service } from './service'
import indexStyles from './service-index.module.css'
import type { ServicesProps } from './services-props'
import styles from './services.module.css'
import { useServices } from './use-services'

/**
 * The six services, one open at a time. Where the viewport has room they share a pinned stage, and scrolling
 * through the section opens one after the other; elsewhere they are a list, and only headings, menus and
 * links open them.
 */
function ServicesStage({ headline, skip, services, isFirst }: ServicesProps) {
  const root = useRef<HTMLDivElement>(null)
  const { open, left, isCrowded } = useServices(root)
  const Heading = isFirst ? 'h1' : 'h2'
  const openIndex = SERVICE_IDS.indexOf(open)

  return (
    <div ref={root} className={styles.services} data-stage={isCrowded ? undefined : ''}>
      <div className={styles.tracks} aria-hidden="true">
        {SERVICE_IDS.map((id) => (
          <i key={id} data-track={id} />
        ))}
      </div>
      <div className={styles.stage}>
        <header className={`page-margin ${styles.header}`}>
          <Heading className="label">{headline}</Heading>
          <a className={`label link ${styles.skip}`} href={isFirst ? `#${DESKS_ID}` : '#contact'}>
            {skip}
            <Icon name="arrow-down" />
          </a>
        </header>
        <div className={styles.blocks}>
          {services.map((service, index) => (
            <Service
              key={service.id}
              service={service}
              isOpen={service.id === open}
              left={service.id === open ? services.find(({ id }) => id === left) : undefined}
              isFirst={isFirst && index === 0}
              heading={isFirst ? 'h2' : 'h3'}
            />
          ))}
        </div>
        <ol className={`page-margin ${indexStyles.index}`}>
          {services.map(({ id, index }, place) => (
            <li key={id} className={`waypoint ${indexStyles.entry}`}>
              <a
                className={`small ${indexStyles.link}`}
                href={`#${id}`}
                aria-current={id === open ? 'true' : undefined}
                data-passed={place < openIndex || undefined}
              >
                {index}
              </a>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const SafeStage = withErrorBoundary(ServicesStage, SectionFailure)

export const Services = (props: ServicesProps) => (
  <section id="services">
    <SafeStage {...props} />
  </section>
)
