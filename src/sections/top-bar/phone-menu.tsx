import { SECTION_IDS, sectionHref, type SectionId } from '../../lib/sections'
import { ServiceLink } from './service-link'
import styles from './phone-menu.module.css'
import type { TopBarProps } from './top-bar'

interface Props extends TopBarProps {
  id: string
  current: (section: SectionId) => 'true' | undefined
}

/** The whole navigation on one sheet, with the six services always in sight. */
export function PhoneMenu({ id, page, navigation, services, email, phone, current }: Props) {
  return (
    <div id={id} popover="auto" className={styles.sheet}>
      <nav aria-label={navigation.mainLabel}>
        {SECTION_IDS.map((section) => (
          <div key={section} className={styles.group}>
            <a
              className={styles.entry}
              href={sectionHref(page, section)}
              aria-current={current(section)}
            >
              {navigation[section]}
            </a>
            {section === 'services' && (
              <ul className={styles.services}>
                {services.map((service) => (
                  <li key={service.id}>
                    <ServiceLink page={page} service={service} className={styles.service} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </nav>
      <p className={styles.foot}>
        <a href={`mailto:${email}`}>{email}</a>
        <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
      </p>
    </div>
  )
}
