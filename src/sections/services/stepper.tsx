import type { ServicesProps } from './services-props'
import styles from './stepper.module.css'

type Props = Pick<ServicesProps, 'services'> & { openIndex: number }

/** Renders the stepper of the pinned layout. */
export const Stepper = ({ services, openIndex }: Props) => (
  <ol className={`page-margin screen-only ${styles.stepper}`}>
    {services.map(({ id, stepLabel }, index) => (
      <li key={id} className={styles.step}>
        <a
          className={styles.link}
          href={`#${id}`}
          aria-current={index === openIndex ? 'true' : undefined}
          data-passed={index < openIndex || undefined}
        >
          {stepLabel}
        </a>
      </li>
    ))}
  </ol>
)
