import { ContainerMark } from '../../components/container-mark/container-mark'
import styles from './service-row.module.css'
import type { ServiceEntry } from './services'

interface Props {
  service: ServiceEntry
  isExpanded: boolean
}

/** A service's heading in the list, which opens it. */
export function ServiceRow({ service, isExpanded }: Props) {
  return (
    <h3 className={styles.row} data-expanded={isExpanded || undefined}>
      <a className={styles.link} href={`#${service.id}`} aria-expanded={isExpanded}>
        {isExpanded ? service.title.join(' ') : service.menu}
        <ContainerMark serial={service.serial} inRow />
      </a>
    </h3>
  )
}
