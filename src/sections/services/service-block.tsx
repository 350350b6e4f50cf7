import { useEffect, useRef, type CSSProperties } from 'react'
import { hiddenUntilFound } from '../../lib/hidden-until-found'
import type { Picture as PictureFiles } from '../../lib/responsive-picture'
import { ContainerMark } from '../../ui/container-mark/container-mark'
import { Picture } from '../../ui/picture/picture'
import styles from './service-block.module.css'
import type { ShownService } from './services'

interface Props {
  service: ShownService
  isExpanded: boolean
  /** The picture that was in the frame before: it stays beneath while the new one is wiped over it. */
  replaced: PictureFiles | undefined
  /** The browser's find-in-page has hit this block. */
  onFound: () => void
}

/** One of the six services: title, picture, mark, text and what it includes. */
export function ServiceBlock({ service, isExpanded, replaced, onFound }: Props) {
  const block = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = block.current
    element?.addEventListener('beforematch', onFound)
    return () => element?.removeEventListener('beforematch', onFound)
  }, [onFound])

  return (
    <div
      ref={block}
      id={service.id}
      tabIndex={-1}
      className={styles.block}
      data-service=""
      data-layout={service.layout}
      data-arrived={replaced ? '' : undefined}
      style={{ '--delay': `${service.delay}s` } as CSSProperties}
      {...hiddenUntilFound(!isExpanded)}
    >
      <h3 className={styles.title} data-lines={service.title.length}>
        {service.title.map((line, index) => (
          <span key={line} className={styles.line}>
            {index > 0 && ' '}
            {line}
          </span>
        ))}
      </h3>
      <div className={styles.frame}>
        {replaced && (
          <div className={styles.replaced} aria-hidden="true">
            <Picture picture={replaced} ornament className={styles.picture} />
          </div>
        )}
        <div className={styles.wipe}>
          <Picture picture={service.picture} className={styles.picture} />
        </div>
      </div>
      <div className={styles.text}>
        <ContainerMark serial={service.serial} />
        <p className={styles.paragraph}>{service.text}</p>
      </div>
      <ul className={styles.items}>
        {service.items.map((item) => (
          <li key={item} className={styles.item}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
