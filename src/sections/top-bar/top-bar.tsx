import { useEffect, type MouseEvent } from 'react'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import { withErrorBoundary } from '../../components/section-boundary/with-error-boundary'
import type { LogoSize } from '../../content/brand'
import type { Company } from '../../content/company'
import type { Navigation } from '../../content/schemas'
import type { Service } from '../../content/services'
import { pushHistory } from '../../lib/browser'
import { moveWithoutTimelines } from '../../lib/scroll-fallback'
import {
  SECTION_IDS,
  sectionHref,
  sectionOf,
  serviceHref,
  type PageId,
  type SectionId,
} from '../../lib/sections'
import phoneStyles from './phone-menu.module.css'
import borderStyles from './progress-border.module.css'
import menuStyles from './services-menu.module.css'
import styles from './top-bar.module.css'
import { useActiveSection } from './use-active-section'

export interface TopBarProps {
  page: PageId
  drawing: LogoSize
  navigation: Pick<Navigation, SectionId | 'logo' | 'mainLabel' | 'menu' | 'close'>
  services: Pick<Service, 'id' | 'menu'>[]
  email: Company['email']
  phone: string
}

const SERVICES_MENU = 'services-menu'
const PHONE_MENU = 'phone-menu'

/** The logo leads to the landing page, or to its top if this is that page. */
function goToTop(event: MouseEvent) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || location.pathname !== '/') return
  if (!pushHistory(null, '/')) return
  event.preventDefault()
  scrollTo({ top: 0 })
}

/** Closes an open menu when the focus moves to anything but the menu and its button. */
function useCloseOnFocusOutside() {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      for (const id of [SERVICES_MENU, PHONE_MENU]) {
        const menu = document.getElementById(id)
        const isInMenu = menu?.contains(target as Element)
        const isButton = (target as Element).matches(`[popovertarget="${id}"]`)
        if (!isInMenu && !isButton) menu?.hidePopover?.()
      }
    }
    addEventListener('focusin', onFocusIn)
    return () => removeEventListener('focusin', onFocusIn)
  }, [])
}

/** Logo and navigation, fixed to the top of the viewport on the background of the active section. */
function TopBar({ page, drawing, navigation, services, email, phone }: TopBarProps) {
  const active = useActiveSection(sectionOf(page))
  useCloseOnFocusOutside()
  useEffect(moveWithoutTimelines, [])
  const link = (section: SectionId, className: string | undefined) => (
    <a
      key={section}
      className={className}
      href={sectionHref(page, section)}
      aria-current={active === section ? 'true' : undefined}
    >
      {navigation[section]}
    </a>
  )

  return (
    <header className={styles.bar} data-background={active ?? 'about'}>
      <div className={styles.row}>
        <a className={styles.logo} href="/" aria-label={navigation.logo} onClick={goToTop}>
          <Logo drawing={drawing} className={styles.drawing} />
        </a>
        <nav className={styles.entries} aria-label={navigation.mainLabel}>
          {link('home', styles.entry)}
          {link('about', styles.entry)}
          <button
            type="button"
            className={styles.entry}
            popoverTarget={SERVICES_MENU}
            aria-current={active === 'services' ? 'true' : undefined}
          >
            {navigation.services}
            <Icon name="chevron" className={styles.chevron} />
          </button>
          {link('contact', styles.entry)}
        </nav>
        <button type="button" className={styles.menuButton} popoverTarget={PHONE_MENU}>
          <span className={styles.whenClosed}>{navigation.menu}</span>
          <span className={styles.whenOpen}>{navigation.close}</span>
          <svg width="22" height="12" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path className={styles.whenClosed} d="M0 1h22M0 11h22" />
            <path className={styles.whenOpen} d="M5 0l12 12M17 0 5 12" />
          </svg>
        </button>
      </div>
      <div className={borderStyles.border} aria-hidden="true">
        <div className={borderStyles.read} />
        <div className={borderStyles.position} />
      </div>
      <ServiceLinks
        id={SERVICES_MENU}
        popover="auto"
        page={page}
        services={services}
        styles={menuStyles}
      />
      <div id={PHONE_MENU} popover="auto" className={phoneStyles.sheet}>
        <nav aria-label={navigation.mainLabel}>
          {SECTION_IDS.map((section) => (
            <div key={section} className={phoneStyles.group}>
              {link(section, phoneStyles.entry)}
              {section === 'services' && (
                <ServiceLinks page={page} services={services} styles={phoneStyles} />
              )}
            </div>
          ))}
        </nav>
        <p className={phoneStyles.foot}>
          <a href={`mailto:${email}`}>{email}</a>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
        </p>
      </div>
    </header>
  )
}

interface ServiceLinksProps extends Pick<TopBarProps, 'page' | 'services'> {
  id?: string
  popover?: 'auto'
  /** The classes `services`, `item` and `service`. */
  styles: Readonly<Record<string, string>>
}

/** The six services. On a page that has them, a link opens its service without leaving. */
const ServiceLinks = ({ page, services, styles: listStyles, ...menu }: ServiceLinksProps) => (
  <ul {...menu} className={listStyles['services']}>
    {services.map(({ id, menu: name }) => (
      <li key={id} className={listStyles['item']}>
        <a className={listStyles['service']} href={serviceHref(page, id)}>
          {name}
        </a>
      </li>
    ))}
  </ul>
)

/** If it fails, the page goes on without it; the footer has the same links. */
export const TopBarIsland = withErrorBoundary(TopBar, () => null)
