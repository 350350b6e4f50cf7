import type { CSSProperties } from 'react'
import { Icon } from '../../components/icon/icon'
import { Picture } from '../../components/picture/picture'
import { Scene } from '../../components/scene/scene'
import { inquiryHref } from '../../lib/asked-service'
import { PAPERS_HREF } from '../../lib/papers-href'
import { hiddenUntilFound } from './hidden-until-found'
import rowStyles from './service-row.module.css'
import sceneStyles from './service-scene.module.css'
import styles from './service.module.css'
import type { ServicesProps } from './services-props'
import { scrollRange } from './stage'

type ServiceProps = ServicesProps['services'][number]

interface Props {
  service: ServiceProps
  isOpen: boolean
  /** The service that the block has replaced: then its picture is wiped away over the new one. */
  left: ServiceProps | undefined
  isFirst: boolean
  heading: 'h2' | 'h3'
}

/** One of the six services: its heading in the list, and its block, which is open or has no height. */
export function Service({ service, isOpen, left, isFirst, heading: Heading }: Props) {
  const { id, menu, title, layout, delay, text, items, ask, picture, scene } = service
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
            title.join(' ')
          ) : (
            <>
              <Picture picture={strip} className={`cropped ${rowStyles.strip}`} isDecorative />
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
        data-layout={layout}
        data-arrived={left && ''}
        style={left && ({ '--delay': `${delay}s` } as CSSProperties)}
        {...hiddenUntilFound(!isOpen)}
      >
        <Heading className={`display-3 ${styles.title}`}>{title.join(' ')}</Heading>
        <div className={styles.frame}>
          <Picture picture={picture} className="cropped" isFirst={isFirst} isShifting />
          {left && (
            <div
              key={left.id}
              className={`${styles.frame} ${styles.left}`}
              data-layout={left.layout}
              style={{ '--scroll-range': scrollRange(left.id) } as CSSProperties}
            >
              <Picture
                picture={left.picture}
                className="cropped"
                isDecorative
                isLoaded
                isShifting
              />
            </div>
          )}
        </div>
        <Scene {...scene} className={sceneStyles.scene} />
        <div className={styles.text}>
          <p>{text}</p>
        </div>
        <ul className={styles.items}>
          {items.map(({ text: item, proof }) => (
            <li key={item} className={proof ? `${styles.item} ${styles.proven}` : styles.item}>
              {proof ? (
                <>
                  <span>{item}</span>{' '}
                  <a className="proof link reading" href={PAPERS_HREF}>
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
