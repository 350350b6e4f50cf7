import type { Content } from '../../content/read-content'
import { servicePageHref } from '../../lib/sections'
import styles from './footer.module.css'

/** The pages of the six services. */
export const ServiceLinks = ({ content }: { content: Content }) => (
  <nav className={styles.services} aria-label={content['service-pages'].labels.pages}>
    <ul className={styles.serviceLinks}>
      {content.services.services.map(({ id, menu }) => (
        <li key={id}>
          <a className="target small" href={servicePageHref(id)}>
            {menu}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
