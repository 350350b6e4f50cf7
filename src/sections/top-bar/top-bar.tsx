import type { MouseEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Badge } from '../../components/badge'
import { Icon } from '../../components/icon'
import { telephoneHref } from '../../components/link'
import { Logo } from '../../components/logo'
import { tryPushHistory } from '../../lib/browser'
import { isUnmodifiedClick } from '../../lib/events'
import { SECTION_IDS, type SectionId } from '../../lib/ids'
import { sectionHref, sectionOf, serviceHref } from '../../lib/pages'
import styles from './top-bar.module.css'
import type { TopBarProps } from './top-bar-props'
import { useActiveSection, useIsOverLight } from './use-position'

/** Whether the top of a page is light: in contact, and outside every section, but for the error screen. */
const beginsLight = (page: TopBarProps['page']) =>
  page !== 'error' && !['home', 'about', 'services'].includes(sectionOf(page) ?? '')

const MENU_ID = 'menu'
const barLinkClass = `small ${styles.entry}`

/** On the landing page the logo scrolls to the top instead of loading the page; at the top it changes nothing. */
function goToTop(event: MouseEvent) {
  if (!isUnmodifiedClick(event) || location.pathname !== '/') return
  const isThere = scrollY === 0 && !location.hash
  if (!isThere && !tryPushHistory(null, location.pathname + location.search)) return
  event.preventDefault()
  scrollTo({ top: 0 })
}

/**
 * Logo and navigation, fixed to the top of the viewport, as light or dark as what the bar covers there. By `data-bar`,
 * styles/plain-menu.css finds it.
 */
function TopBar(props: TopBarProps) {
  const { page, logo, navigation, allDayPhone } = props
  const active = useActiveSection(sectionOf(page))
  const isOverLight = useIsOverLight(beginsLight(page))

  return (
    <header className={`${styles.bar} ${isOverLight ? 'theme-light' : ''}`} data-bar="">
      <div className={`page-margin ${styles.row}`}>
        <a className={styles.logo} href="/" aria-label={navigation.logoLabel} onClick={goToTop}>
          <Logo file={logo} className={styles.logoImage} />
        </a>
        <BarLinks {...props} active={active} />
        {allDayPhone && (
          <a
            className={`small screen-only ${styles.call}`}
            href={telephoneHref(allDayPhone.number)}
            aria-label={`${allDayPhone.label} ${allDayPhone.number}`}
          >
            <Icon name="phone" />
            <span translate="no">{allDayPhone.label}</span>
            <span className={styles.number} translate="no">
              {allDayPhone.number}
            </span>
          </a>
        )}
        <button type="button" className={`small ${styles.menuButton}`} popoverTarget={MENU_ID}>
          <span className={styles.whenClosed}>{navigation.menu}</span>
          <span className={styles.whenOpen}>{navigation.close}</span>
          <svg width="22" height="12" stroke="currentColor" strokeWidth="2" aria-hidden="true">
            <path className={styles.whenClosed} d="M0 1h22M0 11h22" />
            <path className={styles.whenOpen} d="M5 0l12 12M17 0 5 12" />
          </svg>
        </button>
      </div>
      <div className={`has-overlay ${styles.progress}`} aria-hidden="true">
        {/* By `data-progress`, base.css animates it, also under reduced motion. */}
        <div className={styles.filled} data-progress="" />
      </div>
      <Menu {...props} active={active} />
    </header>
  )
}

interface ActiveProps extends TopBarProps {
  active: SectionId | undefined
}

/** The links of a wide bar. */
const BarLinks = (props: ActiveProps) => (
  <nav className={styles.entries} aria-label={props.navigation.mainLabel}>
    <SectionLink {...props} section="home" className={barLinkClass} />
    <SectionLink {...props} section="about" className={barLinkClass} />
    <button
      type="button"
      className={barLinkClass}
      popoverTarget={MENU_ID}
      aria-current={props.active === 'services' ? 'true' : undefined}
    >
      {props.navigation.services}
      <Icon name="chevron" className={styles.chevron} />
    </button>
    <SectionLink {...props} section="contact" className={barLinkClass} />
  </nav>
)

/** The six services; where the bar has no room for its links, also those and the ways to reach the company. */
const Menu = (props: ActiveProps) => (
  <div id={MENU_ID} popover="auto" className={styles.menu}>
    <nav aria-label={props.navigation.menu}>
      {SECTION_IDS.map((section) => (
        <div key={section} className={styles.group}>
          <SectionLink {...props} section={section} className={`display-3 ${styles.section}`} />
          {section === 'services' && (
            <ul>
              {props.services.map(({ id, menuName, firstItems }) => (
                <li key={id}>
                  <a className={`display-4 ${styles.service}`} href={serviceHref(props.page, id)}>
                    {menuName}
                  </a>
                  <p className={`small muted ${styles.firstItems}`}>{firstItems}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </nav>
    <p className={`numeric ruled ${styles.contacts}`}>
      <a href={`mailto:${props.email}`}>
        <span translate="no">{props.email}</span>
      </a>
      <a href={telephoneHref(props.phone)}>
        <span translate="no">{props.phone}</span>
      </a>
      {props.allDayPhone && (
        <a href={telephoneHref(props.allDayPhone.number)}>
          <span translate="no">{props.allDayPhone.number}</span>{' '}
          <Badge>{props.allDayPhone.label}</Badge>
        </a>
      )}
    </p>
  </div>
)

interface SectionLinkProps extends ActiveProps {
  section: SectionId
  className: string
}

const SectionLink = ({ section, className, page, navigation, active }: SectionLinkProps) => (
  <a
    className={className}
    href={sectionHref(page, section)}
    aria-current={active === section ? 'true' : undefined}
  >
    {navigation[section]}
  </a>
)

/** If it fails, the page goes on without it; the footer has its links, too. */
export const TopBarIsland = (props: TopBarProps) => (
  <ErrorBoundary fallback={null}>
    <TopBar {...props} />
  </ErrorBoundary>
)
