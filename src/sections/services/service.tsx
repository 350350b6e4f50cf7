import { memo, type ComponentProps } from 'react'
import { IncludedItem } from '../../components/included-item'
import { ButtonLink, TextLink } from '../../components/links'
import { Picture } from '../../components/picture/picture'
import { inquiryHref } from '../../lib/topic-url'
import { AccordionHeading } from './accordion-heading'
import { GlowWhileNotScrolling } from './glow-while-not-scrolling'
import type { ServiceEntry } from './services-props'
import styles from './services.module.css'

/** React passes `hidden="until-found"` only to custom elements, so a service block is a custom element. */
const ServiceBlock = 'service-block' as 'section'
const UNTIL_FOUND = 'until-found' as unknown as boolean

interface Props extends Pick<ComponentProps<'img'>, 'loading' | 'fetchPriority'> {
  service: ServiceEntry
  index: number
  pageLinkText: string
  isOpen: boolean
  isInView: boolean
  shouldAnimateIn: boolean
  heading: 'h2' | 'h3'
}

/** With `memo`, opening a service updates only two services. */
export const Service = memo(function Service(props: Props) {
  const { service, index, heading, isOpen, shouldAnimateIn } = props
  const { id, arrangement, textDelay } = service
  return (
    <div id={id} className={`stack ${styles.service}`} style={{ '--service-index': index }}>
      <AccordionHeading service={service} isOpen={isOpen} heading={heading} />
      <ServiceBlock
        className={`page-margin with-background-picture ${styles.panel}`}
        data-service={id}
        data-arrangement={arrangement}
        data-animated={shouldAnimateIn || undefined}
        style={shouldAnimateIn ? { '--service-text-delay': `${textDelay}s` } : undefined}
        hidden={isOpen ? undefined : UNTIL_FOUND}
        // Find-in-page can open a service before hydration, so `hidden` may differ from the prerendered HTML.
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
      <div className={`overlay-host ${styles.pictureArea}`}>
        <div className={`cover ${styles.picture}`}>
          <Picture className="object-cover" {...{ picture, loading, fetchPriority }} />
          {isInView && glow && <GlowWhileNotScrolling {...glow} focus={picture.focus} />}
        </div>
      </div>
      <p className={`max-line-length ${styles.text}`}>{text}</p>
      <ul className={`columns ${styles.includedItems}`}>
        {items.map((item, index) => (
          <IncludedItem key={index} {...item} className={styles.includedItem} />
        ))}
      </ul>
      <ServiceLinks service={service} pageLinkText={pageLinkText} />
    </>
  )
}

const ServiceLinks = ({ service, pageLinkText }: Pick<Props, 'service' | 'pageLinkText'>) => (
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
