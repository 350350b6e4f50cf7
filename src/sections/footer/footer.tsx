import type { LogoSize } from '../../content/brand'
import type { Company } from '../../content/company'
import type { Footer as FooterContent, Navigation } from '../../content/schemas'
import { PAPERS_HREF } from '../../lib/papers-href'
import { SECTION_IDS, sectionHref, type PageId } from '../../lib/sections'
import { Logo } from '../../components/logo/logo'
import styles from './footer.module.css'

interface Props {
  page: PageId
  drawing: LogoSize
  content: FooterContent
  navigation: Navigation
  company: Company
  /** Numbers of licences and certificates. */
  licences: readonly string[]
  year: number
}

/** The logo, the four entries again, licences where there are any, and the rights. */
export function Footer({ page, drawing, content, navigation, company, licences, year }: Props) {
  return (
    <footer className={styles.footer}>
      <div className={styles.border} aria-hidden="true" />
      <div className={styles.head}>
        <Logo drawing={drawing} className={styles.logo} />
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
