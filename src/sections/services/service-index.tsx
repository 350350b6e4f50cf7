import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import styles from './service-index.module.css'
import type { ServiceEntry } from './services'

interface Props {
  services: ServiceEntry[]
  expanded: ServiceId
}

/** The six names under a scale that shows how far through them the visitor is. */
export function ServiceIndex({ services, expanded }: Props) {
  const reached = SERVICE_IDS.indexOf(expanded)
  return (
    <ol className={styles.index}>
      {services.map(({ id, index }, place) => (
        <li key={id} className={styles.entry}>
          <a
            className={styles.link}
            href={`#${id}`}
            aria-current={id === expanded ? 'true' : undefined}
            data-passed={place < reached || undefined}
          >
            {index}
          </a>
        </li>
      ))}
    </ol>
  )
}
