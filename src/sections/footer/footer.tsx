import type { LogoSize } from '../../content/brand'
import type { Company } from '../../content/company'
import type { Footer as FooterContent, Navigation } from '../../content/schemas'
import { telephoneHref } from '../../lib/links'
import { PAPERS_HREF } from '../../lib/papers-href'
import { SECTION_IDS, sectionHref, type PageId } from '../../lib/sections'
import { EmailText } from '../../components/email/email-text'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import styles from './footer.module.css'

interface Props {
  page: PageId
  drawing: LogoSize
  content: FooterContent
  /** The words of the link to the form, on pages that do not lead to it by themselves. */
  ask: string
  navigation: Navigation
  company: Company
  /** Numbers of licences and certificates. */
  licences: readonly string[]
  year: number
}

/** The logo, the four entries again, the address, licences where there are any, the rights and the notice. */
export function Footer({
  page,
  drawing,
  content,
  ask,
  navigation,
  company,
  licences,
  year,
}: Props) {
  const phone = company.phones[0]!
  return (
    <footer className={`${styles.footer} page-margin`}>
      <div className={styles.head}>
        <Logo drawing={drawing} className={styles.logo} />
        {(page === 'about' || page === 'services') && (
          <a className="button" href={sectionHref(page, 'contact')}>
            {ask}
            <Icon name="arrow-right" scale={1.2} />
          </a>
        )}
      </div>
      <div className="grid-12">
        <nav className={styles.start} aria-label={navigation.footerLabel}>
          <ul className={styles.entries}>
            {SECTION_IDS.map((section) => (
              <li key={section}>
                <a className={`${styles.entry} display-4`} href={sectionHref(page, section)}>
                  {navigation[section]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <address className={`${styles.end} small muted`}>
          {company.office.lines.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div>
            <a className="link" href={telephoneHref(phone.number)}>
              {phone.number}
            </a>
          </div>
          <div>
            <a className="link email" href={`mailto:${company.email}`}>
              <EmailText>{company.email}</EmailText>
            </a>
          </div>
        </address>
        <div className={`${styles.start} small muted`}>
          {licences.length > 0 && (
            <p>
              <a className="link numeric" href={PAPERS_HREF}>
                {licences.join(' · ')}
              </a>
            </p>
          )}
          <p>
            © <span data-current-year="">{year}</span>
            {` ${company.name}. ${content.rights} `}
            <a className="link" href="/privacy">
              {content.privacy}
            </a>
          </p>
        </div>
        {company.fictional && <p className={`${styles.end} small muted`}>{content.notice}</p>}
      </div>
    </footer>
  )
}
