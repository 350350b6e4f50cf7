import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Badge } from '../../components/badge'
import { islandWithErrorBoundary } from '../../components/error-boundary/error-boundary'
import { Icon } from '../../components/icon'
import { Logo } from '../../components/logo'
import { tryPushHistory } from '../../lib/browser'
import { MENU_ID, MAIN_SECTION_IDS, type MainSectionId } from '../../lib/element-ids'
import { telHref } from '../../lib/format'
import { sectionHrefFrom, sectionOfPage, serviceHrefFrom } from '../../lib/page-ids'
import { useWindowEvent } from '../../lib/use-window-event'
import type { TopBarProps } from './top-bar-props'
import { useActiveSection } from './use-active-section'
import { useIsOverLight } from './use-is-over-light'
import styles from './top-bar.module.css'

const startsLight = (page: TopBarProps['page']) =>
  page !== 'error' && !['home', 'about', 'services'].includes(sectionOfPage(page) ?? '')

const barLinkClass = `small ${styles.barLink}`

function scrollToTop(event: WindowEventMap['site:link-click']) {
  if (location.pathname !== '/' || event.detail.url.href !== `${location.origin}/`) return
  const isAtTop = scrollY === 0 && !location.hash
  if (!isAtTop && !tryPushHistory(location.pathname + location.search)) return
  event.preventDefault()
  scrollTo({ top: 0 })
}

function TopBar(props: TopBarProps) {
  const { page, logo, companyName, navigation, allDayPhone } = props
  const active = useActiveSection(sectionOfPage(page))
  const isOverLight = useIsOverLight(startsLight(page))
  useWindowEvent('site:link-click', scrollToTop)

  return (
    <header className={clsx(styles.bar, isOverLight && 'theme-light')} data-bar="">
      <div className={`page-margin ${styles.row}`}>
        <a className={styles.logo} href="/" aria-label={navigation.logoLabel}>
          <LogoOrName drawing={logo} name={companyName} />
        </a>
        <BarLinks page={page} navigation={navigation} active={active} />
        {allDayPhone && (
          <a
            className={`small screen-only ${styles.phoneLink}`}
            href={telHref(allDayPhone.number)}
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
      <div className={`overlay-host ${styles.progress}`} aria-hidden="true">
        <div className={styles.progressValue} data-progress="" />
      </div>
      <Menu {...props} active={active} />
    </header>
  )
}

function LogoOrName({ drawing, name }: { drawing: TopBarProps['logo']; name: string }) {
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (drawing.href.startsWith('#')) return
    // Not every browser reports a failed `<use>`, and errors before hydration are lost, so an `Image` loads the same
    // file.
    const image = new Image()
    image.addEventListener('error', () => setHasFailed(true))
    image.src = drawing.href
  }, [drawing.href])
  if (hasFailed) return <span translate="no">{name}</span>
  return (
    <Logo drawing={drawing} className={styles.logoImage}>
      {name}
    </Logo>
  )
}

interface LinksProps extends Pick<TopBarProps, 'page' | 'navigation'> {
  active: MainSectionId | undefined
}

const BarLinks = (props: LinksProps) => (
  <nav className={styles.barLinks} aria-label={props.navigation.mainLabel}>
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

type MenuProps = LinksProps &
  Pick<TopBarProps, 'services' | 'moreLinks' | 'email' | 'phone' | 'allDayPhone'>

const Menu = ({ services, moreLinks, email, phone, allDayPhone, ...links }: MenuProps) => (
  <div id={MENU_ID} popover="auto" className={styles.menu}>
    <nav aria-label={links.navigation.menu}>
      {MAIN_SECTION_IDS.map((section) => (
        <div key={section} className={styles.menuEntry}>
          <SectionLink {...links} section={section} className={`display-3 ${styles.section}`} />
          {section === 'services' && (
            <ul>
              {services.map(({ id, menuName, serviceSummary }) => (
                <li key={id}>
                  <a
                    className={`display-4 ${styles.service}`}
                    href={serviceHrefFrom(links.page, id)}
                  >
                    {menuName}
                  </a>
                  <p className={`small muted ${styles.serviceSummary}`}>{serviceSummary}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
      {moreLinks.length > 0 && (
        <div className="cluster rule-above">
          {moreLinks.map(({ menuLinkText, href }) => (
            <a key={href} href={href}>
              {menuLinkText}
            </a>
          ))}
        </div>
      )}
    </nav>
    <p className={`narrow-text rule-above ${styles.contacts}`}>
      <a href={`mailto:${email}`}>
        <span translate="no">{email}</span>
      </a>
      <a href={telHref(phone)}>
        <span translate="no">{phone}</span>
      </a>
      {allDayPhone && (
        <a href={telHref(allDayPhone.number)}>
          <span translate="no">{allDayPhone.number}</span> <Badge>{allDayPhone.label}</Badge>
        </a>
      )}
    </p>
  </div>
)

interface SectionLinkProps extends LinksProps {
  section: MainSectionId
  className: string
}

const SectionLink = ({ section, className, page, navigation, active }: SectionLinkProps) => (
  <a
    className={className}
    href={sectionHrefFrom(page, section)}
    aria-current={active === section ? 'true' : undefined}
  >
    {navigation[section]}
  </a>
)

export const TopBarIsland = islandWithErrorBoundary(TopBar)
