import type { ServicesProps } from './services-props'
import styles from './stepper.module.css'

type Props = Pick<ServicesProps, 'services'> & { openIndex: number }

/** The names of the services as links, in the pinned layout: stops on a route that is solid as far as the open service. */
export const Stepper = ({ services, openIndex }: Props) => (
  <ol className={`page-margin screen-only ${styles.stepper}`}>
    {services.map(({ id, indexName }, index) => (
      <li key={id} className={styles.entry}>
        <a
          className={styles.link}
          href={`#${id}`}
          aria-current={index === openIndex ? 'true' : undefined}
          // A service before the open one.
          data-passed={index < openIndex || undefined}
        >
          {indexName}
        </a>
      </li>
    ))}
  </ol>
)
