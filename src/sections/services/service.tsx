import { memo, type ComponentProps, type CSSProperties } from 'react'
import { ButtonLink, TextLink } from '../../components/link'
import { Picture } from '../../components/picture/picture'
import { ServiceItem } from '../../components/service-item'
import { servicePageHref } from '../../lib/pages'
import { inquiryHref } from '../../lib/topic-url'
import { GlowWhileStill } from './glow-while-still'
import { ServiceHeadingInList } from './service-heading-in-list'
import type { ShownService } from './services-props'
import styles from './service.module.css'

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  service: ShownService
  /** The text of the link to the service's page. */
  pageLinkText: string
  isOpen: boolean
  /** Whether its block has a height: that of the open service, and all six while they are measured. */
  hasHeight: boolean
  /** Whether it has replaced another: then its picture and its text come in one after the other. */
  hasReplacedAnother: boolean
  heading: 'h2' | 'h3'
}

/**
 * One of the six services: its heading in the list, and its block. Of the other five, the blocks have no height, except in
 * print, without scripts, while they are measured, and before hydration if the URL names one. The block is a custom element
 * because to those React writes `hidden="until-found"` as it is. Memoised: a change of the open service renders two of the
 * six.
 */
export const Service = memo(function Service(props: Props) {
  const { service, pageLinkText, heading: Heading } = props
  const { isOpen, hasHeight, hasReplacedAnother, loading, fetchPriority } = props
  const { id, title, menuName, arrangement, text, textDelay, items, picture, glow } = service
  return (
    <div id={id} className={`stack ${styles.slot}`}>
      <ServiceHeadingInList service={service} isOpen={isOpen} heading={Heading} />
      <service-block
        className={`page-margin on-picture ${styles.block}`}
        data-service={id}
        data-arrangement={arrangement}
        data-animated={hasReplacedAnother || undefined}
        style={
          hasReplacedAnother
            ? ({ '--service-text-delay': `${textDelay}s` } as CSSProperties)
            : undefined
        }
        hidden={hasHeight ? undefined : 'until-found'}
        // A search may have opened it before hydration.
        suppressHydrationWarning
      >
        <Heading className={`display-3 ${styles.title}`}>
          <a href={servicePageHref(id)}>{title}</a>
        </Heading>
        <div className={`has-overlay ${styles.pictureArea}`}>
          <div className={`fill-parent ${styles.picture}`}>
            <Picture
              picture={picture}
              className="cropped"
              loading={loading}
              fetchPriority={fetchPriority}
            />
            {isOpen && glow && <GlowWhileStill {...glow} focus={picture.focus} />}
          </div>
        </div>
        <p className={`prose ${styles.text}`}>{text}</p>
        <ul className={`columns ${styles.items}`}>
          {items.map((item, index) => (
            <ServiceItem key={index} {...item} className={styles.item} />
          ))}
        </ul>
        <div className={`cluster ${styles.actions}`}>
          <ButtonLink className={styles.inquiryLink} href={inquiryHref(id)}>
            {service.inquiryLink.label}
          </ButtonLink>
          <TextLink
            className="touch-target screen-only"
            href={servicePageHref(id)}
            aria-label={`${pageLinkText}: ${menuName}`}
          >
            {pageLinkText}
          </TextLink>
        </div>
      </service-block>
    </div>
  )
})
