import { memo, type ComponentProps, type CSSProperties } from 'react'
import { ButtonLink, TextLink } from '../../components/link'
import { Picture } from '../../components/picture/picture'
import { ServiceItem } from '../../components/service-item'
import { inquiryHref } from '../../lib/topic-url'
import { AccordionHeading } from './accordion-heading'
import { IdleGlow } from './idle-glow'
import type { ShownService } from './services-props'
import styles from './services.module.css'

/** A custom element that no script defines, because only to those React passes `hidden="until-found"` on as it is. */
const ServiceBlock = 'service-block' as 'section'
const UNTIL_FOUND = 'until-found' as unknown as boolean

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  service: ShownService
  /** The text of the link to the service's page. */
  pageLinkText: string
  isOpen: boolean
  /** Whether it is open, and in the middle of the window. */
  isInView: boolean
  /** Whether it has replaced another, so that its picture and its text come in one after the other. */
  shouldAnimateIn: boolean
  heading: 'h2' | 'h3'
}

/**
 * A service: its slot, which has the id, with its heading in the accordion and its block. Only the block of the
 * open service has a height, except in print, without scripts and while all are measured. Memoised, so that a change of the
 * open service renders two services only.
 */
export const Service = memo(function Service(props: Props) {
  const { service, heading, isOpen, shouldAnimateIn } = props
  const { id, arrangement, textDelay } = service
  const delay = { '--service-text-delay': `${textDelay}s` } as CSSProperties
  return (
    <div id={id} className={`stack ${styles.slot}`}>
      <AccordionHeading service={service} isOpen={isOpen} heading={heading} />
      <ServiceBlock
        className={`page-margin on-picture ${styles.block}`}
        data-service={id}
        data-arrangement={arrangement}
        data-animated={shouldAnimateIn || undefined}
        style={shouldAnimateIn ? delay : undefined}
        hidden={isOpen ? undefined : UNTIL_FOUND}
        // A search may have opened it before hydration.
        suppressHydrationWarning
      >
        <BlockContent {...props} />
      </ServiceBlock>
    </div>
  )
})

function BlockContent(props: Props) {
  const { service, pageLinkText, heading: Heading, isInView, loading, fetchPriority } = props
  const { title, text, items, picture, glow } = service
  return (
    <>
      <Heading className={`display-3 ${styles.title}`}>
        {service.pageHref ? <a href={service.pageHref}>{title}</a> : title}
      </Heading>
      <div className={`has-overlay ${styles.pictureArea}`}>
        <div className={`fill-parent ${styles.picture}`}>
          <Picture className="cropped" {...{ picture, loading, fetchPriority }} />
          {isInView && glow && <IdleGlow {...glow} focus={picture.focus} />}
        </div>
      </div>
      <p className={`prose ${styles.text}`}>{text}</p>
      <ul className={`columns ${styles.items}`}>
        {items.map((item, index) => (
          <ServiceItem key={index} {...item} className={styles.item} />
        ))}
      </ul>
      <Links service={service} pageLinkText={pageLinkText} />
    </>
  )
}

/** Links to the form and, if there is one, to the service's page. */
const Links = ({ service, pageLinkText }: Pick<Props, 'service' | 'pageLinkText'>) => (
  <div className={`cluster ${styles.actions}`}>
    <ButtonLink className={styles.inquiryLink} href={inquiryHref(service.id)}>
      {service.inquiryLink.label}
    </ButtonLink>
    {service.pageHref && (
      <TextLink
        className="touch-target screen-only"
        href={service.pageHref}
        aria-label={`${pageLinkText}: ${service.menuName}`}
      >
        {pageLinkText}
      </TextLink>
    )}
  </div>
)
