import type { Company } from '../../content/company'
import type { Navigation } from '../../content/schemas'
import type { Service } from '../../content/services'
import {
  SECTION_IDS,
  sectionHref,
  sectionOf,
  type PageId,
  type SectionId,
} from '../../lib/sections'
import { useActiveSection } from '../../state/use-active-section'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import { PhoneMenu } from './phone-menu'
import { PlainBar } from './plain-bar'
import { ServicesMenu } from './services-menu'
import styles from './top-bar.module.css'
import { ProgressBorder } from './progress-border'

export interface TopBarProps {
  page: PageId
  navigation: Pick<Navigation, SectionId | 'logo' | 'mainLabel' | 'menu' | 'close'>
  services: Pick<Service, 'id' | 'menu' | 'serial'>[]
  email: Company['email']
  phone: string
}

const SERVICES_MENU = 'services-menu'
const PHONE_MENU = 'phone-menu'

/** The logo leads to the landing page; where that is the page already, to its top. */
function goToTop(event: React.MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname !== '/') return
  event.preventDefault()
  history.pushState(null, '', '/')
  scrollTo({ top: 0 })
}

/** Logo and navigation, fixed to the top of the window on the ground of the active section. */
function TopBar({ page, navigation, services, email, phone }: TopBarProps) {
  const active = useActiveSection(sectionOf(page))
  const current = (section: SectionId) => (active === section ? 'true' : undefined)
  const entries = { page, navigation, services, current }

  return (
    <header className={styles.bar} data-ground={active ?? 'about'}>
      <div className={styles.row}>
        <a className={styles.logo} href="/" aria-label={navigation.logo} onClick={goToTop}>
          <Logo drawing="bar" className={styles.name} />
          <Logo drawing="mark" className={styles.mark} />
        </a>
        <nav className={styles.entries} aria-label={navigation.mainLabel}>
          {SECTION_IDS.map((section) =>
            section === 'services' ? (
              <button
                key={section}
                type="button"
                className={styles.entry}
                popoverTarget={SERVICES_MENU}
                aria-current={current(section)}
              >
                {navigation.services}
                <Icon name="chevron" className={styles.chevron} />
              </button>
            ) : (
              <a
                key={section}
                className={styles.entry}
                href={sectionHref(page, section)}
                aria-current={current(section)}
              >
                {navigation[section]}
              </a>
            ),
          )}
        </nav>
        <button type="button" className={styles.menuButton} popoverTarget={PHONE_MENU}>
          <span className={styles.whenClosed}>{navigation.menu}</span>
          <span className={styles.whenOpen}>{navigation.close}</span>
          <svg
            className={styles.menuIcon}
            width="22"
            height="12"
            viewBox="0 0 22 12"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path className={styles.whenClosed} d="M0 1h22M0 11h22" />
            <path className={styles.whenOpen} d="M5 0l12 12M17 0 5 12" />
          </svg>
        </button>
      </div>
      <ProgressBorder />
      <ServicesMenu id={SERVICES_MENU} {...entries} />
      <PhoneMenu id={PHONE_MENU} email={email} phone={phone} {...entries} />
    </header>
  )
}

export const TopBarIsland = withErrorBoundary(TopBar, PlainBar)
