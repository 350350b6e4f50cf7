import type { Company } from '../../content/company'
import type { Footer as FooterContent, Navigation } from '../../content/schemas'
import type { Route } from '../../content/route'
import { formatPosition } from '../../lib/position'
import { PAPERS_HREF } from '../../lib/papers-href'
import { SECTION_IDS, sectionHref, sectionOf, type PageId } from '../../lib/sections'
import { Logo } from '../../components/logo/logo'
import styles from './footer.module.css'

interface Props {
  page: PageId
  content: FooterContent
  navigation: Navigation
  company: Company
  /** Numbers of licences and certificates. */
  licences: readonly string[]
  berth: Route['berth']
  year: number
}

/** The harbour: the berth, the four entries again, licences where there are any, and the rights. */
export function Footer({ page, content, navigation, company, licences, berth, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.border} aria-hidden="true" />
      <div className={styles.berth}>
        <Logo drawing="hero" className={styles.logo} />
        {/* The horizon of the logo runs on to where the berth is. */}
        <svg
          className={styles.horizon}
          viewBox="0 0 716.2 97"
          fill="currentColor"
          aria-hidden="true"
        >
          <path d="M716 72h9999v4h-9999z" />
        </svg>
        <p className={styles.position}>
          {endsPassage(page) && <span className={styles.note}>{berth.note}</span>}
          {`${berth.name} ${formatPosition(berth)}`}
        </p>
      </div>
      <div className={styles.foot}>
        <nav aria-label={navigation.footerLabel}>
          <ul className={styles.entries}>
            {SECTION_IDS.map((section) => (
              <li key={section}>
                <a className={styles.entry} href={sectionHref(page, section)}>
                  {navigation[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          {licences.length > 0 && (
            <p className={styles.licences}>
              <a href={PAPERS_HREF}>{licences.join(' · ')}</a>
            </p>
          )}
          <p>
            © <span data-current-year="">{year}</span>
            {` ${company.name}. ${content.rights} `}
            <a href="/privacy">{content.privacy}</a>
          </p>
          {content.notice && <p>{content.notice}</p>}
        </div>
      </div>
    </footer>
  )
}

/** Whether whoever has come to the foot of `page` has sailed to the pilot, who boards at Contact. */
const endsPassage = (page: PageId) => page === 'home' || sectionOf(page) === 'contact'
