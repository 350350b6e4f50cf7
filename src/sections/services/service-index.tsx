import { SERVICE_IDS, type ServiceId } from '../../lib/sections'
import styles from './service-index.module.css'
import type { ServiceEntry } from './services'

interface Props {
  services: ServiceEntry[]
  expanded: ServiceId
}

/** Shows on a service's own scale how much of it has been passed, 0 to 1. On the whole stage, its style would be worked out anew. */
export const showShare = (section: HTMLElement, id: ServiceId, share: number) =>
  section
    .querySelector<HTMLElement>(`ol [href="#${id}"]`)!
    .style.setProperty('--share', share.toFixed(3))

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
