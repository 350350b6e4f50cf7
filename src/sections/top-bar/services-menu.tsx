import type { TopBarProps } from './top-bar'
import { ServiceLink } from './service-link'
import styles from './services-menu.module.css'

type Props = Pick<TopBarProps, 'page' | 'services'> & { id: string }

/** The sheet of the six services. The browser opens it, and closes it on Esc and on a press outside. */
export function ServicesMenu({ id, page, services }: Props) {
  return (
    <ul id={id} popover="auto" className={styles.sheet}>
      {services.map((service) => (
        <li key={service.id} className={styles.row}>
          <ServiceLink page={page} service={service} className={styles.link} />
        </li>
      ))}
    </ul>
  )
}
