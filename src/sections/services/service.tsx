import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { CREDENTIALS_HREF } from '../../lib/credentials-href'
import { inquiryHref } from '../../lib/inquiry-prefill'
import { SERVICE_IDS } from '../../lib/sections'
import { hiddenUntilFound } from './hidden-until-found'
import rowStyles from './service-row.module.css'
import styles from './service.module.css'
import type { ServicesProps } from './services-props'

type ServiceProps = ServicesProps['services'][number]

interface Props {
  service: ServiceProps
  /** Its position among the six, from 0. */
  index: number
  isOpen: boolean
  /** The service that this one has replaced: then its picture is wiped away over the new one. */
  previous: ServiceProps | undefined
  /** Opens next if the visitor scrolls on: its picture is fetched. */
  isNear: boolean
  /** The first of the page: its picture does not wait. */
  isFirst: boolean
  heading: 'h2' | 'h3'
}

/** One of the six services: its heading in the list, and its block, which is open or has no height. */
export function Service(props: Props) {
  const { service, index, isOpen, previous, heading: Heading } = props
  const { id, title, layout, delay, text, items, inquiryLink } = service
  const frame = useRef<HTMLDivElement>(null)
  const isImagePending = useIsImagePending(frame, previous?.id)
  return (
    <div className={styles.service}>
      <ServiceRow service={service} isOpen={isOpen} heading={Heading} />
      <div
        id={id}
        className={`page-margin ${styles.block}`}
        data-service=""
        data-index={index}
        data-layout={layout}
        data-entering={previous && ''}
        data-image-pending={isImagePending ? '' : undefined}
        style={previous && ({ '--service-delay': `${delay}s` } as CSSProperties)}
        {...hiddenUntilFound(!isOpen)}
      >
        <Heading className={`display-3 ${styles.title}`}>{title}</Heading>
        <Frame {...props} ref={frame} />
        <p className={styles.text}>{text}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <Item key={item.text} {...item} />
          ))}
        </ul>
        <a className={`button ${styles.ask}`} href={inquiryHref(id)}>
          {inquiryLink}
          <Icon name="arrow-right" scale={1.2} />
        </a>
      </div>
    </div>
  )
}

/** A service's heading in the list, with a strip of its picture while it is closed. */
function ServiceRow({
  service: { id, title, menu, picture, zoom },
  isOpen,
  heading: Heading,
}: Pick<Props, 'service' | 'isOpen' | 'heading'>) {
  const strip = { ...picture, sizes: '100vw' }
  return (
    <Heading className={rowStyles.row} data-expanded={isOpen || undefined}>
      <a
        className={`page-margin ${isOpen ? `display-3 ${rowStyles.open}` : `display-4 ${rowStyles.closed}`}`}
        href={`#${id}`}
        aria-expanded={isOpen}
      >
        {isOpen ? (
          title
        ) : (
          <>
            <Picture
              picture={strip}
              className={zoom ? `cropped ${rowStyles.zoomed}` : 'cropped'}
              isDecorative
            />
            {menu}
            <span className={rowStyles.mark}>
              <Icon name="chevron" scale={1.2} />
            </span>
          </>
        )}
      </a>
    </Heading>
  )
}

interface FrameProps extends Pick<Props, 'service' | 'previous' | 'isNear' | 'isFirst'> {
  ref: RefObject<HTMLDivElement | null>
}

/** A service's picture, under the one that it replaces. */
const Frame = ({ ref, service, previous, isNear, isFirst }: FrameProps) => (
  <div ref={ref} className={styles.frame}>
    <div className={styles.picture} data-parallax="section">
      <Picture
        picture={service.picture}
        className="cropped"
        loading={isFirst || isNear ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </div>
    {previous && (
      <div
        key={previous.id}
        className={`${styles.frame} ${styles.previous}`}
        data-index={SERVICE_IDS.indexOf(previous.id)}
        data-layout={previous.layout}
      >
        <div className={styles.picture} data-parallax="section">
          <Picture
            picture={previous.picture}
            className="cropped"
            isDecorative
            loading="eager"
            decoding="sync"
          />
        </div>
      </div>
    )}
  </div>
)

/** Something that a service includes, with the number of the certificate that proves it. */
const Item = ({ text, proof }: ServiceProps['items'][number]) =>
  proof ? (
    <li className={`${styles.item} ${styles.proven}`}>
      <span>{text}</span>{' '}
      <a className="proof link numeric" href={CREDENTIALS_HREF}>
        {proof}
      </a>
    </li>
  ) : (
    <li className={styles.item}>{text}</li>
  )

/** Whether the first picture in `frame` cannot be painted yet, since another service was replaced. */
function useIsImagePending(frame: RefObject<HTMLElement | null>, replaced: string | undefined) {
  const [isPending, setPending] = useState(false)
  useLayoutEffect(() => {
    if (!replaced) return
    let isCurrent = true
    setPending(true)
    const show = () => isCurrent && setPending(false)
    frame.current!.querySelector('img')!.decode().then(show, show)
    return () => {
      isCurrent = false
    }
  }, [frame, replaced])
  return isPending
}
