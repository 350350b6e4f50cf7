import { Icon } from '../../components/icon'
import { Picture } from '../../components/picture/picture'
import type { ServiceEntry } from './services-props'
import styles from './accordion-heading.module.css'

interface Props {
  service: Pick<ServiceEntry, 'id' | 'title' | 'menuName' | 'picture'>
  isOpen: boolean
  heading: 'h2' | 'h3'
}

/** Renders an open service's title, or a closed service's short name. */
export function AccordionHeading({ service, isOpen, heading: Heading }: Props) {
  const { id, title, menuName, picture } = service
  return (
    <Heading className={styles.heading}>
      <a className={`screen-only ${styles.link}`} href={`#${id}`} aria-expanded={isOpen}>
        <span className={`page-margin display-3 ${styles.whenOpen}`}>{title}</span>
        <span
          className={`page-margin display-4 overlay-host with-background-picture ${styles.whenClosed}`}
        >
          <Picture picture={{ ...picture, sizes: '100vw', alt: '' }} className="object-cover" />
          <span>{menuName}</span>
          <span className={styles.chevronBox}>
            <Icon name="chevron" scale={1.2} />
          </span>
        </span>
      </a>
    </Heading>
  )
}
