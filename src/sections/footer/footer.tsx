import { logoSize } from '../../content/brand'
import type { Content } from '../../content/read-content'
import { namedNumber, shownCredentials } from '../../content/shown-credentials'
import {
  CREDENTIALS_HREF,
  SEAFARERS_HREF,
  SECTION_IDS,
  sectionHref,
  type PageId,
} from '../../lib/sections'
import { CompanyByLaw } from '../../components/company-by-law/company-by-law'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import styles from './footer.module.css'
import { ServiceLinks } from './service-links'

interface Props {
  page: PageId
  content: Content
  year: number
}

/** The logo, the four entries again, the services, the company by law, licences where there are any, rights and notice. */
export const Footer = ({ page, content, year }: Props) => (
  <footer className={`${styles.footer} page-margin`}>
    <div className={`cluster apart links ${styles.head}`}>
      <Logo drawing={logoSize('logo')} className={styles.logo} />
      {/* The others lead to the form by themselves. */}
      {(page === 'about' || page === 'services') && (
        <a className="button" href={sectionHref(page, 'contact')}>
          {content.home.inquiryLink}
          <Icon name="arrow-right" scale={1.2} />
        </a>
      )}
    </div>
    <div className="grid-12">
      <nav className={styles.start} aria-label={content.navigation.footerLabel}>
        <ul className={`cluster ${styles.entries}`}>
          {SECTION_IDS.map((section) => (
            <li key={section}>
              <a className="target display-4" href={sectionHref(page, section)}>
                {content.navigation[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ServiceLinks content={content} />
      <Particulars content={content} year={year} />
    </div>
  </footer>
)

/** The company by law, licences, rights and notice. */
function Particulars({ content, year }: Omit<Props, 'page'>) {
  const { company, contact, credentials, footer, seafarers } = content
  const licences = shownCredentials(credentials).certificates.map(namedNumber)
  return (
    <>
      <div className="col-full small muted">
        <CompanyByLaw {...content} labels={contact.labels} />
      </div>
      <div className={`${styles.start} small muted`}>
        {licences.length > 0 && (
          <p>
            <a className="link numeric" href={CREDENTIALS_HREF}>
              {licences.join(' · ')}
            </a>
          </p>
        )}
        <p>
          © <span data-current-year="">{year}</span>
          {` ${company.name}. ${footer.rights} `}
          <a className="link" href="/privacy">
            {footer.privacy}
          </a>
          {' · '}
          <a className="link" href={SEAFARERS_HREF}>
            {seafarers.link}
          </a>
        </p>
      </div>
      {company.fictional && <p className={`${styles.end} small muted`}>{footer.notice}</p>}
    </>
  )
}
