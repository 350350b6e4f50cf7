import { useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { ServiceItem } from '../../components/service-item/service-item'
import { Icon } from '../../components/icon/icon'
import { ButtonLink, TextLink } from '../../components/link/link'
import { Picture } from '../../components/picture/picture'
import { PictureLight } from '../../components/picture/picture-light'
import { inquiryHref } from '../../lib/inquiry-prefill'
import { SERVICE_IDS, servicePageHref, type ServiceId } from '../../lib/sections'
import { blockOf } from './pinned-layout'
import headingStyles from './list-heading.module.css'
import styles from './service.module.css'
import type { ServicesProps } from './services-props'

type ServiceEntry = ServicesProps['services'][number]

interface Props {
  service: ServiceEntry
  /** The text of the link to the service's page. */
  pageLinkText: string
  isSelected: boolean
  /** The service that this one has replaced, until the next change. The pinned layout wipes its picture away over the new one. */
  previous: ServiceEntry | undefined
  /** Whether scrolling on, or back, may select it next: its picture is fetched. Never before the section was visible. */
  isNeighbour: boolean
  /** Whether its light is shown: a drawing blended over the picture, which moves once, when the visitor can see it. */
  showsLight: boolean
  /** Whether the page begins with it: its picture does not wait. */
  isFirstOnPage: boolean
  heading: 'h2' | 'h3'
}

/**
 * Hides a block until find-in-page or a link leads to it. React writes `hidden="until-found"` as plain `hidden`
 * (19.3); in capitals, which is the same attribute in HTML, it passes it on as it is.
 */
const HIDDEN_UNTIL_FOUND: object = { HIDDEN: 'until-found' }

/**
 * One of the six services: its heading in the list, and its block. That of the selected service is open, the others have no
 * height, except while all are measured (`data-measuring`), in print, without scripts, and where these have failed to
 * load (`data-plain`).
 */
export function Service(props: Props) {
  const { service, isSelected, previous, isNeighbour, showsLight, isFirstOnPage } = props
  const Heading = props.heading
  const { id, title, arrangement, textDelay, text, items } = service
  const isImagePending = useIsImagePending(id, previous?.id)
  return (
    <div className={`stack ${styles.service}`}>
      <ListHeading {...props} />
      <div
        id={id}
        className={`page-margin on-picture ${styles.block}`}
        data-service=""
        data-arrangement={arrangement}
        data-entering={previous && ''}
        data-image-pending={isImagePending ? '' : undefined}
        style={previous && ({ '--service-text-delay': `${textDelay}s` } as object)}
        {...(!isSelected && HIDDEN_UNTIL_FOUND)}
      >
        <Heading className={`display-3 ${styles.title}`}>
          <a href={servicePageHref(id)}>{title}</a>
        </Heading>
        <PictureFrame
          service={service}
          showsLight={showsLight}
          loading={isFirstOnPage || isNeighbour ? 'eager' : 'lazy'}
          fetchPriority={isFirstOnPage ? 'high' : undefined}
        >
          {previous && (
            <PictureFrame
              key={previous.id}
              service={previous}
              isDecorative
              loading="eager"
              decoding="sync"
            />
          )}
        </PictureFrame>
        <p className={styles.text}>{text}</p>
        <ul className={`columns ${styles.items}`}>
          {items.map((item) => (
            <ServiceItem key={item.text} {...item} className={styles.item} />
          ))}
        </ul>
        <Links {...props} />
      </div>
    </div>
  )
}

const Links = ({ service: { id, menuName, inquiryLink }, pageLinkText }: Props) => (
  <div className={`cluster ${styles.actions}`}>
    <ButtonLink className={styles.inquiryLink} href={inquiryHref(id)}>
      {inquiryLink.label}
    </ButtonLink>
    <TextLink
      className={`touch-target ${styles.pageLink}`}
      href={servicePageHref(id)}
      aria-label={`${pageLinkText}: ${menuName}`}
    >
      {pageLinkText}
    </TextLink>
  </div>
)

/** A service's heading in the list. While it is closed, with a strip of its picture. */
function ListHeading({ service, isSelected, heading: Heading }: Props) {
  const { id, title, menuName, picture } = service
  const classes = isSelected
    ? `display-3 ${headingStyles.open}`
    : `display-4 has-overlay on-picture ${headingStyles.closed}`
  return (
    <Heading className={headingStyles.heading} data-expanded={isSelected || undefined}>
      <a className={`page-margin ${classes}`} href={`#${id}`} aria-expanded={isSelected}>
        {isSelected ? (
          title
        ) : (
          <>
            <Picture picture={{ ...picture, sizes: '100vw' }} className="cropped" isDecorative />
            {menuName}
            <span className={headingStyles.mark}>
              <Icon name="chevron" scale={1.2} />
            </span>
          </>
        )}
      </a>
    </Heading>
  )
}

interface PictureFrameProps extends Omit<ComponentProps<typeof Picture>, 'picture'> {
  service: ServiceEntry
  showsLight?: boolean
  children?: ReactNode
}

/** A service's picture, clipped to its place in the block, under the one that it replaces. The scroll moves it (`data-parallax`). */
const PictureFrame = ({ service, showsLight, children, ...props }: PictureFrameProps) => (
  <div
    className={`has-overlay ${styles.frame}`}
    data-service-number={SERVICE_IDS.indexOf(service.id)}
    data-arrangement={service.arrangement}
  >
    <div className={`parallax-room ${styles.picture}`} data-parallax="section">
      <Picture picture={service.picture} className="cropped" {...props} />
      {showsLight && service.light && (
        <PictureLight {...service.light} focus={service.picture.focus} />
      )}
    </div>
    {children}
  </div>
)

/** Whether a service that has replaced another has a picture that cannot be painted yet. */
function useIsImagePending(id: ServiceId, previous: ServiceId | undefined) {
  const [isPending, setPending] = useState(false)
  useLayoutEffect(() => {
    if (!previous) return
    let isCurrent = true
    setPending(true)
    const show = () => isCurrent && setPending(false)
    // Its first picture is its own; the one that it replaces comes after it.
    blockOf(id).querySelector('img')!.decode().then(show, show)
    return () => {
      isCurrent = false
      setPending(false)
    }
  }, [id, previous])
  return isPending
}
