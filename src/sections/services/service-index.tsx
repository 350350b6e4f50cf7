import type { ServicesProps } from './services-props'
import styles from './service-index.module.css'

type Props = Pick<ServicesProps, 'services'> & { openIndex: number }

/** The six names as links, in the pinned layout: points of a route, which is solid as far as the open one. */
export const ServiceIndex = ({ services, openIndex }: Props) => (
  <ol className={`page-margin screen-only ${styles.index}`}>
    {services.map(({ id, indexName }, index) => (
      <li key={id} className={styles.entry}>
        <a
          className={styles.link}
          href={`#${id}`}
          aria-current={index === openIndex ? 'true' : undefined}
          // It comes before the open one.
          data-passed={index < openIndex || undefined}
        >
          {indexName}
        </a>
      </li>
    ))}
  </ol>
)
