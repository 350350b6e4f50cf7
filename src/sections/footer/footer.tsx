import { telephoneHref } from '../../lib/links'
import { CREDENTIALS_HREF, SECTION_IDS, sectionHref } from '../../lib/sections'
import { EmailLink } from '../../components/email-link/email-link'
import { Icon } from '../../components/icon/icon'
import { Logo } from '../../components/logo/logo'
import type { FooterProps } from './footer-props'
import styles from './footer.module.css'

/** The logo, the four entries again, the address, licences where there are any, the rights and the notice. */
export const Footer = (props: FooterProps) => (
  <footer className={`${styles.footer} page-margin`}>
    <div className={`links ${styles.head}`}>
      <Logo drawing={props.drawing} className={styles.logo} />
      {(props.page === 'about' || props.page === 'services') && (
        <a className="button" href={sectionHref(props.page, 'contact')}>
          {props.inquiryLink}
          <Icon name="arrow-right" scale={1.2} />
        </a>
      )}
    </div>
    <div className="grid-12">
      <nav className={styles.start} aria-label={props.navigation.footerLabel}>
        <ul className={styles.entries}>
          {SECTION_IDS.map((section) => (
            <li key={section}>
              <a className="target display-4" href={sectionHref(props.page, section)}>
                {props.navigation[section]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Particulars {...props} />
    </div>
  </footer>
)

/** Address, licences, rights and notice. */
const Particulars = ({ company, licences, year, content }: FooterProps) => (
  <>
    <address className={`${styles.end} small muted`}>
      {company.office.lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>
        <a className="link" href={telephoneHref(company.phones[0]!.number)}>
          {company.phones[0]!.number}
        </a>
      </div>
      <div>
        <EmailLink email={company.email} />
      </div>
    </address>
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
        {` ${company.name}. ${content.rights} `}
        <a className="link" href="/privacy">
          {content.privacy}
        </a>
      </p>
    </div>
    {company.fictional && <p className={`${styles.end} small muted`}>{content.notice}</p>}
  </>
)
