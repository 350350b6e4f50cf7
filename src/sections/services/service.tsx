import { useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { inquiryHref } from '../../lib/asked-service'
import { PAPERS_HREF } from '../../lib/papers-href'
import { SERVICE_IDS } from '../../lib/sections'
import { hiddenUntilFound } from './hidden-until-found'
import rowStyles from './service-row.module.css'
import styles from './service.module.css'
import type { ServicesProps } from './services-props'

type ServiceProps = ServicesProps['services'][number]

interface Props {
  service: ServiceProps
  /** Its place among the six, from 0. */
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
export function Service({
  service,
  index,
  isOpen,
  previous,
  isNear,
  isFirst,
  heading: Heading,
}: Props) {
  const { id, menu, title, layout, delay, text, items, ask, picture, zoom } = service
  const frame = useRef<HTMLDivElement>(null)
  const isImagePending = useIsImagePending(frame, previous?.id)
  const strip = { ...picture, sizes: '100vw' }
  return (
    <div className={styles.service}>
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
        <div ref={frame} className={styles.frame}>
          <div className={styles.picture} data-parallax="section">
            <Picture picture={picture} className="cropped" isFirst={isFirst} isEager={isNear} />
          </div>
          {previous && (
            <div
              key={previous.id}
              className={`${styles.frame} ${styles.previous}`}
              data-index={SERVICE_IDS.indexOf(previous.id)}
              data-layout={previous.layout}
            >
              <div className={styles.picture} data-parallax="section">
                <Picture picture={previous.picture} className="cropped" isDecorative isLoaded />
              </div>
            </div>
          )}
        </div>
        <p className={styles.text}>{text}</p>
        <ul className={styles.items}>
          {items.map(({ text: item, proof }) => (
            <li key={item} className={proof ? `${styles.item} ${styles.proven}` : styles.item}>
              {proof ? (
                <>
                  <span>{item}</span>{' '}
                  <a className="proof link numeric" href={PAPERS_HREF}>
                    {proof}
                  </a>
                </>
              ) : (
                item
              )}
            </li>
          ))}
        </ul>
        <a className={`button ${styles.ask}`} href={inquiryHref(id)}>
          {ask}
          <Icon name="arrow-right" scale={1.2} />
        </a>
      </div>
    </div>
  )
}

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
